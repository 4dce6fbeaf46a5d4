import { type Flow, flowPaths, flowAtPath, flows } from '@forecourt/contract';

/** What the page shows; it is in the address. */
export interface InsightsChoice {
  /** The branch's first one if it is not said, or if the branch does not have it. */
  flow?: Flow;
  /** How many days, today included. */
  days: PeriodDays;
  /** Id of who looks after the requests; `me` is the user, `none` is nobody. Absent for all. */
  agent?: string;
}

/** How many days can be asked for. */
export const periods = [7, 30, 90, 365] as const;

export type PeriodDays = (typeof periods)[number];

export const DEFAULT_DAYS = 30 satisfies PeriodDays;

/** The choice of an address. What it has wrong is left out: people edit addresses. */
export function choiceIn(params: URLSearchParams): InsightsChoice {
  const path = flowPaths.find((one) => one === params.get('flow'));
  const days = periods.find((one) => String(one) === params.get('days')) ?? DEFAULT_DAYS;
  const agent = params.get('agent');
  return { days, ...(path && { flow: flowAtPath(path) }), ...(agent && { agent }) };
}

/** The choice as parameters of an address; see {@link choiceIn}. */
export function choiceParams({ flow, days, agent }: InsightsChoice): Record<string, string> {
  return {
    ...(flow && { flow: flows[flow].path }),
    ...(days !== DEFAULT_DAYS && { days: String(days) }),
    ...(agent && { agent }),
  };
}
