/** Why the page cannot show what the camera sees. */
export type CameraProblem =
  /** The customer or the browser's settings said no. */
  | 'denied'
  /** There is no camera that this page could use, as in many in-app browsers. */
  | 'none'
  /** Another app holds it, or it did not start. */
  | 'busy';

export type Opening = { kind: 'live'; stream: MediaStream } | { kind: CameraProblem };

/**
 * How photos are taken on this phone. `guided`: in the page, with an outline over the live picture.
 * `app`: by the phone's own camera app, through a file input, which works everywhere. `declined`: by
 * the app as well, since the customer likes it better. `blocked`: by the app, since the page may not
 * use the camera; the page can say how to change that.
 */
export type CameraMode = 'guided' | 'app' | 'declined' | 'blocked';

/** The phone's camera, as far as the page may use it. */
export interface Camera {
  subscribe(listener: () => void): () => void;
  getMode(): CameraMode;
  /** Starts the camera; the browser asks for permission where it has not yet. Never throws. */
  open(): Promise<Opening>;
  /** The customer likes the phone's own camera better, or the guide again; remembered. */
  prefer(mode: 'guided' | 'declined'): void;
}

/** Ends the camera's light and its stream. */
export function endStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What a refused `getUserMedia` means. */
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
