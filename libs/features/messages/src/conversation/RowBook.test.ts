import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LoggedMessage } from './MessageLog.ts';
import type { UnsentMessage } from './Outbox.ts';
import { RowBook } from './RowBook.ts';
import { rowsOf } from './rows.ts';

const dayOf = (at: string): string => at.slice(0, 10);
const start = Date.parse('2026-03-02T20:00:00Z');

/** Written by one of two people, this many minutes after the previous one. */
const message = fc.record({ mine: fc.boolean(), minutes: fc.integer({ min: 0, max: 400 }) });

function logOf(written: readonly { mine: boolean; minutes: number }[]): LoggedMessage[] {
  let at = start;
  return written.map(({ mine, minutes }, index) => {
    at += minutes * 60_000;
    const seq = index + 1;
    const who = { mine, author: mine ? null : 'Ann', key: mine ? `k${seq}` : null };
    return { ...who, id: `m${seq}`, seq, text: `${seq}`, at: new Date(at).toISOString() };
  });
}

test('rows made page by page are those that are made at once, whatever came and went', () => {
  const step = fc.constantFrom('older', 'newer', 'unsent', 'sent', 'divide', 'same');
  fc.assert(
    fc.property(
      fc.array(message, { minLength: 1, maxLength: 40 }),
      fc.array(step, { maxLength: 30 }),
      (written, steps) => {
        const all = logOf(written);
        const book = new RowBook(dayOf);
        let [from, to] = [Math.floor(all.length / 2), Math.ceil(all.length / 2)];
        let unsent: UnsentMessage[] = [];
        let divider: number | null = null;
        let shown = all.slice(from, to);
        for (const kind of steps) {
          if (kind === 'older') from = Math.max(0, from - 3);
          if (kind === 'newer') to = Math.min(all.length, to + 2);
          if (kind === 'divide') divider = divider === null ? all.length >> 1 : null;
          if (kind === 'sent') unsent = [];
          if (kind === 'unsent') {
            const at = new Date(start + unsent.length * 86_400_000).toISOString();
            unsent = [...unsent, { key: `u${unsent.length}`, text: '', at, state: 'waiting' }];
          }
          if (kind !== 'same') shown = all.slice(from, to);
          expect(book.rows(shown, unsent, divider)).toEqual(rowsOf(shown, unsent, divider, dayOf));
        }
      },
    ),
  );
});

test('a page of older messages costs no more with thousands below it', () => {
  const all = logOf(
    Array.from({ length: 5000 }, (_, index) => ({ mine: index % 3 === 0, minutes: 7 })),
  );
  let days = 0;
  const book = new RowBook((at) => {
    days += 1;
    return dayOf(at);
  });
  book.rows(all.slice(250), [], null);
  days = 0;
  expect(book.rows(all, [], null)).toHaveLength(rowsOf(all, [], null, dayOf).length);
  expect(days).toBeLessThan(300);
});
