import { flowOrder } from '@forecourt/contract';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Row, Tables } from '../../db/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** The rows behind a partner's settings. */
export interface SettingsRows {
  partner: Row<'partners'>;
  /** Name of the person who changed them last. */
  changedBy: string | null;
  flows: Row<'customisations'>[];
  translations: { locale_code: string; messages: number; updated_at: Date }[];
}

/** @throws Problem 404 when the transaction does not see the partner. */
export async function readSettings(tx: Tx, partnerId: string): Promise<SettingsRows> {
  const row = await tx
    .selectFrom('partners')
    .leftJoin('users', 'users.id', 'partners.settings_changed_by')
    .where('partners.id', '=', partnerId)
    .selectAll('partners')
    .select('users.name as changed_by_name')
    .executeTakeFirst();
  if (!row) throw notFound();
  const { changed_by_name: changedBy, ...partner } = row;
  const flows = await flowsOf(tx, partnerId);
  const translations = await tx
    .selectFrom('translations')
    .where('partner_id', '=', partnerId)
    .orderBy('locale_code')
    .select(['locale_code', 'updated_at'])
    .select(sql<number>`(select count(*)::int from jsonb_object_keys(messages))`.as('messages'))
    .execute();
  return { partner, changedBy, flows, translations };
}

/**
 * The settings, locked until `tx` ends, so that two editors write one after the other.
 *
 * @param version of the settings that the editor saw; undefined skips the check.
 * @throws Problem 409 STALE_SETTINGS when they have changed since.
 */
export async function lockSettings(
  tx: Tx,
  partnerId: string,
  version: number | undefined,
): Promise<Pick<SettingsRows, 'partner' | 'flows'>> {
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!partner) throw notFound();
  assertVersion(partner, version);
  return { partner, flows: await flowsOf(tx, partnerId) };
}

/**
 * The same check without a lock, for changes that take long to prepare. @throws Problem 409
 * STALE_SETTINGS
 */
export async function assertCurrent(
  tx: Tx,
  partnerId: string,
  version: number | undefined,
): Promise<void> {
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('settings_version')
    .executeTakeFirst();
  if (!partner) throw notFound();
  assertVersion(partner, version);
}

/** @throws Problem 409 STALE_SETTINGS unless `seen` is the current version; undefined skips the check */
export function assertVersion(
  { settings_version: current }: Pick<Row<'partners'>, 'settings_version'>,
  seen: number | undefined,
): void {
  if (seen === undefined || seen === current) return;
  throw new Problem(409, 'STALE_SETTINGS', { detail: 'Someone else changed them in the meantime' });
}

/** Writes the partner's columns and increments the version. */
export async function writePartner(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  partner: Row<'partners'>,
  userId: string,
  values: Updateable<Tables['partners']>,
): Promise<void> {
  await tx
    .updateTable('partners')
    .set({
      ...values,
      settings_version: partner.settings_version + 1,
      settings_changed_at: clock.now(),
      settings_changed_by: userId,
    })
    .where('id', '=', partner.id)
    .execute();
}

async function flowsOf(tx: Tx, partnerId: string): Promise<Row<'customisations'>[]> {
  const rows = await tx
    .selectFrom('customisations')
    .where('partner_id', '=', partnerId)
    .selectAll()
    .execute();
  return rows.sort((one, other) => flowOrder.indexOf(one.flow) - flowOrder.indexOf(other.flow));
}
