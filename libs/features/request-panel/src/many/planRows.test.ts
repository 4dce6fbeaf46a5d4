import { expect, test } from 'vitest';
import { type Checked, MAX_SENT, planRows, rowsToSend } from './planRows.ts';
import type { ManyRow } from './readRows.ts';

const quota = (left: number) => ({ limit: 50, left, resets_at: null });
const checked = (more: Partial<Checked> = {}): Checked => ({
  found: new Map(),
  quotas: { SMS: quota(5000), EMAIL: quota(5000) },
  ...more,
});
const row = (line: number, more: Partial<ManyRow> = {}): ManyRow => ({
  line,
  name: `Customer ${line}`,
  channel: 'EMAIL',
  to: `c${line}@mail.test`,
  identifiers: {},
  errors: {},
  sameAs: null,
  ...more,
});
const open = { id: 'r1', name: 'Emma Evans', inserted_at: '2026-03-01T09:00:00.000Z' };
const outcomes = (rows: ManyRow[], known = checked(), anyway: number[] = []) =>
  planRows(rows, known, new Set(anyway)).map(({ outcome }) => outcome);

test('errors, the same customer and open requests are skipped; the last two by choice', () => {
  const rows = [
    row(2),
    row(3, { errors: { email: 'INVALID_FORMAT' } }),
    row(4, { sameAs: 2 }),
    row(5, { to: 'Emma@mail.test' }),
  ];
  const known = checked({ found: new Map([['emma@mail.test', open]]) });
  expect(outcomes(rows, known)).toEqual(['send', 'error', 'duplicate', 'open']);
  expect(outcomes(rows, known, [3, 4, 5])).toEqual(['send', 'error', 'send', 'send']);
  expect(planRows(rows, known, new Set([5]))[3]).toMatchObject({ found: open, anyway: true });
});

test('each channel has its own quota, and skipped rows take none of it', () => {
  const sms = { channel: 'SMS', to: '+37251234567' } as const;
  const rows = [row(2, { sameAs: 1 }), row(3), row(4), row(5, sms), row(6, sms)];
  const known = checked({ quotas: { SMS: quota(1), EMAIL: quota(1) } });
  expect(outcomes(rows, known)).toEqual(['duplicate', 'send', 'limit', 'send', 'limit']);
});

test('no more go out at once than a batch takes', () => {
  const rows = Array.from({ length: MAX_SENT + 1 }, (_, index) => row(index + 2));
  const planned = outcomes(rows);
  expect(planned.filter((outcome) => outcome === 'send')).toHaveLength(MAX_SENT);
  expect(planned.at(-1)).toBe('limit');
});

test('rows go with why they are skipped, and without what a request would refuse', () => {
  const rows = [
    row(2),
    row(3, { sameAs: 2 }),
    row(4, { name: `a\u0000${'b'.repeat(300)}`, errors: { name: 'INVALID_FORMAT' } }),
    row(5, { channel: 'SMS', to: '', errors: { phone: 'MISSING_FIELD' } }),
    row(6, { sameAs: 2 }),
  ];
  const sent = rowsToSend(planRows(rows, checked(), new Set([3])));
  expect(sent).toEqual([
    { line: 2, name: 'Customer 2', email: 'c2@mail.test' },
    { line: 3, name: 'Customer 3', email: 'c3@mail.test', anyway: true },
    { line: 4, name: `a ${'b'.repeat(248)}`, email: 'c4@mail.test', skip: 'INVALID' },
    { line: 5, name: 'Customer 5', skip: 'INVALID' },
    { line: 6, name: 'Customer 6', email: 'c6@mail.test', skip: 'DUPLICATE' },
  ]);
});

test('rows go with what is known of the claim', () => {
  const claim = { claim_number: 'CL-0042', date_of_loss: '2026-03-05' };
  const wrong = { 'identifiers.claim_number': 'INVALID_FORMAT' } as const;
  const rows = [
    row(2, { identifiers: claim }),
    row(3, { identifiers: { claim_number: `4\u0007${'2'.repeat(300)}` }, errors: wrong }),
  ];
  expect(rowsToSend(planRows(rows, checked(), new Set()))).toMatchObject([
    { line: 2, identifiers: claim },
    { line: 3, identifiers: { claim_number: `4 ${'2'.repeat(248)}` }, skip: 'INVALID' },
  ]);
});

test('rows that are not sent give way to those that are', () => {
  const wrong = Array.from({ length: 2500 }, (_, index) => row(index + 2, { sameAs: 1 }));
  const sent = rowsToSend(planRows([...wrong, row(9000)], checked(), new Set()));
  expect(sent).toHaveLength(2000);
  expect(sent.at(-1)).toMatchObject({ line: 9000 });
});
