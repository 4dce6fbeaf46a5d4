/** Why the page cannot show what the camera sees. */
export type CameraProblem =
  /** The customer or the browser's settings denied access. */
  | 'denied'
  /** No camera is available to this page, as in many in-app browsers. */
  | 'none'
  /** Another app uses it, or it did not start. */
  | 'busy';

export type Opening = { kind: 'live'; stream: MediaStream } | { kind: CameraProblem };

/**
 * How photos are taken on this phone. `guided`: in the page, with an outline over the live picture.
 * `app`: with the phone's own camera app, through a file input, which works everywhere. `declined`:
 * with the app as well, because the customer prefers it. `blocked`: with the app, because the page
 * may not use the camera; the page can explain how to change that.
 */
export type CameraMode = 'guided' | 'app' | 'declined' | 'blocked';

/** The phone's camera, as far as the page may use it. */
export interface Camera {
  subscribe(listener: () => void): () => void;
  getMode(): CameraMode;
  /** Starts the camera; the browser asks for permission if it has not yet done so. Never throws. */
  open(): Promise<Opening>;
  /** Stores whether the customer prefers the phone's own camera app or the guide. */
  prefer(mode: 'guided' | 'declined'): void;
}

/** Turns off the camera's light and stops its stream. */
export function endStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Maps an error of `getUserMedia` to a problem. */
export function problemOf(error: unknown): CameraProblem {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'none';
  }
}
