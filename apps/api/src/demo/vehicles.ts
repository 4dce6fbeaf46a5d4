import { makeVehicle } from '@forecourt/contract/fixtures';
import type { Random, Vehicle } from '@forecourt/contract/fixtures';
import type { StoredCar } from './pictures.ts';

/** Names for the rendered cars, and real models that look similar from a distance. */
const FORMS: Record<string, { model: string; year: number; style: string; color: string }> = {
  hatchback: { model: 'City', year: 2023, style: 'Hatchback', color: 'Red' },
  saloon: { model: 'Touring', year: 2024, style: 'Sedan', color: 'Blue' },
  suv: { model: 'Trail', year: 2026, style: 'SUV', color: 'Silver' },
};

/** The make of the rendered cars exists only in the demo, like their VINs. */
const MAKE = 'Fennec';

/** A car for a report: the rendered one itself, or another that looks like it in the pictures. */
export function vehicleOf(random: Random, pictures: StoredCar | null, itself: boolean): Vehicle {
  const form = pictures && FORMS[pictures.id];
  let vehicle = makeVehicle(random);
  if (!form) return vehicle;
  while (vehicle.style !== form.style) vehicle = makeVehicle(random);
  if (!itself) return { ...vehicle, color: form.color };
  const { model, year, color } = form;
  const { plate, vin } = pictures;
  return { ...vehicle, make: MAKE, model, year, color, plate, vin };
}
