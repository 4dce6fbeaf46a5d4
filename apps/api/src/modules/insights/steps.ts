import { enoughRequests, type InsightsSteps, type SectionName } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { LONGEST_PAUSE_S, STOPPED_AFTER_MS } from '../../domain/pauses.ts';
import { type InsightsFilter, isMadeSince } from './filter.ts';

/** What the database counts of a section; one that nobody came to has no row. */
export type SectionRow = Omit<InsightsSteps['sections'][number], 'section' | 'is_asked'> & {
  section: SectionName;
};

export interface StepRows extends Pick<InsightsSteps, 'median_seconds'> {
  sections: SectionRow[];
}

/**
 * The sections that the customers of a period's requests came to before they sent their report, by one
 * statement (decision 132).
 */
export async function countSections(tx: Tx, filter: InsightsFilter, now: Date): Promise<StepRows> {
  const { period } = filter;
  const enough = sql.lit(enoughRequests);
  const quietSince = new Date(now.getTime() - STOPPED_AFTER_MS);
  const took = sql`extract(epoch from next_at - at)::float8`;
  const isTimed = sql`not is_before and ${took} <= ${sql.lit(LONGEST_PAUSE_S)}`;
  const answer = await sql<StepRows>`
    with made as materialized (
      select id, inserted_at < ${period.from} as is_before, reported_at, last_activity_at
      from requests
      where ${isMadeSince(period.fromBefore, filter)}
    ),
    arrivals as (
      select made.id, made.is_before, made.reported_at, events.section,
        min(events.inserted_at) as at,
        made.reported_at is null and made.last_activity_at < ${quietSince} as is_quiet
      from made
      join request_events events on events.request_id = made.id and events.type = 'SECTION_REACHED'
      where made.reported_at is null or events.inserted_at <= made.reported_at
      group by made.id, made.is_before, made.reported_at, made.last_activity_at, events.section
    ),
    visits as materialized (
      select *, lead(at) over (partition by id order by at, section) as next_at from arrivals
    ),
    visits_of as (
      select section,
        count(*) filter (where not is_before) as reached,
        count(*) filter (where is_before) as reached_before,
        count(*) filter (where not is_before and is_quiet and next_at is null) as stopped,
        count(*) filter (where is_before and is_quiet and next_at is null) as stopped_before,
        case when count(*) filter (where ${isTimed}) >= ${enough}
          then round((percentile_cont(0.5) within group (order by ${took})
            filter (where ${isTimed}))::numeric) end as median_seconds
      from visits group by section
    ),
    refused_of as (
      select uploads.section, count(*) as refused
      from made
      join reports on reports.request_id = made.id
      join uploads on uploads.report_id = reports.id
      where not made.is_before and uploads.review_status = 'declined' and uploads.deleted_at is null
      group by uploads.section
    ),
    sections_of as (
      select section, coalesce(reached, 0) as reached, coalesce(reached_before, 0) as reached_before,
        coalesce(stopped, 0) as stopped, coalesce(stopped_before, 0) as stopped_before,
        coalesce(refused, 0) as refused, median_seconds
      from visits_of full join refused_of using (section)
    ),
    reports_of as (
      select extract(epoch from reported_at - min(at))::float8 as seconds
      from visits where not is_before and reported_at is not null
      group by id, reported_at
      having max(extract(epoch from coalesce(next_at, reported_at) - at))
        <= ${sql.lit(LONGEST_PAUSE_S)}
    )
    select
      (select coalesce(json_agg(sections_of), '[]') from sections_of) as sections,
      (select case when count(*) >= ${enough}
        then round((percentile_cont(0.5) within group (order by seconds))::numeric)::int end
        from reports_of) as median_seconds
  `.execute(tx);
  return answer.rows[0]!;
}
