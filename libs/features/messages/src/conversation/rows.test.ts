import { describe, expect, test } from 'vitest';
import type { LoggedMessage } from './MessageLog.ts';
import { rememberDays, rowsOf } from './rows.ts';

const day = (at: string): string => at.slice(0, 10);
const message = (seq: number, at: string, more: Partial<LoggedMessage> = {}): LoggedMessage => ({
  id: `m${seq}`,
  seq,
  text: `${seq}`,
  mine: false,
  author: 'Ann',
  key: null,
  ...more,
  at: `2026-03-0${at}:00.000Z`,
});
const short = (messages: LoggedMessage[], divider: number | null = null): string[] =>
  rowsOf(messages, [], divider, day).map((row) =>
    row.kind === 'message' ? `${row.message.seq}${row.joined ? ' joined' : ''}` : row.kind,
  );

describe('the rows of a conversation', () => {
  test('have a line for each day, and one writer’s messages together', () => {
    const messages = [
      message(1, '2T10:00'),
      message(2, '2T10:02'),
      message(3, '2T10:03', { author: 'Bo' }),
      message(4, '2T10:30', { author: 'Bo' }),
      message(5, '3T00:01', { author: 'Bo' }),
    ];
    expect(short(messages)).toEqual(['day', '1', '2 joined', '3', '4', 'day', '5']);
  });

  test('say once where the unread ones begin, never before own ones', () => {
    const messages = [
      message(1, '2T10:00'),
      message(2, '2T10:01', { mine: true }),
      message(3, '2T10:02'),
      message(4, '2T10:03'),
    ];
    expect(short(messages, 1)).toEqual(['day', '1', '2', 'unread', '3', '4 joined']);
    expect(short(messages, 4)).toEqual(['day', '1', '2', '3', '4 joined']);
  });

  test('end with what is not sent, under the same key as when it has arrived', () => {
    const unsent = [
      { key: 'k1', text: 'a', at: '2026-03-02T10:05:00.000Z', state: 'sending' as const },
      { key: 'k2', text: 'b', at: '2026-03-03T10:05:00.000Z', state: 'waiting' as const },
    ];
    const rows = rowsOf([message(1, '2T10:00')], unsent, null, day);
    expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'unsent', 'day', 'unsent']);
    const arrived = rowsOf([message(2, '2T10:05', { mine: true, key: 'k1' })], [], null, day);
    expect(arrived.at(-1)?.key).toBe(rows[2]?.key);
  });

  test('write each day once, also where it begins at a quarter to the hour', () => {
    // as in Kathmandu, which is 5:45 ahead
    const write = (at: string) =>
      new Date(Date.parse(at) + 5.75 * 3_600_000).toISOString().slice(0, 10);
    let written = 0;
    const dayOf = rememberDays((at) => {
      written += 1;
      return write(at);
    });
    const times = ['18:00', '18:10', '18:14', '18:15', '18:29', '18:44'];
    const moments = times.map((time) => `2026-03-02T${time}:00.000Z`);
    expect(moments.map(dayOf)).toEqual(moments.map(write));
    expect(new Set(moments.map(dayOf)).size).toBe(2);
    expect(written).toBe(3);
  });
});
