import { expect, it } from 'vitest';
import { Quiet } from './quiet.ts';

const minute = 60_000;

function atMinutes() {
  let now = 1000;
  const quiet = new Quiet(() => now);
  return { quiet, pass: (ms: number) => void (now += ms) };
}

it('is unknown before the node listens', () => {
  expect(atMinutes().quiet.of('partners:northgate')).toBeUndefined();
});

it('counts from the start of the node, or from a gap, since earlier events are unknown', () => {
  const { quiet, pass } = atMinutes();
  quiet.begin();
  pass(700);
  expect(quiet.of('partners:northgate')).toBe(700);
  quiet.begin();
  expect(quiet.of('partners:northgate')).toBe(0);
});

it("counts from a topic's own last event", () => {
  const { quiet, pass } = atMinutes();
  quiet.begin();
  pass(minute);
  quiet.note('partners:northgate');
  pass(300);
  expect([quiet.of('partners:northgate'), quiet.of('partners:harbour')]).toEqual([300, 60_300]);
});

it('forgets what is old, and never promises more than it remembers', () => {
  const { quiet, pass } = atMinutes();
  quiet.begin();
  quiet.note('partners:northgate');
  pass(4 * minute);
  quiet.note('partners:harbour');
  pass(2 * minute);
  quiet.note('partners:harbour');
  expect([quiet.of('partners:northgate'), quiet.of('partners:harbour')]).toEqual([5 * minute, 0]);
});
