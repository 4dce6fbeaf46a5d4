import { type Camera, type CameraMode, type Opening, problemOf } from './camera.ts';

/** Remembers that the customer prefers the phone's own camera app. */
const KEPT = 'forecourt-capture/camera';

/** Requested constraints: the rear camera, at the resolution that is sent. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 2560 },
    height: { ideal: 1920 },
  },
};

/**
 * The camera of this browser. Until it is known to exist and to be allowed, photos are taken with
 * the phone's own camera app, so nothing ever waits for it.
 */
export function browserCamera(world: Pick<Window, 'navigator' | 'matchMedia'> = window): Camera {
  const { mediaDevices, permissions } = world.navigator;
  const listeners = new Set<() => void>();
  let mode: CameraMode = 'app';
  let preferred = remembered();
  const become = (next: CameraMode) => {
    if (next === mode) return;
    mode = next;
    for (const listener of listeners) listener();
  };

  /** The guide is of no use on a desktop: there, photos come from files. */
  const isPhone = () => world.matchMedia('(pointer: coarse)').matches;

  async function look(): Promise<void> {
    // In-app browsers and pages without HTTPS have no `mediaDevices`.
    if (!mediaDevices?.getUserMedia || !isPhone()) return become('app');
    const found = await mediaDevices.enumerateDevices().catch(() => []);
    if (!found.some(({ kind }) => kind === 'videoinput')) return become('app');
    if (await isDenied()) become('blocked');
    else become(preferred === 'declined' ? 'declined' : 'guided');
  }

  async function isDenied(): Promise<boolean> {
    try {
      const status = await permissions.query({ name: 'camera' as PermissionName });
      status.onchange = () => void look();
      return status.state === 'denied';
    } catch {
      // Firefox before 2024 and older WebKit cannot query this permission; requesting the camera
      // shows it.
      return false;
    }
  }

  function prefer(next: 'guided' | 'declined'): void {
    preferred = next;
    remember(next);
    void look();
  }

  void look();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getMode: () => mode,
    async open(): Promise<Opening> {
      if (!mediaDevices?.getUserMedia) return { kind: 'none' };
      try {
        const stream = await mediaDevices.getUserMedia(WANTED);
        prefer('guided');
        return { kind: 'live', stream };
      } catch (error) {
        const kind = problemOf(error);
        if (kind === 'denied') become('blocked');
        if (kind === 'none') become('app');
        return { kind };
      }
    },
    prefer,
  };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function remember(mode: string): void {
  try {
    localStorage.setItem(KEPT, mode);
  } catch {
    // Private mode: the choice is not remembered.
  }
}
