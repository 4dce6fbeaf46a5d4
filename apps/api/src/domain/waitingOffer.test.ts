import { expect, test } from 'vitest';
import {
  dueReminder,
  extendedEnd,
  nextReminder,
  ownerReminders,
  type WaitingFacts,
} from './waitingOffer.ts';

const day = (count: number) => new Date(Date.UTC(2026, 2, 1) + count * 24 * 60 * 60 * 1000);
const rules = { afterDays: 1, beforeDays: 1 };
const week: WaitingFacts = { offeredAt: day(0), end: day(7), remindedAt: null };

test('an owner is reminded a day after the offer and a day before its end', () => {
  expect(ownerReminders(week, rules)).toEqual([day(1), day(6)]);
  expect(ownerReminders({ ...week, end: day(2) }, rules)).toEqual([day(1)]);
  expect(ownerReminders({ ...week, end: day(1) }, rules)).toEqual([]);
});

test('the partner moves a reminder, or turns it off', () => {
  expect(ownerReminders(week, { afterDays: 2, beforeDays: 0 })).toEqual([day(2)]);
  expect(ownerReminders(week, { afterDays: 0, beforeDays: 3 })).toEqual([day(4)]);
  expect(ownerReminders(week, { afterDays: 0, beforeDays: 0 })).toEqual([]);
});

test('each is due once, and one stands for those that were missed', () => {
  expect(dueReminder(week, rules, day(0.9))).toBeNull();
  expect(dueReminder(week, rules, day(1))).toEqual(day(1));
  expect(dueReminder({ ...week, remindedAt: day(1) }, rules, day(3))).toBeNull();
  expect(dueReminder(week, rules, day(6.5))).toEqual(day(6));
  expect(dueReminder(week, rules, day(7))).toBeNull();
});

test('an offer that is extended is reminded of before its new end as well', () => {
  const reminded = { ...week, remindedAt: day(6) };
  expect(nextReminder(reminded, rules)).toBeNull();
  expect(nextReminder({ ...reminded, end: day(10) }, rules)).toEqual(day(9));
});

test('an offer lasts a year at the longest', () => {
  expect(extendedEnd(week, 30)).toEqual(day(37));
  expect(extendedEnd({ ...week, end: day(360) }, 5)).toEqual(day(365));
  expect(extendedEnd({ ...week, end: day(360) }, 6)).toBeNull();
});
