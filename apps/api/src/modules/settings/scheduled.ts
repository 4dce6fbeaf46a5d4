import { MAX_SCHEDULE_AHEAD_MS } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import type { ScheduledSettings, SettingsSchedule } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { json, type Role, type Row } from '../../db/schema.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import type { Services } from '../../services.ts';
import { presentSettings } from './presenter.ts';
import { lockSettings, type SettingsRows } from './queries.ts';
import { editSettings, fitted, rowsWith } from './update.ts';

/** A change that waits, with who scheduled it, and their role there; null when they have none. */
export type ScheduledRow = Row<'scheduled_settings'> & {
  actor_name: string;
  actor_email: string;
  actor_locale: string | null;
  actor_role: Role | null;
};

/**
 * Keeps a change to publish it at its time, in place of the one that waits. The rules are checked
 * now, so that a wrong change is refused to the person who made it.
 *
 * @throws Problem 409 STALE_SETTINGS, or 422 naming the field
 */
export async function scheduleSettings(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  { partnerId, actorId }: { partnerId: string; actorId: string },
  { publish_at, version, ...change }: SettingsSchedule,
): Promise<void> {
  const now = clock.now();
  const at = new Date(publish_at);
  const ahead = at.getTime() - now.getTime();
  if (ahead <= 0 || ahead > MAX_SCHEDULE_AHEAD_MS) {
    throw invalidFormat('publish_at', 'a moment in the future, at most a year from now');
  }
  const settings = await lockSettings(tx, partnerId, version);
  const { changes } = editSettings(settings, change, config.smsCountries);
  if (changes.length === 0) throw missingField('general', 'theme', 'flows');
  const values = {
    actor_id: actorId,
    change: json(change),
    publish_at: at,
    refused_field: null,
    refused_reason: null,
    inserted_at: now,
  };
  await tx
    .insertInto('scheduled_settings')
    .values({ partner_id: partnerId, ...values })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(values))
    .execute();
}

export async function cancelSchedule(tx: Tx, partnerId: string): Promise<void> {
  await tx.deleteFrom('scheduled_settings').where('partner_id', '=', partnerId).execute();
}

export function readScheduled(tx: Tx, partnerId: string): Promise<ScheduledRow | undefined> {
  return tx
    .selectFrom('scheduled_settings as waiting')
    .innerJoin('users', 'users.id', 'waiting.actor_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'waiting.actor_id')
        .onRef('memberships.partner_id', '=', 'waiting.partner_id')
        .on('memberships.disabled_at', 'is', null)
        .on('users.disabled_at', 'is', null),
    )
    .where('waiting.partner_id', '=', partnerId)
    .selectAll('waiting')
    .select([
      'users.name as actor_name',
      'users.email as actor_email',
      'users.locale as actor_locale',
      'memberships.role as actor_role',
    ])
    .executeTakeFirst();
}

/** Whether who scheduled a change may still publish it. */
export const mayPublish = ({ actor_role: role }: ScheduledRow): boolean =>
  role !== null && can(role, 'updateSettings');

/** A change that waits, and the settings of now with it as far as it fits them. */
export function presentScheduled(
  row: ScheduledRow,
  now: SettingsRows,
  offered: readonly string[] | null,
): ScheduledSettings {
  const { publish_at, actor_name, inserted_at } = row;
  const { edit, field } = fitted(now, row.change, offered);
  return {
    publish_at: publish_at.toISOString(),
    actor: { name: actor_name },
    inserted_at: inserted_at.toISOString(),
    settings: edit && presentSettings(rowsWith(now, edit), offered),
    refused_reason: row.refused_reason ?? reasonOf(row, field),
    refused_field: row.refused_field ?? field,
  };
}

/** Why a change would not be published now. */
function reasonOf(row: ScheduledRow, field: string | null): ScheduledRow['refused_reason'] {
  if (!mayPublish(row)) return 'AUTHOR_NOT_ALLOWED';
  return field === null ? null : 'NO_LONGER_FITS';
}
