/** Limits for one client. Times are in milliseconds, sizes in bytes. */
export interface RealtimeLimits {
  /** Size of one frame, or of one long-poll line. */
  maxFrameBytes: number;
  /** Size of one long-poll POST; the client sends up to 100 frames together. */
  maxBatchBytes: number;
  joinsPerSocket: number;
  socketsPerSession: number;
  /** Frames that one socket may send in `frameWindowMs`. */
  framesPerWindow: number;
  frameWindowMs: number;
  /** A websocket without messages for this long is closed; the client's heartbeat is 30 s. */
  idleMs: number;
  /** How long a poll is held open. */
  pollMs: number;
  /** A long-poll session without polls for this long is dropped. */
  pollGapMs: number;
  /** Text that may be queued for a slow client before it is disconnected. */
  maxBacklogBytes: number;
  /** How often the sessions of open sockets are checked again. */
  recheckMs: number;
  /** How often windows that were not heard of are forgotten. */
  sweepMs: number;
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
  sweepMs: 5000,
};
