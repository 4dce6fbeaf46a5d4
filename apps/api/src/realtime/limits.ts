/** Bounds on what one client may cost. Times are in milliseconds, sizes in bytes. */
export interface RealtimeLimits {
  /** One frame, and one long-poll line. */
  maxFrameBytes: number;
  /** One long-poll POST; the client sends up to 100 frames together. */
  maxBatchBytes: number;
  joinsPerSocket: number;
  socketsPerSession: number;
  /** Frames that one socket may send in `frameWindowMs`. */
  framesPerWindow: number;
  frameWindowMs: number;
  /** A websocket that says nothing for so long is closed; the client's heartbeat is 30 s. */
  idleMs: number;
  /** How long a poll is held open. */
  pollMs: number;
  /** A long-poll session that nobody polls for so long is dropped. */
  pollGapMs: number;
  /** Text that may wait for a slow reader before it is cut off. */
  maxBacklogBytes: number;
  /** How often the sessions behind open sockets are looked at again. */
  recheckMs: number;
}

export const DEFAULT_LIMITS: RealtimeLimits = {
  maxFrameBytes: 16 * 1024,
  maxBatchBytes: 256 * 1024,
  joinsPerSocket: 20,
  socketsPerSession: 25,
  framesPerWindow: 300,
  frameWindowMs: 10_000,
  idleMs: 60_000,
  pollMs: 10_000,
  pollGapMs: 30_000,
  maxBacklogBytes: 1024 * 1024,
  recheckMs: 60_000,
};
