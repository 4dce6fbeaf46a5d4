import { beforeEach, expect, test, vi } from 'vitest';
import { browserCamera } from './browserCamera.ts';

interface PhoneOptions {
  cameras?: number;
  touch?: boolean;
  permission?: PermissionState | 'not told';
  refuses?: string;
}

/** A fake browser with this many cameras that answers as configured. */
function phone({ cameras = 1, touch = true, permission = 'prompt', refuses }: PhoneOptions = {}) {
  const status: { state: string; onchange: (() => void) | null } = {
    state: permission,
    onchange: null,
  };
  const stream = { getTracks: () => [] };
  const mediaDevices = {
    enumerateDevices: vi.fn(async () => Array(cameras).fill({ kind: 'videoinput' })),
    getUserMedia: vi.fn(async (_wanted: MediaStreamConstraints) => {
      if (refuses) throw new DOMException('', refuses);
      return stream;
    }),
  };
  const world = {
    matchMedia: () => ({ matches: touch }),
    navigator: {
      mediaDevices,
      permissions: {
        query: async () => {
          if (permission === 'not told') throw new TypeError('camera');
          return status;
        },
      },
    },
  };
  return { world: world as unknown as Window, status, mediaDevices, stream };
}

/** The fake browser answers within microtasks: the next task runs after all of them. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test.each<[string, PhoneOptions, string]>([
  ['a phone that has not been asked yet', {}, 'guided'],
  ['a phone that allows it', { permission: 'granted' }, 'guided'],
  ['a browser that does not tell', { permission: 'not told' }, 'guided'],
  ['a phone that forbids it', { permission: 'denied' }, 'blocked'],
  ['a phone without a camera', { cameras: 0 }, 'app'],
  ['a computer with a webcam', { touch: false }, 'app'],
])('%s takes photos as it can', async (_which, options, mode) => {
  const camera = browserCamera(phone(options).world);
  await settled();
  expect(camera.getMode()).toBe(mode);
});

test('the browser inside a message app, which has no camera for pages, uses the phone’s own', async () => {
  const { world } = phone();
  Object.assign(world.navigator, { mediaDevices: undefined });
  const camera = browserCamera(world);
  await settled();
  expect(camera.getMode()).toBe('app');
  expect(await camera.open()).toEqual({ kind: 'none' });
});

test.each([
  ['NotAllowedError', 'denied', 'blocked'],
  ['SecurityError', 'denied', 'blocked'],
  ['NotReadableError', 'busy', 'guided'],
  ['NotFoundError', 'none', 'app'],
])('a camera that answers %s is %s', async (name, kind, mode) => {
  const camera = browserCamera(phone({ refuses: name }).world);
  await settled();
  expect(await camera.open()).toEqual({ kind });
  expect(camera.getMode()).toBe(mode);
});

test('the camera that looks away is asked for, and no microphone', async () => {
  const { world, mediaDevices, stream } = phone();
  expect(await browserCamera(world).open()).toEqual({ kind: 'live', stream });
  expect(mediaDevices.getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    audio: false,
    video: { facingMode: { ideal: 'environment' } },
  });
});

test('once allowed in the settings, the guide is there without a reload', async () => {
  const { world, status } = phone({ permission: 'denied' });
  const camera = browserCamera(world);
  await settled();
  const heard = vi.fn();
  camera.subscribe(heard);
  status.state = 'granted';
  status.onchange?.();
  await settled();
  expect(camera.getMode()).toBe('guided');
  expect(heard).toHaveBeenCalled();
});

test('a customer who prefers the phone’s own camera keeps it, also after a reload', async () => {
  const { world } = phone();
  browserCamera(world).prefer('declined');
  const camera = browserCamera(world);
  await settled();
  expect(camera.getMode()).toBe('declined');
  camera.prefer('guided');
  await settled();
  expect(camera.getMode()).toBe('guided');
});
