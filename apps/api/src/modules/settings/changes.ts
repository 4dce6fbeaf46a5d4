import type { SettingsChange } from '@forecourt/contract';
import { newId } from '../../domain/id.ts';
import type { Flow, Row, SettingsArea } from '../../db/schema.ts';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** One changed value; values as texts, null for none. */
export interface Change {
  area: SettingsArea;
  flow?: Flow;
  field: string;
  before: string | null;
  after: string | null;
}

/** Records who changed what, in the same transaction. Unchanged values are skipped. */
export async function recordChanges(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  partnerId: string,
  userId: string,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const actor = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('name')
    .executeTakeFirstOrThrow();
  const now = clock.now();
  await tx
    .insertInto('settings_changes')
    .values(
      changes.map(({ area, flow, field, before, after }) => ({
        id: newId(now),
        partner_id: partnerId,
        actor_id: userId,
        actor_name: actor.name,
        area,
        flow: flow ?? null,
        field,
        value_before: before,
        value_after: after,
        inserted_at: now,
      })),
    )
    .execute();
}

/** A page of a partner's changes plus one row, newest first. */
export function listChanges(
  tx: Tx,
  partnerId: string,
  after: Cursor | null,
  limit: number,
): Promise<Row<'settings_changes'>[]> {
  return tx
    .selectFrom('settings_changes')
    .where('partner_id', '=', partnerId)
    .$if(after !== null, (query) => query.where(olderThan(after as Cursor, 'inserted_at', 'id')))
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .selectAll()
    .execute();
}

export function presentChange(row: Row<'settings_changes'>): SettingsChange {
  return {
    id: row.id,
    actor: { name: row.actor_name },
    area: row.area,
    flow: row.flow,
    field: row.field,
    before: row.value_before,
    after: row.value_after,
    inserted_at: row.inserted_at.toISOString(),
  };
}
