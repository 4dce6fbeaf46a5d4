import type { Invoice } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';

/** An invoice as CSV: a row for each of its lines, amounts as plain numbers. */
export function invoiceCsv(invoice: Invoice): string {
  const { number, issued_at: issued, status, currency_code: currency, lines } = invoice;
  const columns: readonly CsvColumn<Invoice['lines'][number]>[] = [
    ['invoice', () => number],
    ['issued_at', () => issued],
    ['status', () => status],
    ['text', ({ text }) => text],
    ['amount', ({ amount }) => amount],
    ['currency_code', () => currency],
  ];
  return csvOf(columns, lines);
}
