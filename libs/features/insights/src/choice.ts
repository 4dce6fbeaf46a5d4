import {
  DAY_MS,
  type Flow,
  flowPaths,
  flowAtPath,
  flows,
  isCalendarDay,
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
  /** How many days, today included; of no account while dates are chosen. */
  days: PeriodDays;
  /** The first and the last day, as 2026-03-05: the weekly mail leads to its week. */
  dates?: Dates;
}

export interface Dates {
  from: string;
  to: string;
}

/** How many days can be asked for. */
export const periods = [7, 30, 90, 365] as const;

export type PeriodDays = (typeof periods)[number];

export const DEFAULT_DAYS = 30 satisfies PeriodDays;

/** A leap year: what the API answers for at the most. */
const MOST_DAYS = 366;

/** How many days these are, both included. */
export function daysOf({ from, to }: Dates): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The dates of an address; undefined unless both are days, in order and no more than a year. */
function datesIn(params: URLSearchParams): Dates | undefined {
  const dates = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (!isDay(dates.from) || !isDay(dates.to)) return undefined;
  const count = daysOf(dates);
  return count >= 1 && count <= MOST_DAYS ? dates : undefined;
}

/** Whether it is a day of this era of the web, as 2026-03-05. */
function isDay(text: string): boolean {
  return text.startsWith('2') && isCalendarDay(text);
}

/** The choice of an address. What it has wrong is left out: people edit addresses. */
export function choiceIn(params: URLSearchParams): InsightsChoice {
  const path = flowPaths.find((one) => one === params.get('flow'));
  const days = periods.find((one) => String(one) === params.get('days')) ?? DEFAULT_DAYS;
  const agent = params.get('agent');
  const channel = insightsChannels.find((one) => one.toLowerCase() === params.get('channel'));
  const dates = datesIn(params);
  return {
    days,
    ...(dates && { dates }),
    ...(path && { flow: flowAtPath(path) }),
    ...(agent && { agent }),
    ...(channel && { channel }),
  };
}

/** The choice as parameters of an address; see {@link choiceIn}. */
export function choiceParams(choice: InsightsChoice): Record<string, string> {
  const { flow, days, dates, agent, channel } = choice;
  return {
    ...(flow && { flow: flows[flow].path }),
    ...(days !== DEFAULT_DAYS && { days: String(days) }),
    ...dates,
    ...(agent && { agent }),
    ...(channel && { channel: channel.toLowerCase() }),
  };
}
