import type { TradeIn } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { oneLine } from '../../../domain/contact.ts';
import { cents } from '../../../domain/money.ts';
import type { Handlers } from '../../../http/operation.ts';
import { partnersOf } from '../../../http/principal.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import { notFound } from '../../../http/problem.ts';
import { SEND_QUEUE } from '../../../messaging/sendQueue.ts';
import { findRequest } from '../../requests/queries.ts';
import { answerOffer } from './answer.ts';
import { staffTradeIn } from '../deals/view.ts';
import { reasonOf } from '../deals/withdraw.ts';
import { extendOffer } from './extend.ts';
import { copyOfferLink, sendOfferMessage } from './message.ts';
import { makeOffer } from './offer.ts';
import { openOfferKey } from './ownerKey.ts';
import { findTradeInById } from './queries.ts';
import { withdrawOffer } from './withdraw.ts';

export const handlers = {
  async createTradeInOffer({ params, body, services, staff, once, request, requirePartner }) {
    const value = cents(body.value, 'value');
    if (value === 0) throw invalidFormat('value', 'an amount above 0');
    const answer = await once(partnersOf(staff), async (tx) => {
      const tradeIn = await ownTradeIn(tx, params.tradeId, requirePartner);
      await makeOffer(services, tx, tradeIn.id, {
        cents: value,
        expiresInDays: body.expires_in_days,
        userId: staff.userId,
        comment: oneLine(body.comment ?? '') || null,
        tradeForNew: body.trade_for_new ?? false,
        callId: request.id,
      });
      return { trade_in: await shownTradeIn(services, tx, tradeIn) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async sendOfferMessage({ params, body, services, staff, once, requirePartner }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const tradeIn = await ownTradeIn(tx, params.tradeId, requirePartner);
      const { channel } = body;
      await sendOfferMessage(services, tx, tradeIn.id, { channel, userId: staff.userId });
      return { trade_in: await shownTradeIn(services, tx, tradeIn) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async extendOffer({ params, body, services, staff, once, requirePartner, request }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const tradeIn = await ownTradeIn(tx, params.tradeId, requirePartner);
      await extendOffer(services, tx, tradeIn.id, {
        days: body.days,
        dealerAgreed: body.dealer_agreed ?? false,
        userId: staff.userId,
        callId: request.id,
      });
      return { trade_in: await shownTradeIn(services, tx, tradeIn) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async withdrawOffer({ params, body, services, staff, once, requirePartner, request }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const tradeIn = await ownTradeIn(tx, params.tradeId, requirePartner);
      await withdrawOffer(services, tx, tradeIn.id, {
        reason: reasonOf(body.reason),
        userId: staff.userId,
        callId: request.id,
      });
      return { trade_in: await shownTradeIn(services, tx, tradeIn) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async copyOfferLink({ params, services, staff, requirePartner }) {
    const link = await services.db.scoped(partnersOf(staff), async (tx) => {
      const tradeIn = await ownTradeIn(tx, params.tradeId, requirePartner);
      return copyOfferLink(services, tx, tradeIn.id, staff);
    });
    services.jobs.wake(SEND_QUEUE);
    return { link };
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

/** A trade-in of the caller's partners. @throws Problem 404 and 403 */
async function ownTradeIn(
  tx: Tx,
  id: string,
  requirePartner: (partnerId: string) => void,
): Promise<Row<'trade_ins'>> {
  const tradeIn = await findTradeInById(tx, id);
  if (!tradeIn) throw notFound();
  requirePartner(tradeIn.partner_id);
  return tradeIn;
}

/** The trade-in for staff, as it now is. */
async function shownTradeIn(
  services: Services,
  tx: Tx,
  { request_id: requestId }: Row<'trade_ins'>,
): Promise<TradeIn> {
  const owner = await findRequest(tx, requestId);
  const shown = owner && (await staffTradeIn(services, tx, owner));
  if (!shown) throw notFound();
  return shown;
}
