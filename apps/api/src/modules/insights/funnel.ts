import { enoughRequests, type InsightsChannel, type InsightsStep } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { channelOf, hasReached } from '../../db/reached.ts';
import { stepBefore, stepColumns } from '../../domain/requestSteps.ts';
import { type InsightsFilter, isMadeSince } from './filter.ts';

/** How far the requests of a period that got the link in one way came; or all, with channel null. */
export interface FunnelRow {
  is_before: boolean;
  channel: InsightsChannel | null;
  /** By the steps' order. */
  counts: number[];
  /** Seconds since the step before; null where it can't be told of enough requests. */
  medians: (number | null)[];
  /** How many of the messages the provider reported as delivered. */
  receipts: number;
}

/** One row for each period, and one for each of its channels; none where nothing was made. */
export async function countFunnel(
  tx: Tx,
  filter: InsightsFilter,
  steps: readonly InsightsStep[],
): Promise<FunnelRow[]> {
  const { period } = filter;
  const counts = steps.map((step) => sql`(count(*) filter (where ${hasReached(step)}))::int`);
  const medians = steps.map(medianOf);
  const made = tx
    .selectFrom('requests')
    .where(isMadeSince(period.fromBefore, filter))
    .select(sql<boolean>`requests.inserted_at < ${period.from}`.as('is_before'))
    .select(sql<InsightsChannel>`${channelOf}`.as('channel'))
    .select([
      'self_service',
      'from_website',
      'phone',
      'phone_channel',
      ...new Set(Object.values(stepColumns)),
    ]);
  return tx
    .selectFrom(made.as('requests'))
    .groupBy(sql`grouping sets ((is_before), (is_before, channel))`)
    .select(['is_before', 'channel'])
    .select(sql<number[]>`array[${sql.join(counts)}]`.as('counts'))
    .select(sql<(number | null)[]>`array[${sql.join(medians)}]`.as('medians'))
    .select(sql<number>`count(delivered_at)::int`.as('receipts'))
    .execute();
}

/** A later step may be recorded first: such a pair tells no time. */
function medianOf(step: InsightsStep) {
  if (step === 'CREATED') return sql`null::int`;
  const since = sql.ref(`requests.${stepColumns[stepBefore[step]]}`);
  const at = sql.ref(`requests.${stepColumns[step]}`);
  return sql`case when count(*) filter (where ${at} >= ${since}) >= ${sql.lit(enoughRequests)}
    then round(percentile_cont(0.5) within group (order by extract(epoch from ${at} - ${since})::float8)
      filter (where ${at} >= ${since}))::int end`;
}
