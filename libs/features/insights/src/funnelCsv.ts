import type { InsightsFunnel, InsightsFunnelStep } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';

type Row = Partial<InsightsFunnelStep> & {
  channel: string;
  step: string;
  count: number;
};

/** The funnel as CSV: a line for each step, first of all requests, then of each channel. */
export function funnelCsv({ steps, channels }: InsightsFunnel): string {
  const rows: Row[] = [
    ...steps.map((step) => ({ ...step, channel: '' })),
    ...channels.flatMap((one) => one.steps.map((step) => ({ ...step, channel: one.channel }))),
  ];
  const columns: readonly CsvColumn<Row>[] = [
    ['channel', ({ channel }) => channel],
    ['step', ({ step }) => step],
    ['count', ({ count }) => count],
    ['count_before', ({ count_before: before }) => before],
    ['median_seconds', ({ median_seconds: seconds }) => seconds],
  ];
  return csvOf(columns, rows);
}
