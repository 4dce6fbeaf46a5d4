import type { SectionName, SectionToggles } from '@forecourt/contract';

/** Above either, clearly fewer customers finish their report (spec §9: it takes about three minutes). */
export const comfortable = { photos: 13, seconds: 180 } as const;

interface Effort {
  /** Photos that most customers take there. */
  photos: number;
  /** Typical time, reading included. */
  seconds: number;
}

/** In the order of the capture page: around the car, into it, then the questions. */
export const customerSteps = [
  'licence_plate',
  'exterior_images',
  'scan_360',
  'windshield',
  'damage_locations',
  'mileage',
  'dashboard',
  'interior_front',
  'interior_back',
  'vin',
  'car_details',
  'car_condition',
  'description',
  'contact_details',
] as const satisfies readonly SectionName[];

export type CustomerStep = (typeof customerSteps)[number];

const efforts: Record<CustomerStep, Effort> = {
  licence_plate: { photos: 1, seconds: 10 },
  exterior_images: { photos: 4, seconds: 36 },
  scan_360: { photos: 0, seconds: 35 },
  windshield: { photos: 1, seconds: 8 },
  damage_locations: { photos: 2, seconds: 24 },
  mileage: { photos: 1, seconds: 12 },
  dashboard: { photos: 1, seconds: 8 },
  interior_front: { photos: 1, seconds: 8 },
  interior_back: { photos: 1, seconds: 8 },
  vin: { photos: 1, seconds: 12 },
  car_details: { photos: 0, seconds: 24 },
  car_condition: { photos: 0, seconds: 28 },
  description: { photos: 0, seconds: 18 },
  contact_details: { photos: 0, seconds: 16 },
};

export interface Estimate {
  steps: { section: CustomerStep; photos: number; seconds: number }[];
  photos: number;
  seconds: number;
  tooManyPhotos: boolean;
  tooLong: boolean;
}

/** What a customer is asked for, in order, and what it takes of them. */
export function estimate(sections: SectionToggles): Estimate {
  const steps = customerSteps
    .filter((section) => sections[section])
    .map((section) => ({ section, ...efforts[section] }));
  const photos = steps.reduce((sum, step) => sum + step.photos, 0);
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return {
    steps,
    photos,
    seconds,
    tooManyPhotos: photos > comfortable.photos,
    tooLong: seconds > comfortable.seconds,
  };
}

/** As people say it: half minutes, never under one half. */
export function halfMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 30)) / 2;
}
