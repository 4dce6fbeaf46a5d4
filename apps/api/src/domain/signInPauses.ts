const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How failures are counted: some are free, then each pause is longer than the one before. */
export interface PauseRule {
  free: number;
  /** Seconds after the first failure that is not free; doubles with each further one. */
  first: number;
  /** Longest pause in seconds: the owner is slowed down, never locked out. */
  longest: number;
  /** Seconds without a failure after which the count is reset. */
  forget: number;
}

/** One account from one network address, or from one known device. */
export const PAUSES_BY_PAIR: PauseRule = {
  free: 10,
  first: 30,
  longest: 15 * MINUTE,
  forget: DAY,
};
/** All unknown devices together: many addresses against one account. */
export const PAUSES_BY_ACCOUNT: PauseRule = {
  free: 50,
  first: 30,
  longest: 10 * MINUTE,
  forget: DAY,
};
/** One network address against many accounts; an office may share one. */
export const PAUSES_BY_ADDRESS: PauseRule = {
  free: 60,
  first: 60,
  longest: 15 * MINUTE,
  forget: DAY,
};

/** The stored failures of one bucket. */
export interface Failures {
  count: number;
  lastAt: Date;
}

/** Seconds until the next attempt is accepted; 0 for immediately. */
export function secondsToWait(rule: PauseRule, failures: Failures | null, now: Date): number {
  if (!failures || isForgotten(rule, failures, now)) return 0;
  const since = (now.getTime() - failures.lastAt.getTime()) / 1000;
  return Math.max(0, pauseAfter(rule, failures.count) - since);
}

/** The count with one more failure. */
export function withFailure(rule: PauseRule, failures: Failures | null, now: Date): Failures {
  const before = !failures || isForgotten(rule, failures, now) ? 0 : failures.count;
  return { count: before + 1, lastAt: now };
}

function pauseAfter({ free, first, longest }: PauseRule, count: number): number {
  if (count < free) return 0;
  return Math.min(longest, first * 2 ** Math.min(count - free, 20));
}

function isForgotten({ forget }: PauseRule, { lastAt }: Failures, now: Date): boolean {
  return now.getTime() - lastAt.getTime() >= forget * 1000;
}

/** Who tries to sign in. */
export interface Attempt {
  /** In canonical form. */
  account: string;
  /** Network address. */
  address: string;
  /** Hash of the device's id, if it signed in to this account before. */
  knownDevice: string | null;
}

/** A bucket that an attempt counts toward: the parts of its name, and the rule. */
export type PauseBucket = readonly [
  kind: 'account' | 'pair' | 'device' | 'address',
  who: string,
  rule: PauseRule,
];

/**
 * The buckets of an attempt, in lock order. A device that signed in before has its own bucket only,
 * so that strangers' guesses never slow it down, and a stolen device guesses no faster.
 */
export function bucketsOf({ account, address, knownDevice }: Attempt): PauseBucket[] {
  if (knownDevice) return [['device', `${knownDevice} ${account}`, PAUSES_BY_PAIR]];
  return [
    ['account', account, PAUSES_BY_ACCOUNT],
    ['pair', `${account} ${address}`, PAUSES_BY_PAIR],
    ['address', address, PAUSES_BY_ADDRESS],
  ];
}
