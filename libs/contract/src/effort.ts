import type { SectionName, SectionToggles } from './generated/schema.d.ts';

/**
 * Seconds that a section of the photo report typically takes, reading and the way to the place
 * included: 12 for a photo of the whole car, 9 for one outside of it, 7 for one inside, 3 to 14 for an
 * answer by its kind, a third of that for one that may be left out.
 */
export const sectionSeconds: Readonly<Record<SectionName, number>> = {
  licence_plate: 9,
  exterior_images: 50,
  scan_360: 37,
  windshield: 11,
  damage_locations: 24,
  mileage: 15,
  dashboard: 9,
  interior_front: 9,
  interior_back: 9,
  vin: 14,
  car_details: 27,
  car_condition: 17,
  description: 20,
  dealer_select: 6,
  // who was sent a request finds the name there
  contact_details: 12,
};

/** Seconds that a report of these sections typically takes a customer. */
export function reportSeconds(sections: SectionToggles): number {
  const names = Object.keys(sectionSeconds) as SectionName[];
  return names.reduce((sum, name) => sum + (sections[name] ? sectionSeconds[name] : 0), 0);
}

/**
 * The same as every text says it, to customers and to staff: whole minutes, at least the half of one;
 * 0 stands for less.
 */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60);

/** What a message or an invite page says before anything is given: never less than a minute. */
export const reportMinutes = (sections: SectionToggles): number =>
  Math.max(1, minutesOf(reportSeconds(sections)));
