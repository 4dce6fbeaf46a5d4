import type { Addition } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { AdditionRow } from './queries.ts';

/**
 * An addition for staff.
 * @param uploads of the report, those that have arrived
 */
export function presentAddition(
  row: AdditionRow,
  uploads: readonly Pick<Row<'uploads'>, 'id' | 'addition_id'>[],
): Addition {
  const { asked_by: id, asker_name: name, asker_avatar: avatar } = row;
  return {
    id: row.id,
    state: row.state,
    message: row.message,
    sections: row.sections,
    shots: row.shots.map(({ refused, ...shot }) => ({
      ...shot,
      refused_upload_id: refused?.id ?? null,
      refusal: refused ? { reason: refused.reason, note: refused.note } : null,
    })),
    answered: row.answered,
    asked_by: id !== null && name !== null ? { id, name, avatar } : null,
    asked_at: row.asked_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    reason: row.reason,
    changes: row.changes,
    uploads: uploads.filter((one) => one.addition_id === row.id).map((one) => one.id),
  };
}
