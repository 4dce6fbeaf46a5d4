import type { Updateable } from 'kysely';
import type { MessageAbout, RequestsTable, Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { DeliveryRecord } from '../../messaging/deliver.ts';
import { aboutOf } from '../../messaging/messageAbout.ts';
import type { Services } from '../../services.ts';
import { recordNotice } from '../messages/noticeRecord.ts';
import { lockRequest } from './queries.ts';
import { SYSTEM, addEvent, announce, moveRequest } from './transition.ts';

type State = Pick<Updateable<RequestsTable>, 'delivery' | 'delivery_reason'>;

/**
 * Keeps a request's delivery state, status and timeline, and the state of a conversation's notice,
 * up to date with their messages.
 */
export function deliveryRecord(
  services: Pick<Services, 'clock' | 'jobs' | 'realtime'>,
): DeliveryRecord {
  return {
    async sent(tx, message, at) {
      const known = await requestOf(tx, message);
      if (!known) return;
      const { request, about } = known;
      if (about === 'CHAT') {
        return recordNotice(services, tx, request, message, { state: 'SENT', reason: null, at });
      }
      await setDelivery(tx, request, message, { delivery: 'SENT', delivery_reason: null }, at);
      if (message.request_id) {
        const said = { about, ...wayOf(request, message) };
        const moved = await moveRequest(services, tx, request, 'DELIVER', SYSTEM, said);
        // A reminder or resend does not change the status, but the delivery belongs on the timeline.
        if (moved.status !== request.status) return;
      }
      await addEvent(tx, request, 'SENT', SYSTEM, at, { about, ...wayOf(request, message) });
      await announce(services.realtime, tx, request);
    },
    async delivered(tx, message, at) {
      const known = await requestOf(tx, message);
      if (!known) return;
      const { request, about } = known;
      if (about === 'CHAT') {
        const outcome = { state: 'DELIVERED' as const, reason: null, at };
        return recordNotice(services, tx, request, message, outcome);
      }
      await setDelivery(tx, request, message, { delivery: 'DELIVERED', delivery_reason: null }, at);
      await addEvent(tx, request, 'DELIVERED', SYSTEM, at, { about, ...wayOf(request, message) });
      await announce(services.realtime, tx, request);
    },
    async read(tx, message, at) {
      const known = await requestOf(tx, message);
      if (!known || known.about === 'CHAT') return;
      const { request, about } = known;
      await setDelivery(tx, request, message, { delivery: 'READ', delivery_reason: null }, at);
      await addEvent(tx, request, 'READ', SYSTEM, at, { about, ...wayOf(request, message) });
      await announce(services.realtime, tx, request);
    },
    async failed(tx, message, at, reason) {
      const known = await requestOf(tx, message);
      if (!known) return;
      const { request, about } = known;
      if (about === 'CHAT') {
        return recordNotice(services, tx, request, message, { state: 'FAILED', reason, at });
      }
      await addEvent(tx, request, 'DELIVERY_FAILED', SYSTEM, at, { detail: reason, about });
      await setDelivery(tx, request, message, { delivery: 'FAILED', delivery_reason: reason }, at);
      await announce(services.realtime, tx, request);
    },
  };
}

/** By which way a message went, where WhatsApp is or was one. */
const wayOf = (
  { phone_channel }: Row<'requests'>,
  { channel }: Row<'outbox'>,
): { detail?: string } =>
  phone_channel === 'WHATSAPP' || channel === 'WHATSAPP' ? { detail: channel } : {};

/** The request of a message to its customer or about it, locked; null for messages to others. */
async function requestOf(
  tx: Tx,
  message: Row<'outbox'>,
): Promise<{ request: Row<'requests'>; about: MessageAbout } | null> {
  const about = aboutOf(message);
  const id = message.request_id ?? message.about_request_id;
  const request = about && id ? await lockRequest(tx, id) : undefined;
  return about && request ? { request, about } : null;
}

/**
 * Sets the delivery state of a request if this is its newest message; older ones appear only on the
 * timeline.
 */
async function setDelivery(
  tx: Tx,
  { id: requestId }: Row<'requests'>,
  { id }: Row<'outbox'>,
  state: State,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('requests')
    .set({ ...state, delivery_at: at })
    .where('id', '=', requestId)
    .where('delivery_id', '=', id)
    .execute();
}
