import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LoggedMessage, MessageLog } from './MessageLog.ts';

const message = (seq: number): LoggedMessage => ({
  id: `m${seq}`,
  seq,
  text: `text ${seq}`,
  mine: seq % 2 === 0,
  author: null,
  at: new Date(seq * 1000).toISOString(),
  key: seq % 2 === 0 ? `k${seq}` : null,
});
const all = (count: number): LoggedMessage[] =>
  Array.from({ length: count }, (_, index) => message(index + 1));

test('whatever comes, in whatever order and however often, is one row of messages in the server’s order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), { maxLength: 20 }),
      (batches) => {
        const log = new MessageLog();
        for (const batch of batches) log.take(batch.map(message));
        const expected = [...new Set(batches.flat())].sort((one, other) => one - other);
        expect(log.messages.map(({ seq }) => seq)).toEqual(expected);
        expect(log.messages).toEqual(expected.map(message));
        const first = expected[0] ?? 0;
        const whole = expected.findLast((seq, index) => seq === first + index) ?? 0;
        expect(log.wholeSeq).toBe(whole);
      },
    ),
  );
});

test('what is known stays in its place while more comes', () => {
  const log = new MessageLog();
  log.take(all(3));
  const before = log.messages;
  log.take([message(2), message(3)]);
  expect(log.messages).toBe(before);
  log.take([message(5)]);
  expect([log.lastSeq, log.wholeSeq]).toEqual([5, 3]);
  log.take([message(4)]);
  expect(log.wholeSeq).toBe(5);
});

test('an own message that overtook the very first one leaves a hole', () => {
  const log = new MessageLog();
  log.reset([], 0);
  log.take([message(2)]);
  expect(log.wholeSeq).toBe(0);
  log.take([message(1)]);
  expect(log.wholeSeq).toBe(2);
});
