import {
  DAY_MS,
  type DealAction,
  type DealParty,
  type DealState,
  type FeeState,
  type HandoverItem,
  isFallen,
} from '@forecourt/contract';

/** What happens to the fee of a dealer who withdraws or does not answer. */
export type WithdrawalFee = 'KEPT' | 'RETURNED';

/** A part of the handover that a side has ticked. */
export interface Tick {
  item: HandoverItem;
  party: DealParty;
}

/** The facts about a deal that the rules need. */
export interface DealFacts {
  state: DealState;
  /** PARTNER after an offer that staff made: then STAFF is the buyer's side. */
  buyer: 'DEALER' | 'PARTNER';
  /** The dealer's answer to 'Would you like to continue with the trade-in?' (spec §4). */
  continues: boolean | null;
  /** By when it is awaited; null where the partner is the buyer. */
  answerUntil: Date | null;
  feeRule: WithdrawalFee;
  ticks: readonly Tick[];
}

/** Who acts. */
export type DealReader = DealParty;

export const HANDOVER: readonly HandoverItem[] = ['DAY', 'PAPERS', 'KEYS', 'PAID'];

/** The two sides whose ticks each part of the handover takes: the buyer's and the owner. */
export function sidesOf({ buyer }: Pick<DealFacts, 'buyer'>): readonly DealParty[] {
  return [buyer === 'DEALER' ? 'DEALER' : 'STAFF', 'OWNER'];
}

/** Whether both sides have ticked a part. */
export function isDone(facts: Pick<DealFacts, 'buyer' | 'ticks'>, item: HandoverItem): boolean {
  return sidesOf(facts).every((side) => isTicked(facts, item, side));
}

/** Whether a side has ticked a part. */
export function isTicked(
  { ticks }: Pick<DealFacts, 'ticks'>,
  item: HandoverItem,
  party: DealParty,
): boolean {
  return ticks.some((one) => one.item === item && one.party === party);
}

/** Whether every part of the handover is done. */
export function isComplete(facts: Pick<DealFacts, 'buyer' | 'ticks'>): boolean {
  return HANDOVER.every((item) => isDone(facts, item));
}

/**
 * Whether nobody has moved since the owner's yes: the dealer has not said that it continues, and no
 * part of the handover is ticked. Until then the owner may withdraw by themselves, and silence ends
 * the deal.
 */
export function isBeforeContact({ continues, ticks }: DealFacts): boolean {
  return continues === null && ticks.length === 0;
}

/** Whether the dealer's time to answer has passed without a sign of life. At the moment is too late. */
export function hasLapsed(facts: DealFacts, now: Date): boolean {
  const { state, answerUntil } = facts;
  return state === 'AGREED' && answerUntil !== null && now >= answerUntil && isBeforeContact(facts);
}

/** Whether the dealer is asked and may still answer. */
export function awaitsAnswer(facts: DealFacts, now: Date): boolean {
  const { state, buyer, continues } = facts;
  return state === 'AGREED' && buyer === 'DEALER' && continues === null && !hasLapsed(facts, now);
}

/** By when a dealer has to answer. */
export function answerUntil(agreedAt: Date, days: number): Date {
  return new Date(agreedAt.getTime() + days * DAY_MS);
}

/**
 * When a dealer is reminded to answer: a day after the owner's yes and a day before the end; in the
 * middle of a day or less.
 */
export function reminders(agreedAt: Date, until: Date): Date[] {
  const [from, to] = [agreedAt.getTime(), until.getTime()];
  const marks = [from + DAY_MS, to - DAY_MS].filter((at) => at > from && at < to);
  const moments = marks.length > 0 ? marks : [(from + to) / 2];
  return [...new Set(moments)].sort((one, other) => one - other).map((at) => new Date(at));
}

/** When a dealer is reminded of a second chance: with a quarter of its time left. */
export function chanceReminder(askedAt: Date, until: Date): Date {
  return new Date(until.getTime() - (until.getTime() - askedAt.getTime()) / 4);
}

/**
 * Whether a side may withdraw. A dealer does so by answering no; an owner before contact; staff record
 * it for a side that told them, at any time before the sale.
 * @param by who tells us
 */
export function mayWithdraw(
  facts: DealFacts,
  party: DealParty,
  by: DealReader,
  now: Date,
): boolean {
  if (facts.state !== 'AGREED' || !sidesOf(facts).includes(party)) return false;
  if (by === 'STAFF') return true;
  if (by !== party) return false;
  return by === 'DEALER' ? awaitsAnswer(facts, now) : isBeforeContact(facts);
}

/** The state of a deal from which a side withdrew. */
export function withdrawnState(party: DealParty): DealState {
  return party === 'OWNER' ? 'WITHDRAWN_BY_OWNER' : 'WITHDRAWN_BY_DEALER';
}

/** The state of the fee: an owner who withdraws costs the dealer nothing. */
export function feeStateOf({ state, feeRule }: Pick<DealFacts, 'state' | 'feeRule'>): FeeState {
  if (!isFallen(state)) return 'BOOKED';
  return state === 'WITHDRAWN_BY_OWNER' ? 'RETURNED' : feeRule;
}

/**
 * The sides for which somebody may tick a part: their own; staff for every side. A dealer first says
 * that it continues.
 */
export function mayTick(facts: DealFacts, by: DealReader): readonly DealParty[] {
  if (facts.state !== 'AGREED') return [];
  if (by === 'STAFF') return sidesOf(facts);
  if (by === 'DEALER' && facts.continues !== true) return [];
  return sidesOf(facts).filter((side) => side === by);
}

/** Whether staff may mark the car as sold, and whether they have to say why parts are missing. */
export function maySell(facts: DealFacts): 'no' | 'yes' | 'with-note' {
  if (facts.state !== 'AGREED') return 'no';
  return isComplete(facts) ? 'yes' : 'with-note';
}

/** What surrounds a deal: only its current one can be continued from. */
export interface DealContext {
  /** No other offer or auction has followed it. */
  isCurrent: boolean;
  /** A dealer is asked to stand by its bid. */
  isAsking: boolean;
  /** Dealers who could be asked. */
  candidates: number;
}

/** What somebody may do next; screens show exactly these. */
export function actionsFor(
  reader: DealReader,
  facts: DealFacts,
  { isCurrent, isAsking, candidates }: DealContext,
  now: Date,
): DealAction[] {
  const when = (may: boolean, ...actions: DealAction[]) => (may ? actions : []);
  const ticks = when(mayTick(facts, reader).length > 0, 'TICK');
  if (reader === 'DEALER') {
    return [...when(awaitsAnswer(facts, now), 'CONTINUE', 'DECLINE'), ...ticks];
  }
  if (reader === 'OWNER') {
    return [
      ...ticks,
      ...when(mayWithdraw(facts, 'OWNER', 'OWNER', now), 'WITHDRAW'),
      ...when(!isFallen(facts.state), 'RECEIPT'),
    ];
  }
  const sale = maySell(facts);
  const free = isFallen(facts.state) && isCurrent && !isAsking;
  return [
    ...ticks,
    ...when(sale === 'yes', 'SELL'),
    ...when(sale === 'with-note', 'SELL_WITH_NOTE'),
    ...when(facts.state === 'AGREED', 'WITHDRAW_FOR_DEALER', 'WITHDRAW_FOR_OWNER'),
    ...when(free && candidates > 0, 'SECOND_CHANCE'),
    ...when(isFallen(facts.state) && isCurrent && isAsking, 'CANCEL_SECOND_CHANCE'),
    ...when(free, 'START_AGAIN', 'OFFER'),
  ];
}

/** A second chance as the rules see it. */
export interface ChanceFacts {
  state: 'ASKED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED';
  until: Date;
}

/** Whether its dealer may still answer. At the moment is too late. */
export function chanceIsOpen({ state, until }: ChanceFacts, now: Date): boolean {
  return state === 'ASKED' && now < until;
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MAX_DAYS_AHEAD = 365;

/**
 * Whether a day can be that of a handover: a real one, not before yesterday in UTC (where the owner
 * is, it may still be that day), and within a year.
 */
export function isHandoverDay(day: string, now: Date): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (!DATE.test(day) || Number.isNaN(at)) return false;
  if (new Date(at).toISOString().slice(0, 10) !== day) return false;
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  return at >= today - DAY_MS && at <= today + MAX_DAYS_AHEAD * DAY_MS;
}
