import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@forecourt/contract';
import type { SettingsDraft, SettingsUpdate } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { json, type Row } from '../../db/schema.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { presentSettings } from './presenter.ts';
import { readSettings, type SettingsRows } from './queries.ts';
import { editSettings, fitted, rowsWith } from './update.ts';

/** How long a link to a draft works. */
const LIFE_DAYS = 14;
/** The oldest ones of a partner give way. */
const KEPT = 50;
const ID_BYTES = 16;

type DraftRow = Row<'settings_drafts'> & { author_name: string };

/**
 * Keeps a draft under an id that can't be guessed, checked by the rules of publishing.
 *
 * @returns the id
 * @throws Problem 422 naming the field
 */
export async function keepDraft(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  { partnerId, authorId }: { partnerId: string; authorId: string },
  { version, ...change }: SettingsUpdate,
): Promise<string> {
  const settings = await readSettings(tx, partnerId);
  if (version > settings.partner.settings_version) {
    throw invalidFormat('version', 'a version that was published');
  }
  const { changes } = editSettings(settings, change, config.smsCountries);
  if (changes.length === 0) throw missingField('general', 'theme', 'flows');
  const now = clock.now();
  const id = randomBytes(ID_BYTES).toString('base64url');
  await tx
    .insertInto('settings_drafts')
    .values({
      id,
      partner_id: partnerId,
      author_id: authorId,
      version,
      change: json(change),
      inserted_at: now,
      expires_at: new Date(now.getTime() + LIFE_DAYS * DAY_MS),
    })
    .execute();
  await tx
    .deleteFrom('settings_drafts')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('settings_drafts as older')
        .where('older.partner_id', '=', partnerId)
        .orderBy('older.inserted_at', 'desc')
        .orderBy('older.id')
        .offset(KEPT)
        .select('older.id'),
    )
    .execute();
  return id;
}

/** A draft of a partner. @throws Problem 404 when there is none, or none any more */
export async function readDraft(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  partnerId: string,
  id: string,
): Promise<DraftRow> {
  const row = await tx
    .selectFrom('settings_drafts as draft')
    .innerJoin('users', 'users.id', 'draft.author_id')
    .where('draft.id', '=', id)
    .where('draft.partner_id', '=', partnerId)
    .where('draft.expires_at', '>', clock.now())
    .selectAll('draft')
    .select('users.name as author_name')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A draft, and the settings of now with it as far as it fits them. */
export function presentDraft(
  row: DraftRow,
  now: SettingsRows,
  offered: readonly string[] | null,
): SettingsDraft {
  const { edit, field } = fitted(now, row.change, offered);
  return {
    id: row.id,
    author: { name: row.author_name },
    version: row.version,
    inserted_at: row.inserted_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    settings: edit && presentSettings(rowsWith(now, edit), offered),
    refused_field: field,
  };
}
