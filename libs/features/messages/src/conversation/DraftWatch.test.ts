import { expect, it } from 'vitest';
import { DraftWatch } from './DraftWatch.ts';
import type { LoggedMessage } from './MessageLog.ts';

const message = (seq: number, more: Partial<LoggedMessage> = {}): LoggedMessage => ({
  id: `m${seq}`,
  seq,
  text: 'Hello',
  mine: true,
  author: 'Anna Berg',
  writer: 'anna',
  at: '2026-03-05T12:00:00.000Z',
  key: `key-${seq}`,
  ...more,
});

it('finds the newest that a colleague wrote since the draft was begun, once', () => {
  const watch = new DraftWatch();
  watch.wrote('W', 3);
  watch.wrote('Wh', 5);
  const log = [message(3), message(4), message(5)];
  expect(watch.answer(log, 'me')?.seq).toBe(5);
  expect(watch.answer(log, 'me')).toBeNull();
  expect(watch.answer([...log, message(6)], 'me')?.seq).toBe(6);
});

it('leaves out the other side, one’s own, and what was there before', () => {
  const watch = new DraftWatch();
  watch.wrote('W', 3);
  const theirs = message(4, { mine: false, writer: undefined });
  expect(watch.answer([message(3), theirs, message(5, { writer: 'me' })], 'me')).toBeNull();
  watch.wrote('', 5);
  expect(watch.answer([message(6)], 'me')).toBeNull();
  watch.wrote('A', 6);
  expect(watch.answer([message(6)], 'me')).toBeNull();
});
