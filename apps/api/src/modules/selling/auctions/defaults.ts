import { type Answer, type AuctionRules, defaultAuctionRules } from '@forecourt/contract';
import { assertSound, defaultsOf } from '../../../domain/auction/rulesChoice.ts';
import { json } from '../../../db/schema.ts';
import { notFound } from '../../../http/problem.ts';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { type Change, recordChanges } from '../../settings/changes.ts';

/** What a partner's auctions go by unless a share says otherwise. */
export async function readDefaults(
  tx: Tx,
  partnerId: string,
): Promise<Answer<'getAuctionDefaults'>> {
  const row = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select(['auction_defaults', 'currency'])
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    auction_defaults: defaultsOf(row.auction_defaults),
    currency_code: row.currency,
  };
}

/**
 * Sets them and records who changed what; auctions that run keep their own rules.
 * @throws InvalidInput naming the rules that contradict each other
 */
export async function writeDefaults(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { partnerId, userId }: { partnerId: string; userId: string },
  rules: AuctionRules,
): Promise<Answer<'putAuctionDefaults'>> {
  assertSound(rules);
  const before = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('auction_defaults')
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  await tx
    .updateTable('partners')
    .set({ auction_defaults: json(rules) })
    .where('id', '=', partnerId)
    .execute();
  const changes = changesBetween(defaultsOf(before.auction_defaults), rules);
  await recordChanges(services, tx, partnerId, userId, changes);
  return readDefaults(tx, partnerId);
}

/** Each rule with another value, as the settings' list of changes has it. */
function changesBetween(before: AuctionRules, after: AuctionRules): Change[] {
  const names = Object.keys(defaultAuctionRules) as (keyof AuctionRules)[];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      area: 'GENERAL',
      field: `auction_defaults.${name}`,
      before: textOf(before[name]),
      after: textOf(after[name]),
    }));
}

function textOf(value: AuctionRules[keyof AuctionRules]): string | null {
  return value === null ? null : String(value);
}
