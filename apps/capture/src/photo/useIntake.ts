import { useState } from 'react';
import { useModel } from '../app/context.ts';
import type { Place } from '../draft/actions.ts';
import type { PhotoProblem } from './prepare.ts';
import { preparePhoto } from './preparePhoto.ts';

export interface Intake {
  /** Photos being made ready. */
  preparing: number;
  problem: PhotoProblem | 'NOT_KEPT' | null;
  /** Takes chosen files: the first `places` one by one, the last place all that are left. */
  take(files: readonly File[], places: readonly Place[]): Promise<void>;
}

/** Prepares chosen files and stores them; a file that is no photo is reported, the others go on. */
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
        // One photo for one place: what is more than there are places would replace the last.
        if (place && (index < places.length || !place.single)) {
          await keep(file, place).catch(() => setProblem('NOT_KEPT'));
        }
        setPreparing((count) => count - 1);
      }
    },
  };
}
