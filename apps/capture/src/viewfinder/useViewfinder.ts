import { useState } from 'react';
import { useModel } from '../app/context.ts';
import type { CameraProblem } from '../camera/camera.ts';
import { useLiveCamera } from '../camera/useLiveCamera.ts';
import { preparePhoto } from '../photo/preparePhoto.ts';
import type { PreparedPhoto } from '../photo/prepared.ts';
import { hintFor, type PhotoHint } from '../photo/quality.ts';
import { grab } from './grab.ts';
import type { ShotTarget } from './target.ts';

type Work =
  /** The shutter was pressed: the photo is being prepared. */
  | { kind: 'keeping' }
  /** The photo could be better: the customer decides. */
  | { kind: 'hint'; photo: PreparedPhoto; hint: PhotoHint };

export type Stage = Work | { kind: 'opening' } | { kind: 'live' } | { kind: CameraProblem };

/**
 * Takes photo after photo: starts the camera, releases the shutter, keeps good photos and asks
 * about those that could be better.
 * @param onEnd called when the last target has its photo
 */
export function useViewfinder(targets: readonly ShotTarget[], onEnd: () => void) {
  const { actions } = useModel();
  const { picture, open } = useLiveCamera();
  const [work, setWork] = useState<Work | null>(null);
  const [at, setAt] = useState(0);
  /** The last photo could not be stored. */
  const [failed, setFailed] = useState(false);
  const target = targets[at]!;
  const stream = picture.kind === 'live' ? picture.stream : null;
  const stage: Stage = (stream && work) ?? { kind: picture.kind };

  async function keep(photo: PreparedPhoto, hints: PhotoHint[], last = false): Promise<void> {
    await (target.keep?.(photo) ?? actions.addPhoto(target.place, { ...photo, hints }));
    if (last || !stream || at + 1 >= targets.length) return onEnd();
    setAt(at + 1);
    setWork(null);
  }

  /** Runs a step that may fail and reports a failure; the camera stays open. */
  async function attempt(step: () => Promise<boolean>): Promise<void> {
    setFailed(false);
    setWork({ kind: 'keeping' });
    if (await step().catch(() => false)) return;
    setFailed(true);
    setWork(work);
  }

  return {
    stage,
    stream,
    target,
    at,
    failed,

    shoot: (video: HTMLVideoElement) =>
      attempt(async () => {
        const preparation = await preparePhoto(await grab(video));
        if (!preparation.ok) return false;
        const { photo } = preparation;
        const hint = hintFor(photo.hints, target.place.wide);
        if (hint) setWork({ kind: 'hint', photo, hint });
        else await keep(photo, photo.hints);
        return true;
      }),

    /**
     * A photo that was taken or chosen elsewhere; its hints are shown later.
     * @param last whether to close the camera afterwards
     */
    take: (files: readonly File[], last = false) =>
      attempt(async () => {
        const [file] = files;
        const preparation = file && (await preparePhoto(file));
        if (!preparation?.ok) return false;
        await keep(preparation.photo, preparation.photo.hints, last);
        return true;
      }),

    keepAnyway: (photo: PreparedPhoto) => attempt(async () => (await keep(photo, []), true)),
    retake: () => setWork(null),
    tryAgain: open,
  };
}
