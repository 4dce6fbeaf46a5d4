import type { Camera, CameraMode, CameraProblem } from '../camera/camera.ts';
import { type CodePicture, paintCode } from './barcodes.ts';
import { paintScene } from './pictures.ts';

export interface DrawnCameraOptions {
  mode?: CameraMode;
  /** Problems on successive opens; the last one repeats. */
  problems?: (CameraProblem | null)[];
  /** The phone is held upright. */
  upright?: boolean;
  /** A CSS filter over the picture, such as `blur(12px)`. */
  filter?: string;
  /** It looks at a label with this code. */
  code?: CodePicture;
}

/** A camera that shows a drawn road and a car; its stream is a real one. */
export function drawnCamera({
  mode = 'guided',
  problems = [],
  upright = false,
  filter = 'none',
  code,
}: DrawnCameraOptions = {}): Camera & { filter: string } {
  const listeners = new Set<() => void>();
  const become = (next: CameraMode) => {
    mode = next;
    for (const listener of listeners) listener();
  };
  const camera = {
    filter,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getMode: () => mode,
    async open() {
      const problem = problems.length > 1 ? problems.shift() : problems[0];
      if (problem === 'denied') become('blocked');
      if (problem) return { kind: problem };
      become('guided');
      return { kind: 'live' as const, stream: streamOf(upright, () => camera.filter, code) };
    },
    prefer: become,
  };
  return camera;
}

function streamOf(upright: boolean, filter: () => string, code?: CodePicture): MediaStream {
  const [width, height] = upright ? [600, 800] : [800, 600];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const paint = () => {
    if (code) return paintCode(context, code);
    context.filter = filter();
    context.fillStyle = 'oklch(0.4 0.02 250)';
    context.fillRect(0, 0, width, height);
    context.setTransform(1, 0, 0, 1, 0, upright ? 160 : 0);
    paintScene(context, 25, width);
    context.setTransform(1, 0, 0, 1, 0, 0);
  };
  const stream = canvas.captureStream();
  paint();
  const timer = setInterval(() => {
    if (stream.getVideoTracks()[0]?.readyState === 'ended') clearInterval(timer);
    else paint();
  }, 60);
  return stream;
}
