import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawFrame } from './testing/frames.ts';
import { mount, painted, shownPixel, unmountAll, until } from './testing/mount.ts';

afterEach(() => {
  unmountAll();
  vi.unstubAllGlobals();
});

const settled = async (...args: Parameters<typeof mount>) => {
  const all = mount({ count: 6, ...args[0] }, args[1]);
  await until(() => expect(all.viewer.spin.state.phase).toBe('ready'));
  await until(() => expect(all.viewer.spin.bytes).toBeGreaterThan(0));
  return all;
};

/** Asserts that turning the ring shows one picture after the other. */
async function expectTurning({ viewer, container }: ReturnType<typeof mount>) {
  const seen = new Set<string | undefined>();
  for (const frame of [0, 1, 2, 3]) {
    viewer.spin.turnTo(frame);
    const before = seen.size;
    await until(() => {
      const pixel = shownPixel(container);
      expect(pixel).not.toBe('0,0,0');
      expect(seen.add(pixel).size).toBeGreaterThan(before);
    });
  }
}

/** Whether the page itself can draw on the visible canvas. */
const drawsHere = (container: HTMLElement) => {
  try {
    return Boolean(container.querySelector('canvas')?.getContext('2d'));
  } catch {
    return false;
  }
};

/** Makes image elements load the drawn frames, whatever their address. */
async function serveImages() {
  const frames = await Promise.all([0, 1, 2, 3, 4, 5].map((frame) => drawFrame(frame, 6, 'low')));
  const addresses = frames.map((frame) => URL.createObjectURL(frame));
  const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  vi.stubGlobal('Image', function Image() {
    const image = document.createElement('img');
    return Object.defineProperty(image, 'src', {
      set(address: string) {
        const [, frame] = /(\d+)\.jpg$/.exec(address) ?? [];
        src?.set?.call(image, frame ? addresses[Number(frame)] : address);
      },
    });
  });
}

describe('drawing', () => {
  it('happens in a worker, where the browser has one that can', async () => {
    const all = await settled();
    expect(drawsHere(all.container)).toBe(false);
    await expectTurning(all);
  });

  it('happens on the page where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const all = await settled();
    expect(drawsHere(all.container)).toBe(true);
    await expectTurning(all);
  });

  it('goes on on the page when the worker does not start, as a strict policy has it', async () => {
    const Real = Worker;
    const broken = URL.createObjectURL(new Blob(['throw new Error()']));
    vi.stubGlobal('Worker', function Worker() {
      return new Real(broken);
    });
    const all = mount({ count: 6 });
    await until(() => expect(drawsHere(all.container)).toBe(true));
    await until(() => expect(all.viewer.spin.state.phase).toBe('ready'));
    await expectTurning(all);
  });

  it('takes image elements where the browser cannot decode bytes', async () => {
    await serveImages();
    vi.stubGlobal('createImageBitmap', undefined);
    const all = await settled({ loadFrame: undefined, hd: false });
    expect(drawsHere(all.container)).toBe(true);
    await expectTurning(all);
  });

  it('takes image elements where the server forbids reading its pictures', async () => {
    await serveImages();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const base = 'https://pictures.example/high';
    const lowBase = 'https://pictures.example/low';
    const all = await settled({ base, lowBase, loadFrame: undefined, hd: false });
    expect(drawsHere(all.container)).toBe(true);
    await expectTurning(all);
  });

  it('goes without a frame whose bytes are no picture', async () => {
    const real = await drawFrame(0, 6, 'low');
    const loadFrame = (url: string) =>
      Promise.resolve(url.includes('/2.') ? new Blob(['no picture']) : real);
    const { viewer, container } = await settled({ loadFrame, hd: false });
    const shown = () => expect(shownPixel(container)).not.toBe('0,0,0');
    await until(shown);
    viewer.spin.turnTo(2);
    await painted();
    shown();
  });
});
