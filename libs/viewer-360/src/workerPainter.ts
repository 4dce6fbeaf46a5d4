import { decodingTo } from './decoder.ts';
import type { CreatePainter } from './painter.ts';

/**
 * Messages to the worker: the canvas, under 0; else a picture's number, with its bytes and how to
 * decode them, with `true` to free it, or alone to draw it.
 */
type Order = [0, OffscreenCanvas] | [id: number, bytes?: Blob | true, options?: ImageBitmapOptions];

/**
 * Its answers: a picture's number and its size, which is missing if the bytes are not a picture.
 */
type Answer = [id: number, width: number, height: number];

/**
 * Runs in the worker, which is created from its source text: it cannot use anything else in this
 * module.
 */
function work(scope: Worker): void {
  const pictures: ImageBitmap[] = [];
  let pen: OffscreenCanvasRenderingContext2D;
  scope.onmessage = ({ data: [id, subject, options] }) => {
    const picture = pictures[id] as ImageBitmap;
    if (options) {
      createImageBitmap(subject, options).then(
        (made) => scope.postMessage([id, (pictures[id] = made).width, made.height]),
        () => scope.postMessage([id]),
      );
    } else if (!id) {
      pen = subject.getContext('2d', { alpha: false });
    } else if (subject) {
      picture.close();
      delete pictures[id];
    } else {
      const { canvas } = pen;
      const { width, height } = picture;
      if (canvas.width < width || canvas.width > width * 2) {
        Object.assign(canvas, { width, height });
      }
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    }
  };
}

let address: string | undefined;

/**
 * A painter in a worker: it keeps the pictures, and showing another one costs the main thread a
 * message. It fails if the page's CSP forbids the worker, if a worker cannot draw, and when frames
 * are image elements, which cannot be transferred to a worker.
 */
export const createWorkerPainter: CreatePainter = (failed) => {
  const canvas = document.createElement('canvas');
  const answered = new Map<number, (width: number, height: number) => void>();
  let last = 0;
  let worker: Worker;
  const order = (...args: Order) => worker.postMessage(args);

  try {
    const offscreen = canvas.transferControlToOffscreen();
    address ??= URL.createObjectURL(new Blob([`(${work.toString()})(self)`]));
    worker = new Worker(address);
    worker.postMessage([0, offscreen], [offscreen]);
  } catch {
    return undefined;
  }
  worker.onerror = failed;
  worker.onmessage = ({ data: [id, width, height] }: MessageEvent<Answer>) => {
    answered.get(id)?.(width, height);
    answered.delete(id);
  };

  return {
    canvas,
    decode: (encoded, width) =>
      new Promise((done, fail) => {
        if (!(encoded instanceof Blob)) return failed();
        const source = ++last;
        answered.set(source, (wide, high) =>
          wide ? done({ source, width: wide, height: high }) : fail(),
        );
        order(source, encoded, decodingTo(width));
      }),
    draw: ({ source }) => order(source as number),
    release: ({ source }) => order(source as number, true),
    destroy: () => worker.terminate(),
  };
};
