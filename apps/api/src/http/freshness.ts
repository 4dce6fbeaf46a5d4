import type { Staff } from './principal.ts';
import { forbidden, Problem } from './problem.ts';

const FRESH_MS = 15 * 60 * 1000;

/** @throws Problem 403 when a partner requires a second factor that the caller does not have */
export function requireFactor({ lacksFactor }: Staff, { account }: { account: boolean }): void {
  if (lacksFactor && !account) throw new Problem(403, 'SECOND_FACTOR_REQUIRED');
}

/**
 * @throws Problem 403 when a session that a company opened would change how an account of other partners
 * signs in
 */
export function requireOwnAccount(
  { isGuest }: Staff,
  { account, reauthenticate }: { account: boolean; reauthenticate: boolean },
): void {
  if (isGuest && account && reauthenticate) throw forbidden();
}

/** @throws Problem 403 when the caller authenticated too long ago for a sensitive action */
export function requireFresh(
  { authenticatedAt }: Staff,
  { reauthenticate }: { reauthenticate: boolean },
  now: Date,
): void {
  if (reauthenticate && now.getTime() - authenticatedAt.getTime() > FRESH_MS) {
    throw new Problem(403, 'REAUTHENTICATION_REQUIRED');
  }
}
