import type { Query } from '@forecourt/contract';
import { sql, type RawBuilder } from 'kysely';
import { containsWords } from '../../db/search.ts';
import type { Tx } from '../../db/database.ts';
import { EARTH_MILES } from '../../domain/distance.ts';
import type { Car } from './car.ts';

/** Which dealers are listed; see the parameters of the contract. */
export type DealerFilter = Pick<
  NonNullable<Query<'listPartners'>>,
  | 'has_email'
  | 'q'
  | 'group_id'
  | 'favorite'
  | 'make'
  | 'state'
  | 'within_miles'
  | 'of_last_auction'
  | 'not_in_auction'
> & {
  partnerIds: readonly string[];
  /** The car that distances are from. */
  car: Car | null;
};

/** The state of a dealer as the contract names it. */
export const dealerState = sql<'ACTIVE' | 'INACTIVE' | 'OPTED_OUT'>`case
  when dealers.opted_out_at is not null then 'OPTED_OUT'
  when dealers.deactivated_at is not null then 'INACTIVE'
  else 'ACTIVE' end`;

/** Everything that a person may look for. */
const searched = sql<string>`concat_ws(
  ' ', dealers.name, dealers.contact, dealers.location, dealers.postcode, dealers.email)`;

/** Miles from the car: the formula of `milesBetween`; null when a place is not known. */
export function milesFrom({ point }: Pick<Car, 'point'>): RawBuilder<number | null> {
  if (!point) return sql<null>`null::float8`;
  const { latitude, longitude } = point;
  // "least" ignores nulls, so that they are left out first
  return sql<number | null>`(case when dealers.latitude is not null then
    2 * ${EARTH_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(dealers.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(dealers.latitude))
      * power(sin(radians(dealers.longitude - ${longitude}::float8) / 2), 2)))) end)`;
}

/** The dealers that a filter lets through, of the partners it names. */
export function filteredDealers(tx: Tx, filter: DealerFilter) {
  const { partnerIds, has_email: hasEmail, q = '', favorite, state = ['ACTIVE'] } = filter;
  const { group_id: group, make, within_miles: miles, of_last_auction: isLast, car } = filter;
  const { not_in_auction: auction } = filter;
  return tx
    .selectFrom('dealers')
    .where('dealers.partner_id', 'in', [...partnerIds])
    .where(dealerState, 'in', state)
    .$if(hasEmail !== undefined, (query) =>
      query.where('dealers.email', hasEmail ? 'is not' : 'is', null),
    )
    .$if(favorite !== undefined, (query) => query.where('dealers.favorite', '=', favorite === true))
    .$if(q.trim() !== '', (query) => query.where(containsWords(searched, q)))
    .$if(group !== undefined, (query) =>
      query.where(sql<boolean>`exists (select from dealer_group_members member
        where member.dealer_id = dealers.id and member.group_id = ${group})`),
    )
    .$if(make !== undefined, (query) =>
      query.where(sql<boolean>`(dealers.makes = '{}' or lower(${make}::text) = any (
        lower(dealers.makes::text)::text[]))`),
    )
    .$if(auction !== undefined, (query) =>
      query.where(sql<boolean>`not exists (select from auction_bidders bidder
        where bidder.dealer_id = dealers.id and bidder.auction_id = ${auction})`),
    )
    .$if(isLast !== undefined, (query) => query.where(ofLastAuction(partnerIds, isLast === true)))
    .$if(miles !== undefined && car !== null, (query) =>
      query.where(isWithin(car as Car, miles ?? 0, partnerIds)),
    );
}

/** "Same as last time": invited to the latest auction of the partners. */
function ofLastAuction(partnerIds: readonly string[], isInvited: boolean): RawBuilder<boolean> {
  const invited = sql`dealers.id in (select bidder.dealer_id from auction_bidders bidder
    where bidder.auction_id = (
      select id from auctions where partner_id in (${sql.join(partnerIds)})
      order by start_time desc, id desc limit 1))`;
  return isInvited ? sql<boolean>`${invited}` : sql<boolean>`not ${invited}`;
}

/**
 * Within so many miles of the car. A dealer without coordinates, or every dealer when the car has
 * none, is within it by town: that of its postcode, as other dealers name it.
 */
function isWithin(car: Car, miles: number, partnerIds: readonly string[]): RawBuilder<boolean> {
  const distance = milesFrom(car);
  return sql<boolean>`case when ${distance} is not null then ${distance} <= ${miles}::float8
    else dealers.postcode = ${car.postcode} or lower(dealers.location) in (
      select lower(near.location) from dealers near
      where near.partner_id in (${sql.join(partnerIds)}) and near.postcode = ${car.postcode})
    end`;
}
