import type { Delivery } from '@forecourt/contract';
import type { Channel, DeliveryReason, DeliveryState, Row } from '../db/schema.ts';

/** How a message fares, as a row keeps it. */
interface KeptDelivery {
  state: DeliveryState | null;
  channel: Channel | null;
  reason: DeliveryReason | null;
  at: Date | null;
}

/** How a message fares, by the contract; null when there was none. */
export function presentDelivery({ state, channel, reason, at }: KeptDelivery): Delivery | null {
  if (state === null || channel === null || at === null) return null;
  return {
    state,
    channel,
    reason: state === 'FAILED' ? (reason ?? 'UNKNOWN') : null,
    at: at.toISOString(),
  };
}

/** How a message of the outbox fares. */
export function deliveryIn(message: Row<'outbox'>): KeptDelivery {
  const { channel, status, reason, attempted_at, inserted_at } = message;
  const { sent_at, delivered_at, read_at } = message;
  if (status === 'SENT' && read_at) return { state: 'READ', channel, reason: null, at: read_at };
  if (status === 'SENT' && delivered_at)
    return { state: 'DELIVERED', channel, reason: null, at: delivered_at };
  if (status === 'SENT')
    return { state: status, channel, reason: null, at: sent_at ?? inserted_at };
  if (status === 'FAILED')
    return { state: status, channel, reason, at: attempted_at ?? inserted_at };
  return { state: 'QUEUED', channel, reason: null, at: inserted_at };
}
