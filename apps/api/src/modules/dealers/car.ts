import type { Tx } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { notFound } from '../../http/problem.ts';
import type { Point } from '../../places/format.ts';
import { locate } from '../../places/locate.ts';

/** Where a car is. */
export interface Car {
  postcode: string | null;
  /** Null when the postcode is not known. */
  point: Point | null;
}

/**
 * The car of a request, named by its id or that of its trade-in.
 * @throws Problem 404 when it is not one of the partners'
 */
export async function findCar(tx: Tx, partnerIds: readonly string[], id: string): Promise<Car> {
  const row = await tx
    .selectFrom('requests')
    .innerJoin('partners', 'partners.id', 'requests.partner_id')
    .leftJoin('trade_ins', 'trade_ins.request_id', 'requests.id')
    .leftJoin('reports', 'reports.request_id', 'requests.id')
    .where('requests.partner_id', 'in', [...partnerIds])
    .where((eb) => eb.or([eb('requests.id', '=', id), eb('trade_ins.id', '=', id)]))
    .select(['reports.info', 'reports.car', 'partners.country_code', 'partners.currency'])
    .executeTakeFirst();
  if (!row) throw notFound();
  const { postcode: given } = row.info ?? {};
  const { country_code: own } = row.car ?? {};
  const postcode = typeof given === 'string' ? given.trim().toUpperCase() || null : null;
  const country = typeof own === 'string' ? own : countryOf(row);
  return { postcode, point: locate({ postcode, country }) };
}

/**
 * The country that a partner's addresses without one are in: by its dial code; and one that trades in
 * dollars is taken to be in the United States.
 */
export function countryOf({
  country_code: dialCode,
  currency,
}: Pick<Row<'partners'>, 'country_code' | 'currency'>): string | null {
  return dialCode === '1' || currency === 'USD' ? 'US' : null;
}
