import { sql, type RawBuilder } from 'kysely';
import type { CarStatus } from '@forecourt/contract';

/**
 * The derived status of a car (design §7, first match). "Ended" is computed from `end_time`, so
 * that an auction ends exactly on time, even if its closing job is late.
 *
 * Expects the tables trade_ins, claims, inspects, and `auction`: the trade-in's latest.
 */
export function carStatus(now: Date): RawBuilder<CarStatus> {
  return sql<CarStatus>`case
    when trade_ins.id is not null then case
      when trade_ins.sold_at is not null then 'SOLD'
      when trade_ins.offer_accepted then 'OFFER_ACCEPTED'
      when not trade_ins.offer_accepted then 'OFFER_DECLINED'
      when auction.status = 'RUNNING' and auction.end_time > ${now} then 'AUCTION_RUNNING'
      when auction.status is not null and auction.status <> 'CANCELLED' then 'AUCTION_COMPLETED'
      when trade_ins.offer_value_cents is not null then 'APPRAISED'
      else 'NEW'
    end
    else case coalesce(claims.status, inspects.status)
      when 1 then 'IN_PROGRESS'
      when 2 then 'ESTIMATE_SENT'
      when 3 then 'REPAIRABLE'
      when 4 then 'INSPECTED'
      when 5 then 'NEEDS_EXTRA_INSPECTION'
      else 'NEW'
    end
  end`;
}
