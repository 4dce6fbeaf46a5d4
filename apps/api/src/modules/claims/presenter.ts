import type { ClaimStatus, ConclusionUndo } from '@forecourt/contract';
import { undoUntil } from '../../domain/conclusion.ts';
import type { Row } from '../../db/schema.ts';

/** The status that undo restores, for staff; null when undo is not, or no longer, possible. */
export function presentUndo(
  row: Pick<Row<'claims'>, 'status' | 'status_before' | 'concluded_at'>,
  now: Date,
): ConclusionUndo | null {
  const before = row.status_before as ClaimStatus | null;
  const until = undoUntil({ before, concludedAt: row.concluded_at });
  return before !== null && until && now <= until
    ? { status: before, until: until.toISOString() }
    : null;
}
