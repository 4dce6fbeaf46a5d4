import { oneLine } from '../../../domain/contact.ts';
import type { Call, Handlers, OperationId } from '../../../http/operation.ts';
import { partnersOf } from '../../../http/principal.ts';
import { notFound } from '../../../http/problem.ts';
import { SEND_QUEUE } from '../../../messaging/sendQueue.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { reportLinkIsLive } from '../../links/live.ts';
import { languageOf } from '../../../domain/language.ts';
import { themeOf } from '../../../domain/theme.ts';
import { findRequest } from '../../requests/queries.ts';
import { openDealerLink } from '../dealers/dealerLink.ts';
import { dealerView } from '../dealers/dealerView.ts';
import { openOfferKey } from '../offers/ownerKey.ts';
import { findTradeIn } from '../offers/queries.ts';
import { lockOwnDeal } from './answer.ts';
import { answerChance } from './chanceAnswer.ts';
import { tick } from './handover.ts';
import { lockDeal, lockDealOf, type LockedDeal } from './locked.ts';
import { logoForPdf } from './pdf/logo.ts';
import { findReceipt } from './receipt.ts';
import { receiptPdf } from './receiptPdf.ts';
import { askNext, cancelChance } from './secondChance.ts';
import { sell } from './sell.ts';
import { ownerTradeIn, staffTradeIn } from './view.ts';
import { reasonOf, withdraw } from './withdraw.ts';

type StaffOperation =
  'createSecondChance' | 'cancelSecondChance' | 'withdrawDeal' | 'tickHandover' | 'sellDeal';

export const handlers = {
  createSecondChance: (call) =>
    asStaff(call, (tx, locked) =>
      askNext(call.services, tx, locked, {
        dealerId: call.body.dealer_id,
        hours: call.body.hours,
        ...actorOf(call),
      }),
    ),

  cancelSecondChance: (call) =>
    asStaff(call, (tx, locked) => cancelChance(call.services, tx, locked, actorOf(call))),

  withdrawDeal: (call) =>
    asStaff(call, (tx, locked) =>
      withdraw(call.services, tx, locked, {
        party: call.body.party,
        by: 'STAFF',
        reason: reasonOf(call.body.reason),
        ...actorOf(call),
      }),
    ),

  tickHandover: (call) =>
    asStaff(call, (tx, locked) => {
      const { item, party, done, day } = call.body;
      return tick(call.services, tx, locked, {
        item,
        party,
        by: 'STAFF',
        done,
        day,
        ...actorOf(call),
      });
    }),

  sellDeal: (call) =>
    asStaff(call, (tx, locked) =>
      sell(call.services, tx, locked, {
        note: oneLine(call.body.note ?? '') || null,
        ...actorOf(call),
      }),
    ),

  withdrawTradeIn: (call) =>
    asOwner(call, (tx, locked) =>
      withdraw(call.services, tx, locked, {
        party: 'OWNER',
        by: 'OWNER',
        userId: null,
        reason: reasonOf(call.body.reason),
        callId: call.request.id,
      }),
    ),

  tickOwnHandover: (call) =>
    asOwner(call, (tx, locked) => {
      const { item, done, day } = call.body;
      const own = { party: 'OWNER', by: 'OWNER', userId: null, callId: call.request.id } as const;
      return tick(call.services, tx, locked, { item, done, day, ...own });
    }),

  async tickDealerHandover({ params, body, services, once, request }) {
    const bidding = await openDealerLink(services, params.dealerKey);
    const answer = await once([bidding.bidder.partner_id], async (tx) => {
      const { item, done, day } = body;
      const own = { party: 'DEALER', by: 'DEALER', userId: null, callId: request.id } as const;
      await tick(services, tx, await lockOwnDeal(tx, bidding), { item, done, day, ...own });
      return dealerView(services, tx, bidding);
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async answerSecondChance({ params, body, services, once, request }) {
    const bidding = await openDealerLink(services, params.dealerKey);
    const answer = await once([bidding.bidder.partner_id], async (tx) => {
      const given = { accept: body.accept, reason: body.reason, callId: request.id };
      await answerChance(services, tx, bidding, given);
      return dealerView(services, tx, bidding);
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },
  async getReceipt({ params, services, reply }) {
    const { clock, db, keys, media } = services;
    const request = await db.system((tx) => findRequest(tx, params.id));
    const good =
      request && keys.verify('offer', request.id, request.key_version, params.sessionKey);
    if (!good || !reportLinkIsLive(request, clock.now())) throw notFound();
    const [receipt, partner] = await db.read([request.partner_id], async (tx) => {
      const tradeIn = await findTradeIn(tx, request.id);
      return [
        tradeIn ? await findReceipt(services, tx, request, tradeIn) : null,
        await tx
          .selectFrom('partners')
          .where('id', '=', request.partner_id)
          .select(['theme', 'country_code', 'logo_url', 'locales'])
          .executeTakeFirstOrThrow(),
      ] as const;
    });
    if (!receipt) throw notFound();
    const color = themeOf(partner.theme).ui_secondary_1;
    const logo = await logoForPdf(media, partner.logo_url);
    const { locale } = languageOf(partner, request.locale);
    const look = { color, country: partner.country_code, logo, locale };
    const pdf = await receiptPdf(receipt, look);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="receipt-${receipt.number}.pdf"`)
      .send(pdf);
  },
} satisfies Handlers;

function actorOf({ staff, request }: Pick<Call<OperationId>, 'staff' | 'request'>) {
  return { userId: staff.userId, callId: request.id };
}

/** Runs a step of staff on a deal of theirs, once, and answers with the trade-in after it. */
async function asStaff<Id extends StaffOperation>(
  { params, services, staff, once, requirePartner }: Call<Id>,
  step: (tx: Tx, locked: LockedDeal) => Promise<void>,
) {
  const { dealId } = params as { dealId: string };
  const answer = await once(partnersOf(staff), async (tx) => {
    const known = await tx
      .selectFrom('deals')
      .where('id', '=', dealId)
      .select('partner_id')
      .executeTakeFirst();
    if (!known) throw notFound();
    requirePartner(known.partner_id);
    const locked = await lockDeal(tx, dealId);
    await step(tx, locked);
    return { trade_in: await shownToStaff(services, tx, locked.tradeIn.request_id) };
  });
  services.jobs.wake(SEND_QUEUE);
  return answer;
}

async function shownToStaff(services: Services, tx: Tx, requestId: string) {
  const request = await findRequest(tx, requestId);
  const tradeIn = request && (await staffTradeIn(services, tx, request));
  if (!tradeIn) throw notFound();
  return tradeIn;
}

/** Runs a step of the owner on their deal, once, and answers with their trade-in after it. */
async function asOwner<Id extends 'withdrawTradeIn' | 'tickOwnHandover'>(
  { params, body, services, once }: Call<Id>,
  step: (tx: Tx, locked: LockedDeal) => Promise<void>,
) {
  const { tradeId } = params as { tradeId: string };
  const { session_key: key } = body as { session_key: string };
  const partnerId = await openOfferKey(services, tradeId, key);
  const answer = await once([partnerId], async (tx) => {
    const locked = await lockDealOf(tx, tradeId);
    await step(tx, locked);
    const request = await findRequest(tx, locked.tradeIn.request_id);
    const row = await findTradeIn(tx, locked.tradeIn.request_id);
    if (!request || !row) throw notFound();
    return { trade_in: await ownerTradeIn(services, tx, request, row) };
  });
  services.jobs.wake(SEND_QUEUE);
  return answer;
}
