import { pageSize } from '@forecourt/contract';
import { accountAddress } from '../../../domain/contact.ts';
import { DEALER_LINKS_BY_ADDRESS, DEALER_LINKS_BY_EMAIL } from '../../../domain/limits.ts';
import { decodeCursor, page } from '../../../http/cursor.ts';
import type { Handlers } from '../../../http/operation.ts';
import { countHits } from '../../../http/rateLimit.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { findPagePartner } from '../../partners/pagePartner.ts';
import { findAuctionState, findSubject } from '../auctions/queries.ts';
import { dealsOfDealer } from '../deals/view.ts';
import { dealerKey } from '../dealers/dealerLink.ts';
import { keepLanguage } from '../dealers/language.ts';
import { DEALER_LINK_QUEUE, type DealerLinkJob } from './ask.ts';
import { openDealerPage, type PageOwner } from './link.ts';
import { presentPageAuction } from './presenter.ts';
import {
  countPageAuctions,
  findBids,
  findCovers,
  listPageAuctions,
  type PageAuctionRow,
} from './queries.ts';

/** A dealer's own page, and the way to its link. */
export const handlers = {
  async askDealerLink({ body, request, reply, services }) {
    const email = accountAddress(body.email);
    await countHits(services, [
      ['dealer-link-email', email, DEALER_LINKS_BY_EMAIL],
      ['dealer-link-address', request.ip, DEALER_LINKS_BY_ADDRESS],
    ]);
    // The lookup happens in a job, so that the response takes the same time for any address.
    await services.db.system((tx) =>
      services.jobs.send(tx, DEALER_LINK_QUEUE, { email } satisfies DealerLinkJob),
    );
    services.jobs.wake(DEALER_LINK_QUEUE);
    reply.code(204);
  },

  async getDealerPage({ params, query, request, services }) {
    const { list = 'RUNNING', limit = pageSize } = query;
    const after = decodeCursor(query.after);
    const owner = await openDealerPage(services, params.dealerPageKey);
    await keepLanguage(services.db, owner.id, request);
    return services.db.read([owner.partner_id], async (tx) => {
      const now = services.clock.now();
      const partner = await findPagePartner(tx, owner.partner_id);
      const counts = await countPageAuctions(tx, owner.id, now);
      const found = await listPageAuctions(tx, owner.id, list, { after, limit, now });
      const { rows, after: next } = page(found, limit, (row) => ({
        at: row.end_time,
        id: row.auction_id,
      }));
      return {
        partner,
        dealer: { name: owner.name },
        server_time: now.toISOString(),
        counts,
        auctions: await auctionsOf(services, tx, owner, rows, now),
        metadata: { after: next },
      };
    });
  },
} satisfies Handlers;

async function auctionsOf(
  services: Services,
  tx: Tx,
  { id: dealerId }: PageOwner,
  rows: readonly PageAuctionRow[],
  now: Date,
) {
  const bids = await findBids(
    tx,
    rows.flatMap(({ own_bid_id: id }) => id ?? []),
  );
  const covers = await findCovers(
    tx,
    rows.flatMap(({ cover_id: id }) => id ?? []),
  );
  const shown = [];
  for (const row of rows) {
    const state = await findAuctionState(tx, row.auction_id);
    if (!state) continue;
    const isWinner = state.auction.winner_dealer_id === dealerId;
    const subject = isWinner ? await findSubject(tx, row.trade_in_id) : null;
    const { deal, second_chance: chance } = await dealsOfDealer(
      services,
      tx,
      state.auction,
      dealerId,
    );
    const own = bids.find(({ id }) => id === row.own_bid_id);
    const cover = covers.find(({ id }) => id === row.cover_id);
    const parts = {
      row,
      state,
      own,
      cover,
      subject,
      deal,
      chance,
      dealerId,
      dealerKey: dealerKey(services, row),
    };
    const { id, key_version: version } = row;
    const media = services.media.forLink({ kind: 'bidder', id, version });
    shown.push(presentPageAuction(parts, media, now));
  }
  return shown;
}
