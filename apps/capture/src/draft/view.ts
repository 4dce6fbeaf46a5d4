import type { Capture } from '../api/types.ts';
import type { Draft } from './draft.ts';

/** Which page the customer sees, and what it needs. */
export type View =
  /** Reading what this phone remembers, or, when it remembers nothing, asking the server. */
  | { phase: 'loading' }
  /** The first visit, and the server cannot be reached. */
  | { phase: 'unreachable' }
  /** The link is wrong, expired or revoked. What this phone remembers of it says who to contact. */
  | { phase: 'gone'; capture: Capture | null }
  /** The partner has closed the request. */
  | { phase: 'closed'; capture: Capture }
  /** The link was unused for too long; a new one can be requested. */
  | { phase: 'expired'; capture: Capture; ask: AskState }
  /** `before`: it had arrived before the page was opened. */
  | { phase: 'completed'; draft: Draft; before: boolean }
  | { phase: 'active'; draft: Draft; skipped: ReadonlySet<string>; storage: StorageState };

/** Asking for a new link: `failed` can be tried again. */
export type AskState = 'none' | 'asking' | 'failed' | 'asked';

/** `safe`: survives a closed page. `memory`: does not. `full`: the newest photos do not. */
export type StorageState = 'safe' | 'memory' | 'full';

/** What is known of the request itself, if anything is. */
export function captureOf(view: View): Capture | null {
  if ('draft' in view) return view.draft.capture;
  return 'capture' in view ? view.capture : null;
}
