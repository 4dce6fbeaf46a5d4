import { DAY_MS, HOUR_MS } from '@forecourt/contract';
import type { Insertable } from 'kysely';
import type { RequestEventType, Tables } from '../db/schema.ts';
import type { DemoRows } from './rows.ts';

type TradeIn = Insertable<Tables['trade_ins']>;

const OPENED_AFTER_MS = 3 * HOUR_MS;
const REMINDED_AFTER_MS = DAY_MS;
/** One owner in this many has not opened the offer. */
const UNOPENED = 3;

/** What has happened since, where an offer waits for its owner: two in three opened it, all were reminded. */
export function addWaiting(rows: DemoRows, now: Date): void {
  rows.trade_ins.filter(isWaiting).forEach((tradeIn, index) => {
    const at = (tradeIn.offer_set_timestamp as Date).getTime();
    const [opened, reminded] = [new Date(at + OPENED_AFTER_MS), new Date(at + REMINDED_AFTER_MS)];
    if (index % UNOPENED > 0 && opened < now) {
      tradeIn.offer_opened_at = opened;
      rows.request_events.push(event(tradeIn, 'OFFER_OPENED', 'CUSTOMER', opened));
    }
    if (reminded >= now) return;
    tradeIn.offer_reminders = 1;
    tradeIn.offer_reminded_at = reminded;
    rows.request_events.push(event(tradeIn, 'OFFER_REMINDED', 'SYSTEM', reminded));
  });
}

function isWaiting(tradeIn: TradeIn): boolean {
  const { offer_set_timestamp: at, offer_accepted: accepted, offer_expired_at: over } = tradeIn;
  return at != null && accepted == null && over == null;
}

function event(
  { partner_id, request_id }: TradeIn,
  type: RequestEventType,
  actor: 'CUSTOMER' | 'SYSTEM',
  at: Date,
) {
  return {
    partner_id,
    request_id,
    type,
    detail: null,
    from_status: null,
    status: 'COMPLETED' as const,
    actor_kind: actor,
    actor_id: null,
    inserted_at: at,
  };
}
