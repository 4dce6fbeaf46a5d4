import { addresses, buildAddress } from '@forecourt/contract';
import type { Row } from '../../../db/schema.ts';
import { notFound } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { dealerPageIsLive } from '../../links/live.ts';

/** A dealer, identified by the link of its own page. */
export type PageOwner = Pick<Row<'dealers'>, 'id' | 'partner_id' | 'name' | 'page_version'>;

/** The dealer's id, then its signature. */
const KEY = /^([A-Za-z0-9]{16,64})([A-Za-z0-9_-]{22})$/;
/** Minimum time between updates of the last use; otherwise every reading would write. */
const TOUCH_MS = 60 * 60 * 1000;

type Parts = Pick<Services, 'clock' | 'db' | 'keys'>;
type Versioned = Pick<Row<'dealers'>, 'id' | 'page_version'>;

/** The key of a dealer's own page: the dealer's id with its signature. */
export function dealerPageKey({ keys }: Pick<Services, 'keys'>, dealer: Versioned): string {
  return dealer.id + keys.make('dealer-page', dealer.id, dealer.page_version);
}

/** The address of a dealer's own page. */
export function dealerPageLink(
  services: Pick<Services, 'config' | 'keys'>,
  dealer: Versioned,
): string {
  const values = { dealerPageKey: dealerPageKey(services, dealer) };
  return services.config.publicUrl + buildAddress(addresses.dealerPage, values);
}

/** The dealer for a key, or null: the same for a wrong, a revoked and an expired one. */
export async function findPageOwner(services: Parts, key: string): Promise<PageOwner | null> {
  const found = await findOwner(services, key);
  return found?.owner ?? null;
}

/**
 * The dealer for a key. Renews the link, since its page is in use.
 * @throws Problem 404 when the key is not valid
 */
export async function openDealerPage(services: Parts, key: string): Promise<PageOwner> {
  const found = await findOwner(services, key);
  if (!found) throw notFound();
  const { owner, usedAt } = found;
  const now = services.clock.now();
  if (usedAt === null || now.getTime() - usedAt.getTime() > TOUCH_MS) {
    await services.db.direct
      .updateTable('dealers')
      .set({ page_used_at: now })
      .where('id', '=', owner.id)
      .where('page_version', '=', owner.page_version)
      .execute();
  }
  return owner;
}

async function findOwner(
  { clock, db, keys }: Parts,
  key: string,
): Promise<{ owner: PageOwner; usedAt: Date | null } | null> {
  const [, id, signature] = KEY.exec(key) ?? [];
  if (!id || !signature) return null;
  const row = await db.direct
    .selectFrom('dealers')
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .select(['id', 'partner_id', 'name', 'page_version', 'page_used_at'])
    .select((eb) =>
      eb
        .selectFrom('auction_bidders')
        .innerJoin('auctions', 'auctions.id', 'auction_bidders.auction_id')
        .whereRef('auction_bidders.dealer_id', '=', 'dealers.id')
        .select((of) => of.fn.max('auctions.end_time').as('ends_at'))
        .as('last_auction_at'),
    )
    .executeTakeFirst();
  if (!row || !keys.verify('dealer-page', id, row.page_version, signature)) return null;
  const { page_used_at: usedAt, last_auction_at: lastAuctionAt, ...owner } = row;
  return dealerPageIsLive({ usedAt, lastAuctionAt }, clock.now()) ? { owner, usedAt } : null;
}
