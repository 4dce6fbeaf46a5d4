import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useModel } from '../app/context.ts';
import { type CameraProblem, endStream } from '../camera/camera.ts';
import { useCamera } from '../camera/cameraContext.ts';
import { preparePhoto } from '../photo/preparePhoto.ts';
import type { PreparedPhoto } from '../photo/prepared.ts';
import { hintFor, type PhotoHint } from '../photo/quality.ts';
import { grab } from './grab.ts';
import type { ShotTarget } from './target.ts';

export type Stage =
  /** The camera is starting, or the browser is asking for permission. */
  | { kind: 'opening' }
  | { kind: 'live' }
  /** The shutter was pressed: the photo is being prepared. */
  | { kind: 'keeping' }
  /** The photo could be better: the customer decides. */
  | { kind: 'hint'; photo: PreparedPhoto; hint: PhotoHint }
  | { kind: CameraProblem };

/**
 * Takes photo after photo: starts the camera, releases the shutter, keeps good photos and asks
 * about those that could be better.
 * @param onEnd called when the last target has its photo
 */
export function useViewfinder(targets: readonly ShotTarget[], onEnd: () => void) {
  const camera = useCamera();
  const { actions } = useModel();
  const [stage, setStage] = useState<Stage>({ kind: 'opening' });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [at, setAt] = useState(0);
  /** The last photo could not be stored. */
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const target = targets[at]!;

  const open = () => {
    setStage({ kind: 'opening' });
    setTries((count) => count + 1);
  };
  const reopen = useEffectEvent(open);
  const opened = useRef<MediaStream | null>(null);
  useEffect(() => {
    let left = false;
    void camera.open().then((opening) => {
      if (opening.kind !== 'live') return left || setStage({ kind: opening.kind });
      if (left) return endStream(opening.stream);
      opened.current = opening.stream;
      // Phones take the camera away from background pages.
      opening.stream.getVideoTracks()[0]?.addEventListener('ended', () => left || reopen());
      setStream(opening.stream);
      setStage({ kind: 'live' });
    });
    return () => {
      left = true;
      if (opened.current) endStream(opened.current);
      opened.current = null;
    };
  }, [camera, tries]);

  async function keep(photo: PreparedPhoto, hints: PhotoHint[], last = false): Promise<void> {
    await (target.keep?.(photo) ?? actions.addPhoto(target.place, { ...photo, hints }));
    if (last || !stream || at + 1 >= targets.length) return onEnd();
    setAt(at + 1);
    setStage({ kind: 'live' });
  }

  /** Runs a step that may fail and reports a failure; the camera stays open. */
  async function attempt(work: () => Promise<boolean>): Promise<void> {
    setFailed(false);
    if (stream) setStage({ kind: 'keeping' });
    if (await work().catch(() => false)) return;
    setFailed(true);
    setStage(stage);
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
        if (hint) setStage({ kind: 'hint', photo, hint });
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
    retake: () => setStage({ kind: 'live' }),
    tryAgain: open,
  };
}
