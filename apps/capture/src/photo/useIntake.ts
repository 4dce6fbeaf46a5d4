import { useState } from 'react';
import { useModel } from '../app/context.ts';
import type { Place } from '../draft/actions.ts';
import type { PhotoProblem } from './prepare.ts';
import { preparePhoto } from './preparePhoto.ts';

export interface Intake {
  /** Number of photos being prepared. */
  preparing: number;
  problem: PhotoProblem | 'NOT_KEPT' | null;
  /** Assigns chosen files: one to each of the first `places`, all the rest to the last one. */
  take(files: readonly File[], places: readonly Place[]): Promise<void>;
}

/**
 * Prepares and stores chosen files; a file that is not a photo is reported, the others continue.
 */
export function useIntake(): Intake {
  const model = useModel();
  const [preparing, setPreparing] = useState(0);
  const [problem, setProblem] = useState<Intake['problem']>(null);

  async function keep(file: File, place: Place) {
    const preparation = await preparePhoto(file);
    if (!preparation.ok) return setProblem(preparation.problem);
    await model.actions.addPhoto(place, preparation.photo);
  }

  return {
    preparing,
    problem,
    async take(chosen, places) {
      setProblem(null);
      setPreparing((count) => count + chosen.length);
      for (const [index, file] of chosen.entries()) {
        const place = places[Math.min(index, places.length - 1)];
        // Drop surplus files for a single-photo place: each would replace the one before.
        if (place && (index < places.length || !place.single)) {
          await keep(file, place).catch(() => setProblem('NOT_KEPT'));
        }
        setPreparing((count) => count - 1);
      }
    },
  };
}
