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
import { makeOffer } from './offer.ts';
import { openOfferKey } from './ownerKey.ts';
import { findTradeInById } from './queries.ts';

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
      const owner = await findRequest(tx, tradeIn.request_id);
      const shown = owner && (await staffTradeIn(services, tx, owner));
      if (!shown) throw notFound();
      return { trade_in: shown };
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
