import { enoughRequests } from '@forecourt/contract';

/** Requests that were sent at a time of the week, and what came of them within a day. */
export interface SendingTime {
  /** 1 is Monday. */
  weekday: number;
  /** The first hour of its block, by the branch's clocks. */
  hour: number;
  sent: number;
  completed: number;
}

/** Hours of a block. */
export const BLOCK_HOURS = 3;

/**
 * How many standard deviations the low end of a likely range lies below what was counted: for one block it would
 * be 1.645, which one of twenty passes by chance; with the 56 blocks of a week to choose from, one of 20 × 56 may (Bonferroni).
 */
const DEVIATIONS = 3.12;

/**
 * The time of which customers surely complete more than of all: the low end of its likely range is above the rate of
 * all, and the highest of such; undefined where no time is that sure (decision 143).
 */
export function bestTime<Time extends SendingTime>(times: readonly Time[]): Time | undefined {
  const sum = (of: 'sent' | 'completed') => times.reduce((all, time) => all + time[of], 0);
  const ofAll = sum('completed') / sum('sent');
  const lowOf = ({ completed, sent }: Time) => lowEnd(completed, sent);
  return times
    .filter((time) => time.sent >= enoughRequests && lowOf(time) > ofAll)
    .toSorted((one, other) => lowOf(other) - lowOf(one))[0];
}

/** The low end of the range in which a rate likely is, by Wilson's interval; between 0 and 1. */
export function lowEnd(successes: number, of: number, deviations = DEVIATIONS): number {
  const rate = successes / of;
  const square = deviations ** 2;
  const spread = deviations * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of ** 2));
  return (rate + square / (2 * of) - spread) / (1 + square / of);
}
