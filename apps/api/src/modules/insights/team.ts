import { type InsightsMember, enoughRequests } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasReached } from '../../db/reached.ts';
import { type InsightsFilter, isMadeSince, isOf } from './filter.ts';

/** Which requests are counted, and whether members have a row each. */
type TeamFilter = InsightsFilter & { showsNames: boolean };

/**
 * What each member's requests of a period came to, with a row for those that nobody looks after; by
 * one statement. Members without any have no row, unless a conversation waits for them. Without
 * names, all members have one row together.
 * @param end the last step of the flow
 */
export async function countTeam(
  tx: Tx,
  filter: TeamFilter,
  end: 'SOLD' | 'CONCLUDED',
): Promise<InsightsMember[]> {
  const counted = (step: 'SENT' | 'COMPLETED' | 'OFFERED' | 'SOLD' | 'CONCLUDED') =>
    sql`count(*) filter (where ${hasReached(step)})`;
  // Empty is no user's id: it stands for all members.
  const member = filter.showsNames
    ? sql`requests.agent_id`
    : sql`case when requests.agent_id is not null then '' end`;
  const isMade = isMadeSince(filter.period.from, filter);
  const answered = sql`extract(epoch from reply.inserted_at - question.inserted_at)::float8`;
  const answer = await sql<InsightsMember>`
    with counts as (
      select ${member} as agent_id, count(*) as requests, ${counted('SENT')} as sent,
        ${counted('COMPLETED')} as completed, ${counted('OFFERED')} as offered,
        ${counted(end)} as finished
      from requests
      where ${isMade}
      group by 1
    ),
    answers as (
      select ${member} as agent_id, count(*) as answers,
        percentile_cont(0.5) within group (order by ${answered}) as median
      from requests
      join threads on threads.lead_id = requests.id
      cross join lateral (
        select seq, inserted_at from messages
        where thread_id = threads.id and sender_type <> 'AGENT' order by seq limit 1
      ) question
      cross join lateral (
        select inserted_at from messages
        where thread_id = threads.id and sender_type = 'AGENT' and seq > question.seq
        order by seq limit 1
      ) reply
      where ${isMade}
      group by 1
    ),
    open as (
      select ${member} as agent_id, count(*) as conversations
      from threads
      join requests on requests.id = threads.lead_id
      where threads.partner_id = ${filter.partnerId} and threads.sender_type <> 'AGENT' and ${isOf(filter)}
      group by 1
    ),
    agents as (select agent_id from counts union select agent_id from open)
    select
      case when agents.agent_id = '' then 'TEAM' when agents.agent_id is null then 'NONE' else 'MEMBER' end as whose,
      nullif(agents.agent_id, '') as id, users.name,
      coalesce(counts.requests, 0)::int as requests, coalesce(counts.sent, 0)::int as sent,
      coalesce(counts.completed, 0)::int as completed, coalesce(counts.offered, 0)::int as offered,
      coalesce(counts.finished, 0)::int as finished,
      case when answers.answers >= ${sql.lit(enoughRequests)}
        then round(answers.median)::int end as median_seconds_to_answer,
      coalesce(open.conversations, 0)::int as open_conversations
    from agents
    left join counts on counts.agent_id is not distinct from agents.agent_id
    left join answers on answers.agent_id is not distinct from agents.agent_id
    left join open on open.agent_id is not distinct from agents.agent_id
    left join memberships on memberships.user_id = agents.agent_id
      and memberships.partner_id = ${filter.partnerId} and memberships.disabled_at is null
    left join users on users.id = memberships.user_id and users.disabled_at is null
    order by users.name is null, users.name, agents.agent_id nulls last
  `.execute(tx);
  return answer.rows;
}
