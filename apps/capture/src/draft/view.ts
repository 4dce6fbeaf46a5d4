import type { Capture } from '../api/types.ts';
import type { Draft } from './draft.ts';

/** Which page the customer sees, and the data it needs. */
export type View =
  /** Reading the stored state or, if there is none, fetching it from the server. */
  | { phase: 'loading' }
  /** First visit, and the server is unreachable. */
  | { phase: 'unreachable' }
  /** The link is wrong, expired or revoked. The stored state names the contact. */
  | { phase: 'gone'; capture: Capture | null }
  /** The partner has closed the request. */
  | { phase: 'closed'; capture: Capture }
  /** The link was unused for too long; a new one can be requested. */
  | { phase: 'expired'; capture: Capture; ask: AskState }
  /**
   * `before`: the report had arrived before the page was opened; `added`: what arrived was asked for in
   * addition to a report.
   */
  | { phase: 'completed'; draft: Draft; before: boolean; added: boolean }
  | { phase: 'active'; draft: Draft; skipped: ReadonlySet<string>; storage: StorageState };

/** State of the request for a new link: `failed` can be retried. */
export type AskState = 'none' | 'asking' | 'failed' | 'asked';

/** `safe`: survives a closed page. `memory`: does not. `full`: the newest photos do not. */
export type StorageState = 'safe' | 'memory' | 'full';

/** What is known about the request itself, if anything. */
export function captureOf(view: View): Capture | null {
  if ('draft' in view) return view.draft.capture;
  return 'capture' in view ? view.capture : null;
}
