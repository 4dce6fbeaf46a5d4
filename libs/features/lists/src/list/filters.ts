import type {
  InsightsChannel,
  InsightsStep,
  SavedViewPeriod,
  UserSalePlan,
} from '@forecourt/contract';

/** What a list is filtered by besides tab and search; absent for all. It is in the address. */
export interface ListFilters {
  /** Only requests, or their cars, whose newest message was not delivered. */
  undelivered?: boolean;
  /** Id of who looks after the requests; {@link me} is the user, {@link nobody} is nobody. */
  agent?: string;
  /** How the owner means to sell. */
  plan?: UserSalePlan;
  /** The last days, today included. */
  period?: SavedViewPeriod;
  /** The first day on which the requests were made, such as 2026-03-05; not beside a period. */
  from?: string;
  /** The last day. */
  to?: string;
  /** Which step the requests have come to at least. */
  reached?: ReachedStep;
  /** How the customers got the link. */
  channel?: InsightsChannel;
  /** Id of the group whose members are shown; for lists of dealers. */
  group?: string;
  /** Id of the saved view that was opened, also once it was changed in the address. */
  view?: string;
}

/** A step that not every request comes to. */
export type ReachedStep = Exclude<InsightsStep, 'CREATED'>;

/** A kind of filter that a list offers. */
export type FilterKind = 'date' | 'agent' | 'plan' | 'delivery' | 'reached' | 'channel';

/** Who looks after requests, in an address and in calls: the user, or nobody. */
export const [me, nobody] = ['me', 'none'] as const;

/** Days of each period, today included. */
export const periodDays: Record<SavedViewPeriod, number> = {
  TODAY: 1,
  DAYS_7: 7,
  DAYS_30: 30,
  DAYS_90: 90,
};

const plans: Record<string, UserSalePlan> = {
  private_sale: 'Private Sale',
  trade_in: 'Trade-In',
  cash_offer: 'Cash Offer',
};

const steps: readonly ReachedStep[] = [
  'SENT',
  'DELIVERED',
  'OPENED',
  'STARTED',
  'COMPLETED',
  'OFFERED',
  'ACCEPTED',
  'SOLD',
  'CONCLUDED',
];

// Not the contract's `insightsChannels`: with it the bundler keeps all enums in every page's script.
const channels: readonly InsightsChannel[] = ['SMS', 'EMAIL', 'WHATSAPP', 'INVITE', 'WEBSITE'];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filters of an address. What it has wrong is left out: people edit addresses, or cut them off. */
export function filtersIn(params: URLSearchParams): ListFilters {
  const get = (name: string): string | undefined => params.get(name) || undefined;
  const period = get('period')?.toUpperCase();
  const isPeriod = period !== undefined && Object.hasOwn(periodDays, period);
  const [from, to] = isPeriod ? [] : [dayIn(get('from')), dayIn(get('to'))];
  return {
    undelivered: params.get('delivery') === 'failed' || undefined,
    agent: get('agent'),
    plan: plans[get('plan') ?? ''],
    period: isPeriod ? (period as SavedViewPeriod) : undefined,
    from,
    to: from && to && to < from ? undefined : to,
    reached: steps.find((step) => step.toLowerCase() === get('reached')),
    channel: channels.find((channel) => channel.toLowerCase() === get('channel')),
    view: get('view'),
  };
}

/** The filters as parameters of an address; see {@link filtersIn}. */
export function filterParams(filters: ListFilters): Record<string, string> {
  const { undelivered, agent, plan, period, from, to, reached, channel, view } = filters;
  return {
    ...(undelivered && { delivery: 'failed' }),
    ...(agent && { agent }),
    ...(plan && { plan: plan.toLowerCase().replace(/\W/, '_') }),
    ...(period && { period: period.toLowerCase() }),
    ...(from && { from }),
    ...(to && { to }),
    ...(reached && { reached: reached.toLowerCase() }),
    ...(channel && { channel: channel.toLowerCase() }),
    ...(view && { view }),
  };
}

function dayIn(text: string | undefined): string | undefined {
  if (!text || !DAY.test(text)) return undefined;
  const moment = new Date(`${text}T00:00:00Z`);
  // 31 February is another day, or none
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
  return isReal ? text : undefined;
}

/** The moments between which the requests were made, the end excluded. */
export interface Span {
  from?: string;
  to?: string;
}

/** What a list asks of the server by its filters. */
export interface ListChoice
  extends Span, Pick<ListFilters, 'undelivered' | 'agent' | 'plan' | 'reached' | 'channel'> {}

/** What filters ask of the server now. */
export function choiceOf(filters: ListFilters, now: Date): ListChoice {
  const { undelivered, agent, plan, reached, channel } = filters;
  return {
    ...(undelivered && { undelivered }),
    ...(agent && { agent }),
    ...(plan && { plan }),
    ...(reached && { reached }),
    ...(channel && { channel }),
    ...spanOf(filters, now),
  };
}

/** The query of a list's calls by its filters. */
export function choiceQuery(choice: ListChoice) {
  const { undelivered, agent, plan, reached, channel, from, to } = choice;
  return {
    ...(undelivered && { delivery: 'FAILED' as const }),
    ...(agent && { agent_id: agent }),
    ...(plan && { plan }),
    ...(reached && { reached }),
    ...(channel && { channel }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The moments of the days of filters, by the calendar of this device. */
export function spanOf({ period, from, to }: ListFilters, now: Date): Span {
  if (period) return { from: startOfDay(now, 1 - periodDays[period]) };
  return {
    ...(from && { from: startOfDay(new Date(`${from}T00:00`), 0) }),
    ...(to && { to: startOfDay(new Date(`${to}T00:00`), 1) }),
  };
}

/** The beginning of a day so many days later: a day is not always 24 hours long. */
function startOfDay(of: Date, later: number): string {
  return new Date(of.getFullYear(), of.getMonth(), of.getDate() + later).toISOString();
}

/** The filters of these kinds. */
export function ofKinds(filters: ListFilters, kinds: readonly FilterKind[]): ListFilters {
  const { undelivered, agent, plan, period, from, to, reached, channel, group, view } = filters;
  return {
    ...(undelivered && kinds.includes('delivery') && { undelivered }),
    ...(agent && kinds.includes('agent') && { agent }),
    ...(plan && kinds.includes('plan') && { plan }),
    ...(kinds.includes('date') && {
      ...(period && { period }),
      ...(from && { from }),
      ...(to && { to }),
    }),
    ...(reached && kinds.includes('reached') && { reached }),
    ...(channel && kinds.includes('channel') && { channel }),
    ...(group && { group }),
    ...(view && kinds.length > 0 && { view }),
  };
}

/** How many filters hide something. Two days are one. */
export function countFilters(filters: ListFilters): number {
  const { undelivered, agent, plan, period, from, to, reached, channel } = filters;
  return [undelivered, agent, plan, period ?? from ?? to, reached, channel].filter(Boolean).length;
}
