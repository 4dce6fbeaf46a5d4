import { sectionOrder, sections, type SectionName, type SectionToggles } from '@forecourt/contract';

/** Above either limit, noticeably fewer customers complete their report. */
export const comfortable = { photos: 13, seconds: 180 } as const;

export interface Estimate {
  steps: { section: SectionName; photos: number; seconds: number }[];
  photos: number;
  seconds: number;
  tooManyPhotos: boolean;
  tooLong: boolean;
}

/** The steps of a customer, in order, and the effort. */
export function estimate(asked: SectionToggles): Estimate {
  const steps = sectionOrder
    .filter((section) => asked[section])
    .map((section) => {
      const { photos, seconds } = sections[section];
      return { section, photos, seconds };
    });
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
