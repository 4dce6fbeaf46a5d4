import type { CaptureDealer } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import { containing } from '../../db/search.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Tx } from '../../db/database.ts';

/** The columns of a dealer that a customer may see; the others are not even read. */
type DealerRow = Pick<Row<'dealers'>, 'id' | 'name' | 'address' | 'location'>;

/** The last dealer of a page: the next one starts after it, by name and then by id. */
interface After {
  name: string;
  id: string;
}

/** A customer's page of dealers. */
export interface DealerPage {
  dealers: CaptureDealer[];
  metadata: { after: string | null };
}

/**
 * The partner's dealers by name, filtered by name or place if `search` is given.
 * @throws Problem 422 naming `after` when it is not a valid cursor
 */
export async function listDealersToChoose(
  tx: Tx,
  partnerId: string,
  { search = '', after, limit = 20 }: { search?: string; after?: string; limit?: number },
): Promise<DealerPage> {
  const from = after === undefined ? null : decodeAfter(after);
  const text = containing(search);
  const rows = await dealersOf(tx, partnerId)
    .where('deactivated_at', 'is', null)
    .$if(search.trim() !== '', (query) =>
      query.where(sql<boolean>`concat_ws(' ', name, address, location, county) ilike ${text}`),
    )
    .$if(from !== null, (query) =>
      query.where(sql<boolean>`(lower(name), id) > (lower(${from?.name}::text), ${from?.id})`),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { dealers: shown, metadata: { after: last ? encodeAfter(last) : null } };
}

/** One dealer of the partner, or undefined, also for another partner's dealer. */
export function findDealerToChoose(
  tx: Tx,
  partnerId: string,
  dealerId: string,
): Promise<DealerRow | undefined> {
  return dealersOf(tx, partnerId).where('id', '=', dealerId).executeTakeFirst();
}

function dealersOf(tx: Tx, partnerId: string) {
  return tx
    .selectFrom('dealers')
    .where('partner_id', '=', partnerId)
    .select(['id', 'name', 'address', 'location']);
}

const encodeAfter = ({ name, id }: After): string =>
  Buffer.from(JSON.stringify([name, id])).toString('base64url');

function decodeAfter(text: string): After {
  try {
    const given: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(given) && given.length === 2 && given.every(isText)) {
      return { name: given[0] as string, id: given[1] as string };
    }
  } catch {
    // invalid, refused below
  }
  throw invalidFormat('after', 'metadata.after of the page before');
}

/** PostgreSQL text cannot hold a null byte. */
const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0');
