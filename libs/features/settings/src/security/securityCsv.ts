import type { SecurityEvent } from '@forecourt/contract';
import { csvOf, type CsvColumn } from '@forecourt/platform/csv';

const columns: readonly CsvColumn<SecurityEvent>[] = [
  ['time', ({ inserted_at }) => inserted_at],
  ['event', ({ type }) => type],
  ['member', ({ user }) => user?.name],
  ['by', ({ actor }) => actor?.name],
  ['address', ({ ip }) => ip],
  ['country', ({ place }) => place],
  ['device', ({ user_agent }) => user_agent],
  ['facts', ({ detail }) => detail.map(({ name, value }) => `${name}: ${value}`).join('; ')],
];

/** The log as CSV. */
export function securityCsv(events: readonly SecurityEvent[]): string {
  return csvOf(columns, events);
}
