import { type RawBuilder, sql } from 'kysely';
import type { Flow } from '../../db/schema.ts';
import { type ChosenRequests, isOfAgent, isOfChannel } from '../requests/chosen.ts';
import type { Period } from './period.ts';

/** Whose requests are looked at. */
export interface Whose extends Pick<ChosenRequests, 'agentId' | 'channel'> {
  partnerId: string;
  type: Flow;
}

/** Which requests figures count. */
export interface InsightsFilter extends Whose {
  period: Period;
}

/** Whether a request of the query is one of those. */
export function isOf({ partnerId, type, agentId, channel }: Whose): RawBuilder<boolean> {
  return sql`(requests.partner_id = ${partnerId} and requests.request_type = ${type}
    and ${isOfAgent({ agentId })} and ${isOfChannel({ channel })})`;
}

/** Whether it is, and was made from a moment on to the end of the period. */
export function isMadeSince(from: Date, filter: InsightsFilter): RawBuilder<boolean> {
  return sql`(${isOf(filter)} and requests.inserted_at >= ${from}
    and requests.inserted_at < ${filter.period.to})`;
}
