import type { InsightsChannel, InsightsStep, UserSalePlan } from '@forecourt/contract';
import { type RawBuilder, sql } from 'kysely';
import { channelOf, hasReached } from '../../db/reached.ts';
import { invalidFormat } from '../../domain/errors.ts';

/** Filters that lists of requests and of their cars share; what is left out is not filtered by. */
export interface ChosenRequests {
  /** Id of who looks after them; null for nobody. */
  agentId?: string | null;
  /** When they were made: from this moment on. */
  from?: Date;
  /** Before this moment. */
  to?: Date;
  plan?: UserSalePlan;
  /** How the newest message about them fares; undefined or empty for all. */
  delivery?: 'FAILED' | '';
  /** How far they have come at least. */
  reached?: InsightsStep;
  /** How their customers got the link. */
  channel?: InsightsChannel;
}

/** The filters as the calls' queries have them. */
interface ChosenQuery {
  agent_id?: string;
  from?: string;
  to?: string;
  plan?: UserSalePlan;
  delivery?: 'FAILED' | '';
  reached?: InsightsStep;
  channel?: InsightsChannel;
}

/** Who looks after requests, in a call's query: the caller, or nobody. */
const [ME, NOBODY] = ['me', 'none'];

/**
 * @param userId of the caller
 * @throws InvalidInput naming a moment that does not exist, or an end before the beginning
 */
export function chosenRequests(query: ChosenQuery, userId: string): ChosenRequests {
  const { plan, delivery, reached, channel } = query;
  const from = momentOf('from', query.from);
  const to = momentOf('to', query.to);
  if (from && to && to <= from) throw invalidFormat('to', 'a moment after from');
  const agentId = chosenAgent(query.agent_id, userId);
  return { agentId, from, to, plan, delivery, reached, channel };
}

/** Id of the agent of a call's query; null for nobody, undefined for all. */
export function chosenAgent(agent: string | undefined, userId: string): string | null | undefined {
  return agent === ME ? userId : agent === NOBODY ? null : agent || undefined;
}

function momentOf(field: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  // a leap second is a moment to the contract, but not to the clock
  if (Number.isNaN(moment.getTime())) throw invalidFormat(field);
  return moment;
}

/** Whether a request of the query is one of those. */
export function isChosen(chosen: ChosenRequests): RawBuilder<boolean> {
  const { from, to, plan, delivery, reached } = chosen;
  const conditions = [isOfAgent(chosen), isOfChannel(chosen)];
  if (from) conditions.push(sql`requests.inserted_at >= ${from}`);
  if (to) conditions.push(sql`requests.inserted_at < ${to}`);
  if (plan) conditions.push(sql`requests.sale_plan = ${plan}`);
  if (delivery === 'FAILED') conditions.push(sql`requests.delivery = 'FAILED'`);
  if (reached) conditions.push(hasReached(reached));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether the agent of a request of the query is the one that is asked for. */
export function isOfAgent({ agentId }: Pick<ChosenRequests, 'agentId'>): RawBuilder<boolean> {
  if (agentId === undefined) return sql`true`;
  return agentId === null ? sql`requests.agent_id is null` : sql`requests.agent_id = ${agentId}`;
}

/** Whether the customer of a request of the query got the link in the way that is asked for. */
export function isOfChannel({ channel }: Pick<ChosenRequests, 'channel'>): RawBuilder<boolean> {
  return channel === undefined ? sql`true` : sql`${channelOf} = ${channel}`;
}
