import type { TextChannel, Row } from '../../db/schema.ts';
import { missingField } from '../../domain/errors.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import { assertMaySend } from '../../messaging/assertMaySend.ts';
import { requireChannel } from '../../messaging/channels.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { reportLinkIsLive } from '../links/live.ts';
import { lockRequest } from '../requests/queries.ts';
import { addEvent, announce } from '../requests/transition.ts';
import { presentDetails } from './conversationPresenter.ts';
import { contactsOf, lockThread, type Thread } from './conversations.ts';
import { conversationLink } from './link.ts';
import { lastByStaff } from './messageQueries.ts';
import { queueNotice } from './notice.ts';
import { findThread } from './queries.ts';

/** The ways on when a notice did not reach the other side: again, another way, or by the link. */
export const handlers = {
  async sendConversationNotice({ params, body, staff, services, once, requirePartner }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const held = await holdThread(services, tx, params.conversationId, requirePartner);
      await sendAgain(services, tx, held, { channel: body.channel, userId: staff.userId });
      const { thread, request } = held;
      const next = (await findThread(tx, thread.id)) ?? thread;
      await services.realtime.threadChanged(tx, {
        partnerId: thread.partner_id,
        threadId: thread.id,
      });
      return { conversation: presentDetails(next, request) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async copyConversationLink({ params, staff, services, requirePartner }) {
    const link = await services.db.scoped(partnersOf(staff), async (tx) => {
      const held = await holdThread(services, tx, params.conversationId, requirePartner);
      const { thread, request } = held;
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      await addEvent(tx, request, 'CONVERSATION_LINK_COPIED', actor, services.clock.now());
      await announce(services.realtime, tx, request);
      return conversationLink(services, thread, request);
    });
    return { link };
  },
} satisfies Handlers;

interface Held {
  thread: Thread;
  request: Row<'requests'>;
}

/**
 * A conversation and its request, locked until the end of `tx`.
 * @throws Problem 404 for another partner's; 409 when its link opens nothing anymore
 */
async function holdThread(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  id: string,
  requirePartner: (partnerId: string) => void,
): Promise<Held> {
  const known = await findThread(tx, id);
  if (!known) throw notFound();
  requirePartner(known.partner_id);
  const request = await lockRequest(tx, known.lead_id);
  const thread = await lockThread(tx, id);
  if (!request || !thread) throw notFound();
  if (!reportLinkIsLive(request, clock.now())) throw invalidTransition('Its link opens nothing');
  return { thread, request };
}

/**
 * Notifies the other side of staff's newest message, by a way that staff choose.
 * @throws Problem 409 when they have read it, or the channel is turned off; 422 without such an
 * address, and as `enqueue` for messages from staff
 */
async function sendAgain(
  services: Services,
  tx: Tx,
  { thread, request }: Held,
  { channel, userId }: { channel: TextChannel; userId: string },
): Promise<void> {
  const message = await lastByStaff(tx, thread.id);
  if (!message || message.seq <= thread.buyer_read_seq) {
    throw invalidTransition('They have read everything');
  }
  if (contactsOf(thread, request)[channel] === null) throw missingField('channel');
  await assertMaySend(tx, thread.partner_id);
  requireChannel(services.config, channel);
  const sender = { kind: 'STAFF', userId } as const;
  await queueNotice(services, tx, { thread, request, message, channel }, sender);
}
