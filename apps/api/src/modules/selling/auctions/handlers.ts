import { BIDS_BY_LINK } from '../../../domain/limits.ts';
import { cents } from '../../../domain/money.ts';
import { oneLine } from '../../../domain/contact.ts';
import type { Handlers } from '../../../http/operation.ts';
import { partnersOf } from '../../../http/principal.ts';
import type { Row } from '../../../db/schema.ts';
import { invalidFormat } from '../../../domain/errors.ts';
import { notFound } from '../../../http/problem.ts';
import { countHits } from '../../../http/rateLimit.ts';
import { SEND_QUEUE } from '../../../messaging/sendQueue.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { findRequest } from '../../requests/queries.ts';
import { findTradeIn } from '../offers/queries.ts';
import { readAudit } from '../audit.ts';
import { placeBid } from '../bidding/bid.ts';
import { auctionAgain } from './again.ts';
import { copyBidderLink, sendBidderMessage } from './bidderMessage.ts';
import { cancelAuction } from './cancel.ts';
import { changeAuction } from './change.ts';
import { continueTradeIn } from '../deals/answer.ts';
import { createAuction } from './create.ts';
import { readDefaults, writeDefaults } from './defaults.ts';
import { offerBestBid } from './offerBest.ts';
import { openDealerLink } from '../dealers/dealerLink.ts';
import { recordInvitationOpened } from '../dealers/openInvitation.ts';
import { dealerView } from '../dealers/dealerView.ts';
import { keepLanguage } from '../dealers/language.ts';
import { keepTimeZone } from '../dealers/timeZone.ts';
import { presentDealerAuction } from './presentDealer.ts';
import { presentOwnOffer } from './presentParts.ts';
import { presentAuction } from './presentStaff.ts';
import { findAuction, loadAuction } from './queries.ts';
import { recordRefusal } from '../bidding/refusedBid.ts';

export const handlers = {
  async createAuction({ body, services, staff, once, request, requirePartner }) {
    requirePartner(body.partner_id);
    const answer = await once([body.partner_id], async (tx) => {
      const order = { given: body, userId: staff.userId, callId: request.id };
      const id = await createAuction(services, tx, order);
      return { auction: await staffView(services, tx, id) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async getAuction({ params, services, read, requirePartner }) {
    return read(async (tx) => {
      const auction = await ownAuction(tx, params.auctionId, requirePartner);
      return { auction: await staffView(services, tx, auction.id) };
    });
  },

  async cancelAuction({ params, body, services, staff, once, request, requirePartner }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const auction = await ownAuction(tx, params.auctionId, requirePartner);
      const by = { reason: body.reason, userId: staff.userId, callId: request.id };
      await cancelAuction(services, tx, auction.id, by);
      return { auction: await staffView(services, tx, auction.id) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async changeAuction({ params, body, services, staff, once, request, requirePartner }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const auction = await ownAuction(tx, params.auctionId, requirePartner);
      const by = { userId: staff.userId, callId: request.id };
      await changeAuction(services, tx, auction.id, body, by);
      return { auction: await staffView(services, tx, auction.id) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async offerBestBid({ params, services, staff, once, request, requirePartner }) {
    const answer = await once(partnersOf(staff), async (tx) => {
      const auction = await ownAuction(tx, params.auctionId, requirePartner);
      const by = { userId: staff.userId, callId: request.id };
      await offerBestBid(services, tx, auction.id, by);
      return { auction: await staffView(services, tx, auction.id) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async sendBidderMessage({ params, body, services, staff, once, requirePartner }) {
    const { auctionId, dealerId } = params;
    const answer = await once(partnersOf(staff), async (tx) => {
      await ownAuction(tx, auctionId, requirePartner);
      const by = { channel: body.channel, userId: staff.userId };
      await sendBidderMessage(services, tx, { auctionId, dealerId }, by);
      return { auction: await staffView(services, tx, auctionId) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async copyBidderLink({ params, services, staff, requirePartner }) {
    const { auctionId, dealerId } = params;
    const link = await services.db.scoped(partnersOf(staff), async (tx) => {
      await ownAuction(tx, auctionId, requirePartner);
      return copyBidderLink(services, tx, { auctionId, dealerId }, staff);
    });
    return { link };
  },

  async getAuctionAgain({ params, read, requirePartner }) {
    return read(async (tx) => {
      const auction = await ownAuction(tx, params.auctionId, requirePartner);
      return { again: await auctionAgain(tx, auction) };
    });
  },

  async getAuctionDefaults({ params, read, requirePartner }) {
    requirePartner(params.id);
    return read((tx) => readDefaults(tx, params.id));
  },

  async putAuctionDefaults({ params, body, services, staff, requirePartner }) {
    requirePartner(params.id);
    const by = { partnerId: params.id, userId: staff.userId };
    return services.db.scoped([params.id], (tx) => writeDefaults(services, tx, by, body));
  },

  async listAuditEntries({ params, read, requirePartner }) {
    return read(async (tx) => {
      const request = await findRequest(tx, params.id);
      if (!request) throw notFound();
      requirePartner(request.partner_id);
      const tradeIn = await findTradeIn(tx, request.id);
      if (!tradeIn) throw notFound();
      return readAudit(tx, tradeIn.id);
    });
  },

  async getDealerAuction({ params, services }) {
    const bidding = await openDealerLink(services, params.dealerKey);
    return services.db.read([bidding.bidder.partner_id], (tx) => dealerView(services, tx, bidding));
  },

  async openInvitation({ params, services }) {
    await recordInvitationOpened(services, await openDealerLink(services, params.dealerKey));
  },

  async createPublicOffer({ body, services, once, request }) {
    const value = cents(body.value, 'value');
    if (value === 0) throw invalidFormat('value', 'an amount above 0');
    const upTo = body.up_to === undefined ? null : cents(body.up_to, 'up_to');
    const bidding = await openDealerLink(services, body.dealer_key);
    const { bidder } = bidding;
    await countHits(services, [['bids', bidder.id, BIDS_BY_LINK]]);
    // before the bid, which may win at once and have the dealer told
    await keepLanguage(services.db, bidder.dealer_id, request);
    const answer = await once([bidder.partner_id], async (tx) => {
      const { taken, state } = await placeBid(services, tx, bidding, {
        cents: value,
        upTo,
        buyNow: body.buy_now ?? false,
        callId: request.id,
        comment: oneLine(body.comment ?? '') || null,
        tradeForNew: body.trade_for_new ?? false,
        expiresInDays: body.expires_in_days ?? null,
      });
      const { dealer_id: id } = bidder;
      if (body.time_zone) await keepTimeZone(tx, id, body.time_zone);
      const now = services.clock.now();
      const auction = presentDealerAuction(state, id, now, taken.value_cents);
      return { offer: presentOwnOffer(taken), auction };
    }).catch(async (refusal: unknown) => {
      await recordRefusal(services, bidding, { cents: value, callId: request.id }, refusal);
      throw refusal;
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async continueTradeIn({ params, body, services, once, request }) {
    const bidding = await openDealerLink(services, params.dealerKey);
    const answer = await once([bidding.bidder.partner_id], async (tx) => {
      const given = { goesOn: body.continue, reason: body.reason, callId: request.id };
      await continueTradeIn(services, tx, bidding, given);
      return dealerView(services, tx, bidding);
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },
} satisfies Handlers;

/** An auction of the caller's partners. @throws Problem 404 and 403 */
async function ownAuction(
  tx: Tx,
  id: string,
  requirePartner: (partnerId: string) => void,
): Promise<Row<'auctions'>> {
  const auction = await findAuction(tx, id);
  if (!auction) throw notFound();
  requirePartner(auction.partner_id);
  return auction;
}

async function staffView({ clock }: Pick<Services, 'clock'>, tx: Tx, id: string) {
  const rows = await loadAuction(tx, id);
  if (!rows) throw notFound();
  return presentAuction(rows, clock.now());
}
