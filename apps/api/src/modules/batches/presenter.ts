import type { RequestBatch, RequestBatchRow } from '@forecourt/contract';
import { oneLine } from '../../domain/contact.ts';
import type { BatchRow, ResultRow } from './queries.ts';

/** A batch as staff see it. */
export function presentBatch(row: BatchRow): RequestBatch {
  const { id, request_type, state, file_name, counts } = row;
  const { created_by: sender, sender_name: name } = row;
  return {
    id,
    request_type,
    state,
    file_name,
    created_by: sender !== null && name !== null ? { id: sender, name } : null,
    inserted_at: row.inserted_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    counts,
  };
}

/** A row of a batch and its result. */
export function presentResult(row: ResultRow): RequestBatchRow {
  const { line, name, phone, email, identifiers, state, reason, field } = row;
  const { request_id, delivery } = row;
  // a refused name is shown as well, and must not pass for another one
  const shown = name && oneLine(name);
  const customer = { line, name: shown, phone, email, identifiers };
  return { ...customer, state, reason, field, request_id, delivery };
}
