import { carStatuses, carStatusesOf } from '@forecourt/contract';
import type { Car, CarCounts, CarStatus } from '@forecourt/contract';
import { amount } from '../../domain/money.ts';
import { photoUrl, type Media } from '../../media/index.ts';
import { presentDelivery } from '../../messaging/delivery.ts';
import { aboutCar, type CarRow } from './queries.ts';
import { presentSale } from './sale.ts';

/** Width in pixels of the picture file for a list row. */
const THUMBNAIL_WIDTH = 320;

export function presentCar(row: CarRow, media: Pick<Media, 'base'>, now: Date): Car {
  const { storage_key, width, state } = row;
  const isShown = storage_key !== null && state === 'PROCESSED';
  return {
    id: row.id,
    partner_name: row.partner_name,
    plate: row.plate,
    year: row.year,
    make: row.make,
    model: row.model,
    thumbnail: isShown ? photoUrl(media, { storage_key, width }, THUMBNAIL_WIDTH) : null,
    offer_price: amount(row.offer_value_cents),
    currency_code: row.offer_currency ?? row.currency,
    request_status: row.car_status,
    request_date: row.inserted_at.toISOString(),
    request_id: row.request_id,
    cover_upload_id: isShown ? row.cover_id : null,
    undelivered: undeliveredIn(row),
    claim_number: row.claim_number,
    sale: presentSale(row, now),
    customer_name: row.customer_name,
  };
}

function undeliveredIn(row: CarRow): Car['undelivered'] {
  const { delivery: state, delivery_channel: channel, delivery_reason: reason } = row;
  const { delivery_at: at, delivery_about: about } = row;
  const matter = aboutCar.find((one) => one === about);
  if (state !== 'FAILED' || !matter) return null;
  const delivery = presentDelivery({ state, channel, reason, at });
  return delivery && { ...delivery, about: matter };
}

export function presentCarCounts(counts: Map<CarStatus, number>): CarCounts {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const count = (status: CarStatus) =>
    carStatusesOf(status).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  const each = carStatuses.map((status) => [status, count(status)] as const);
  return { all, ...(Object.fromEntries(each) as Record<CarStatus, number>) };
}
