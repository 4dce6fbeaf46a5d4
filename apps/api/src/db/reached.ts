import type { InsightsStep } from '@forecourt/contract';
import { sql, type RawBuilder } from 'kysely';
import { stepColumns, stepsTo } from '../domain/requestSteps.ts';

/**
 * Whether a request of the query has come to a step: a time is recorded of it or of a later one, since
 * nobody opens what did not arrive. An email counts as delivered once it was sent (decision 121).
 */
export function hasReached(step: InsightsStep): RawBuilder<boolean> {
  const columns = fromOn(step).map((each) => sql.ref(`requests.${stepColumns[each]}`));
  const isRecorded = sql<boolean>`coalesce(${sql.join(columns)}) is not null`;
  return step === 'DELIVERED'
    ? sql`(${isRecorded} or (${channelOf} = 'EMAIL' and requests.sent_at is not null))`
    : isRecorded;
}

/** The step and those after it: a request has times only of its own flow's. */
function fromOn(step: InsightsStep): InsightsStep[] {
  const ways = [stepsTo('sale'), stepsTo('conclusion')];
  const after = ways.flatMap((way) => (way.includes(step) ? way.slice(way.indexOf(step)) : []));
  return [...new Set(after)];
}

/** How a request of the query got its link, as the contract's InsightsChannel. */
export const channelOf = sql`case
  when requests.from_website then 'WEBSITE'
  when requests.self_service then 'INVITE'
  when requests.phone is not null then requests.phone_channel
  else 'EMAIL'
end`;
