import { PRISM_PORT, validating } from './addresses.ts';

/**
 * Sends the validator one invalid call before the journeys: a validator that accepts everything
 * would prove nothing.
 */
export default async function proveValidator(): Promise<void> {
  if (!validating) return;
  const answer = await fetch(`http://127.0.0.1:${PRISM_PORT}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 5 }),
  });
  if (!answer.headers.has('sl-violations')) {
    throw new Error('The validator did not complain about a call that breaks the contract');
  }
}
