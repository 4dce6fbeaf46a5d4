const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** How failures are counted: so many are free, then each waits longer than the one before. */
export interface PauseRule {
  free: number;
  /** Seconds after the first failure that is not free; doubles with each further one. */
  first: number;
  /** Seconds that no pause goes beyond: the owner is slowed, never shut out. */
  longest: number;
  /** Seconds without a failure after which all is forgotten. */
  forget: number;
}

/** One account from one network address, or from one known device. */
export const PAUSES_BY_PAIR: PauseRule = {
  free: 10,
  first: 30,
  longest: 15 * MINUTE,
  forget: DAY,
};
/** All devices together that never signed in to the account: many addresses against one account. */
export const PAUSES_BY_ACCOUNT: PauseRule = {
  free: 50,
  first: 30,
  longest: 10 * MINUTE,
  forget: DAY,
};
/** One network address against many accounts; an office may stand behind one. */
export const PAUSES_BY_ADDRESS: PauseRule = {
  free: 60,
  first: 60,
  longest: 15 * MINUTE,
  forget: DAY,
};

/** What is known of one counted thing. */
export interface Failures {
  count: number;
  lastAt: Date;
}

/** Seconds until the next try is taken; 0 for at once. */
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
  /** Hash of the device's id, where it signed in to this account before. */
  knownDevice: string | null;
}

/** What an attempt counts in: the parts of a name, and the rule. */
export type PauseBucket = readonly [
  kind: 'account' | 'pair' | 'device' | 'address',
  who: string,
  rule: PauseRule,
];

/**
 * What an attempt is counted in, in the order in which it is locked. A device that signed in before is
 * counted by itself alone, so that no stranger's guesses slow it, and a stolen one guesses no faster.
 */
export function bucketsOf({ account, address, knownDevice }: Attempt): PauseBucket[] {
  if (knownDevice) return [['device', `${knownDevice} ${account}`, PAUSES_BY_PAIR]];
  return [
    ['account', account, PAUSES_BY_ACCOUNT],
    ['pair', `${account} ${address}`, PAUSES_BY_PAIR],
    ['address', address, PAUSES_BY_ADDRESS],
  ];
}
