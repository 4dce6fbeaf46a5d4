import type { DeliveryState } from './generated/schema.d.ts';

/** Whether a message has gone out: a provider has taken it, and may have reported its arrival. */
export function wasSent(state: DeliveryState | 'SENDING' | undefined): boolean {
  return state === 'SENT' || state === 'DELIVERED' || state === 'READ';
}
