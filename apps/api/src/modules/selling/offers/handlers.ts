import { oneLine } from '../../../domain/contact.ts';
import { cents } from '../../../domain/money.ts';
import type { Handlers } from '../../../http/operation.ts';
import { partnersOf } from '../../../http/principal.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import { notFound } from '../../../http/problem.ts';
import { SEND_QUEUE } from '../../../messaging/sendQueue.ts';
import type { Services } from '../../../services.ts';
import { reportLinkIsLive } from '../../links/live.ts';
import { findRequest } from '../../requests/queries.ts';
import { answerOffer } from './answer.ts';
import { makeOffer } from './offer.ts';
import { presentTradeIn } from './presenter.ts';
import { findTradeIn, findTradeInById } from './queries.ts';

export const handlers = {
  async createTradeInOffer({ params, body, services, staff, once, request, requirePartner }) {
    const value = cents(body.value, 'value');
    if (value === 0) throw invalidFormat('value');
    const answer = await once(partnersOf(staff), async (tx) => {
      const tradeIn = await findTradeInById(tx, params.tradeId);
      if (!tradeIn) throw notFound();
      requirePartner(tradeIn.partner_id);
      await makeOffer(services, tx, tradeIn.id, {
        cents: value,
        expiresInDays: body.expires_in_days,
        userId: staff.userId,
        comment: oneLine(body.comment ?? '') || null,
        tradeForNew: body.trade_for_new ?? false,
        callId: request.id,
      });
      const row = await findTradeIn(tx, tradeIn.request_id);
      const owner = await findRequest(tx, tradeIn.request_id);
      if (!row || !owner) throw notFound();
      return { trade_in: presentTradeIn(row, owner, services.clock.now()) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async answerTradeInOffer({ params, body, services, once, request }) {
    const value = body.value === undefined ? null : cents(body.value, 'value');
    const partnerId = await openOfferKey(services, params.tradeId, body.session_key);
    const given = { accepted: body.accepted, cents: value, callId: request.id };
    const answer = await once([partnerId], (tx) =>
      answerOffer(services, tx, params.tradeId, given),
    );
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },
} satisfies Handlers;

/**
 * The trade-in for an owner's key.
 * @throws Problem 404, the same for a wrong, an old and an unknown one
 */
async function openOfferKey(
  { clock, db, keys }: Services,
  tradeInId: string,
  key: string,
): Promise<string> {
  const request = await db.direct
    .selectFrom('trade_ins')
    .innerJoin('requests', 'requests.id', 'trade_ins.request_id')
    .where('trade_ins.id', '=', tradeInId)
    .select(['requests.id', 'requests.partner_id', 'requests.key_version'])
    .select(['requests.status', 'requests.updated_at'])
    .executeTakeFirst();
  const good = request && keys.verify('offer', request.id, request.key_version, key);
  if (!good || !reportLinkIsLive(request, clock.now())) throw notFound();
  return request.partner_id;
}
