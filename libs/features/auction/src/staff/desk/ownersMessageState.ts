import type { Delivery, TradeIn } from '@forecourt/contract';

/** Whether the owner has got the offer that waits for them, as far as is known. */
export type Reached = 'sending' | 'sent' | 'failed' | 'noAddress';

const states: Record<Delivery['state'], Reached> = {
  QUEUED: 'sending',
  SENT: 'sent',
  DELIVERED: 'sent',
  READ: 'sent',
  FAILED: 'failed',
};

/** How the message about the offer fares. */
export function reachedOf({
  message,
  phone,
  email,
}: Pick<TradeIn, 'message' | 'phone' | 'email'>): Reached {
  if (message) return states[message.state];
  // It is written as soon as the end of the auction is processed.
  return phone === null && email === null ? 'noAddress' : 'sending';
}
