import type { Updateable } from 'kysely';
import type { RequestsTable, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { DeliveryRecord } from '../../messaging/deliver.ts';
import type { Services } from '../../services.ts';
import { lockRequest } from './queries.ts';
import { SYSTEM, addEvent, announce, moveRequest } from './transition.ts';

/** Keeps a request's delivery state, status and timeline up to date with its messages. */
export function deliveryRecord(services: Pick<Services, 'clock' | 'realtime'>): DeliveryRecord {
  return {
    async sent(tx, message, at) {
      const request = await requestOf(tx, message);
      if (!request) return;
      await setDelivery(tx, message, { delivery: 'SENT', delivery_reason: null }, at);
      const moved = await moveRequest(services, tx, request, 'DELIVER', SYSTEM);
      // A reminder or resend does not change the status, but the delivery belongs on the timeline.
      if (moved.status !== request.status) return;
      await addEvent(tx, request, 'SENT', SYSTEM, at);
      await announce(services.realtime, tx, request);
    },
    async failed(tx, message, at, reason) {
      const request = await requestOf(tx, message);
      if (!request) return;
      await addEvent(tx, request, 'DELIVERY_FAILED', SYSTEM, at, { detail: reason });
      await setDelivery(tx, message, { delivery: 'FAILED', delivery_reason: reason }, at);
      await announce(services.realtime, tx, request);
    },
  };
}

async function requestOf(
  tx: Tx,
  { request_id: id }: Row<'outbox'>,
): Promise<Row<'requests'> | undefined> {
  return id ? lockRequest(tx, id) : undefined;
}

/**
 * Sets the delivery state of a request if this is its newest message; older ones appear only on the
 * timeline.
 */
async function setDelivery(
  tx: Tx,
  { id, request_id }: Row<'outbox'>,
  state: Pick<Updateable<RequestsTable>, 'delivery' | 'delivery_reason'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('requests')
    .set({ ...state, delivery_at: at })
    .where('id', '=', request_id)
    .where('delivery_id', '=', id)
    .execute();
}
