import type { Dealer } from '@forecourt/contract';
import { milesBetween } from '../../domain/distance.ts';
import type { Row } from '../../db/schema.ts';
import type { Car } from './car.ts';
import type { DealerRow } from './queries.ts';

const TENTHS = 10;

/** @param car the car that the distance is from, if any */
export function presentDealer(row: DealerRow, car: Car | null): Dealer {
  const { id, name, phone, email, partner_id, contact, address, location, postcode } = row;
  const { county, country, locale, makes, note, favorite, groups } = row;
  const { auctions, bids, wins } = row;
  return {
    id,
    name,
    phone,
    email,
    partner_id,
    contact,
    address,
    location,
    postcode,
    county,
    country,
    latitude: row.latitude,
    longitude: row.longitude,
    locale,
    makes,
    note,
    favorite,
    groups,
    state: stateOf(row),
    opted_out_at: row.opted_out_at?.toISOString() ?? null,
    auctions,
    bids,
    wins,
    last_invited_at: row.last_invited_at?.toISOString() ?? null,
    distance_miles: distanceOf(row, car),
    inserted_at: row.inserted_at.toISOString(),
  };
}

/** Whether a dealer can be invited, and if not, why. */
export function stateOf({
  opted_out_at: optedOut,
  deactivated_at: deactivated,
}: Pick<Row<'dealers'>, 'opted_out_at' | 'deactivated_at'>): Dealer['state'] {
  if (optedOut) return 'OPTED_OUT';
  return deactivated ? 'INACTIVE' : 'ACTIVE';
}

function distanceOf({ latitude, longitude }: DealerRow, car: Car | null): number | null {
  if (!car?.point || latitude === null || longitude === null) return null;
  return Math.round(milesBetween(car.point, { latitude, longitude }) * TENTHS) / TENTHS;
}
