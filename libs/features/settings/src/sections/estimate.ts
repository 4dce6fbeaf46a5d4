import { sectionSeconds, type SectionName, type SectionToggles } from '@forecourt/contract';

/** Above either, clearly fewer customers finish their report. */
export const comfortable = { photos: 13, seconds: 180 } as const;

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
  'dealer_select',
  'contact_details',
] as const satisfies readonly SectionName[];

/** Photos that most customers take in a section; the others have none. */
const photosOf: Partial<Record<SectionName, number>> = {
  licence_plate: 1,
  exterior_images: 4,
  windshield: 1,
  damage_locations: 2,
  mileage: 1,
  dashboard: 1,
  interior_front: 1,
  interior_back: 1,
  vin: 1,
};

export interface Estimate {
  steps: { section: SectionName; photos: number; seconds: number }[];
  photos: number;
  seconds: number;
  tooManyPhotos: boolean;
  tooLong: boolean;
}

/** What a customer is asked for, in order, and what it takes of them. */
export function estimate(sections: SectionToggles): Estimate {
  const steps = customerSteps
    .filter((section) => sections[section])
    .map((section) => ({
      section,
      photos: photosOf[section] ?? 0,
      seconds: sectionSeconds[section],
    }));
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
