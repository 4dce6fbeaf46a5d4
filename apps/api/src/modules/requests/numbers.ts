import { sql } from 'kysely';
import { type ChosenRequests, isOfAgent } from './chosen.ts';

/** Numbers per status: of all that match, and of those that one user looks after. */
export interface Numbers<Status> {
  all: Map<Status, number>;
  mine: Map<Status, number>;
}

/**
 * What a query of requests, or of their cars, selects beside the status that it groups by. It leaves
 * the agent out of its conditions: the user's own are counted whichever agent is asked for.
 */
export function selectNumbers({ agentId }: Pick<ChosenRequests, 'agentId'>, userId: string) {
  const numberOf = (agent: string | null | undefined) =>
    sql<number>`(count(*) filter (where ${isOfAgent({ agentId: agent })}))::int`;
  return [numberOf(agentId).as('count'), numberOf(userId).as('mine')] as const;
}

/** The numbers of the rows of such a query. */
export function numbersOf<Status>(
  rows: readonly { status: Status; count: number; mine: number }[],
): Numbers<Status> {
  return {
    all: new Map(rows.map(({ status, count }) => [status, count])),
    mine: new Map(rows.map(({ status, mine }) => [status, mine])),
  };
}
