import type { Draft } from './draft.ts';

/** Which page the customer sees, and what it needs. */
export type View =
  /** Reading what this phone remembers, or, when it remembers nothing, asking the server. */
  | { phase: 'loading' }
  /** The first visit, and the server cannot be reached. */
  | { phase: 'unreachable' }
  /** The link is wrong, expired or revoked. */
  | { phase: 'gone' }
  /** The partner has closed the request. */
  | { phase: 'closed' }
  | { phase: 'completed'; draft: Draft }
  | { phase: 'active'; draft: Draft; skipped: ReadonlySet<string>; storage: StorageState };

/** `safe`: survives a closed page. `memory`: does not. `full`: the newest photos do not. */
export type StorageState = 'safe' | 'memory' | 'full';
