import type { SettingsVersion } from '@forecourt/contract';
import type { Updateable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import {
  json,
  type Row,
  settingsColumns,
  type SettingsSnapshot,
  type Tables,
} from '../../db/schema.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { type Change, recordChanges } from './changes.ts';
import { lockSettings, type SettingsRows, writePartner } from './queries.ts';

/** The rows that settings are stored in. */
export type Stored = Pick<SettingsRows, 'partner' | 'flows'>;

/** Who publishes, and the version whose values they restore. */
export interface Publication {
  userId: string;
  restoredFrom?: number;
}

/**
 * Publishes settings as a new version: writes the partner's columns, what was changed, and how the
 * settings are now. What belongs to flows is written before.
 *
 * @param before the rows as they were locked
 */
export async function publishVersion(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  before: Stored,
  { userId, restoredFrom }: Publication,
  { values, changes }: { values: Updateable<Tables['partners']>; changes: readonly Change[] },
): Promise<void> {
  const { partner } = before;
  // the version that is replaced may be older than this table
  await keepVersion(tx, before, []);
  await writePartner(services, tx, partner, userId, values);
  await recordChanges(services, tx, partner.id, userId, changes);
  const now = await lockSettings(tx, partner.id, undefined);
  await keepVersion(tx, now, [...new Set(changes.map(({ area }) => area))], restoredFrom);
}

/** Keeps a version as the rows have it, unless it is kept already. */
async function keepVersion(
  tx: Tx,
  { partner, flows }: Stored,
  areas: readonly Change['area'][],
  restoredFrom?: number,
): Promise<void> {
  const actor = partner.settings_changed_by;
  await tx
    .insertInto('settings_versions')
    .values((eb) => ({
      partner_id: partner.id,
      version: partner.settings_version,
      actor_id: actor,
      actor_name: eb.selectFrom('users').where('users.id', '=', actor).select('users.name'),
      areas: json(areas),
      restored_from: restoredFrom ?? null,
      snapshot: json(snapshotOf({ partner, flows })),
      inserted_at: partner.settings_changed_at ?? partner.inserted_at,
    }))
    .onConflict((conflict) => conflict.columns(['partner_id', 'version']).doNothing())
    .execute();
}

function snapshotOf({ partner, flows }: Stored): SettingsSnapshot {
  return {
    partner: pick(partner, settingsColumns.partner),
    flows: flows.map((flow) => pick(flow, ['flow', ...settingsColumns.flow])),
  };
}

function pick<Values, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}

/** A kept version. @throws Problem 404 when there is none */
export async function readVersion(
  tx: Tx,
  partnerId: string,
  version: number,
): Promise<Row<'settings_versions'>> {
  const row = await tx
    .selectFrom('settings_versions')
    .where('partner_id', '=', partnerId)
    .where('version', '=', version)
    .selectAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

type VersionRow = Omit<Row<'settings_versions'>, 'snapshot' | 'partner_id' | 'actor_id'> & {
  /** When the version was published that it restored. */
  restored_at: Date | null;
};

/**
 * A page of a partner's versions plus one row, newest first.
 * @param before only versions below this one; null for the newest
 */
export function listVersions(
  tx: Tx,
  partnerId: string,
  before: number | null,
  limit: number,
): Promise<VersionRow[]> {
  return tx
    .selectFrom('settings_versions as kept')
    .leftJoin('settings_versions as origin', (join) =>
      join
        .onRef('origin.partner_id', '=', 'kept.partner_id')
        .onRef('origin.version', '=', 'kept.restored_from'),
    )
    .where('kept.partner_id', '=', partnerId)
    .$if(before !== null, (query) => query.where('kept.version', '<', before))
    .orderBy('kept.version', 'desc')
    .limit(limit + 1)
    .select([
      'kept.version',
      'kept.actor_name',
      'kept.areas',
      'kept.restored_from',
      'kept.inserted_at',
      'origin.inserted_at as restored_at',
    ])
    .execute();
}

export function presentVersion(row: VersionRow): SettingsVersion {
  const { version, actor_name, areas, restored_from, restored_at, inserted_at } = row;
  return {
    version,
    actor: actor_name === null ? null : { name: actor_name },
    areas,
    restored_from:
      restored_from !== null && restored_at !== null
        ? { version: restored_from, inserted_at: restored_at.toISOString() }
        : null,
    inserted_at: inserted_at.toISOString(),
  };
}
