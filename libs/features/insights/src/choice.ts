import {
  type Flow,
  flowPaths,
  flowAtPath,
  flows,
  type InsightsChannel,
  insightsChannels,
} from '@forecourt/contract';

/** Which requests of a flow are counted. */
export interface WhichRequests {
  /** Id of who looks after the requests; `me` is the user, `none` is nobody. Absent for all. */
  agent?: string;
  /** How customers got the link. Absent for all. */
  channel?: InsightsChannel;
}

/** What the page shows; it is in the address. */
export interface InsightsChoice extends WhichRequests {
  /** The branch's first one if it is not said, or if the branch does not have it. */
  flow?: Flow;
  /** How many days, today included. */
  days: PeriodDays;
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
  const channel = insightsChannels.find((one) => one.toLowerCase() === params.get('channel'));
  return {
    days,
    ...(path && { flow: flowAtPath(path) }),
    ...(agent && { agent }),
    ...(channel && { channel }),
  };
}

/** The choice as parameters of an address; see {@link choiceIn}. */
export function choiceParams(choice: InsightsChoice): Record<string, string> {
  const { flow, days, agent, channel } = choice;
  return {
    ...(flow && { flow: flows[flow].path }),
    ...(days !== DEFAULT_DAYS && { days: String(days) }),
    ...(agent && { agent }),
    ...(channel && { channel: channel.toLowerCase() }),
  };
}
