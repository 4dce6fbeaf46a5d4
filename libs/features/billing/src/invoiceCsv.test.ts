import { makeInvoice, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { invoiceCsv } from './invoiceCsv.ts';

test('an invoice’s file has a row for each line, with the number that it is filed under', () => {
  const invoice = makeInvoice(seeded('invoice'), {
    number: 'FC-2026-03',
    status: 'OPEN',
    issued_at: '2026-03-01T00:00:00Z',
    currency_code: 'USD',
    lines: [
      { text: 'Subscription, March', amount: 39 },
      { text: 'Text messages', amount: 4.5 },
    ],
  });
  expect(invoiceCsv(invoice).trim().split('\r\n').slice(1)).toEqual([
    'FC-2026-03,2026-03-01T00:00:00Z,OPEN,"Subscription, March",39,USD',
    'FC-2026-03,2026-03-01T00:00:00Z,OPEN,Text messages,4.5,USD',
  ]);
});
