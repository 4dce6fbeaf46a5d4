import { createHash } from 'node:crypto';
import { defaultLocale } from '@forecourt/contract';
import { localName } from '../../domain/locale.ts';
import { json } from '../../db/schema.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { storedLocales } from '../partners/presenter.ts';
import { recordChanges } from './changes.ts';
import { lockSettings, writePartner } from './queries.ts';

/** Which language of which partner is changed, and by whom. */
export interface TranslationEdit {
  partnerId: string;
  userId: string;
  locale: string;
  /** Of the settings that the editor saw. */
  version: number | undefined;
}

/**
 * Stores a checked translation file and adds its locale to the list. @throws Problem 409
 * STALE_SETTINGS
 */
export async function putTranslation(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { partnerId, userId, locale, version }: TranslationEdit,
  messages: Readonly<Record<string, string>>,
): Promise<void> {
  const { partner } = await lockSettings(tx, partnerId, version);
  const before = await countTexts(tx, partnerId, locale);
  const file = {
    messages: json(messages),
    version: versionOf(messages),
    updated_at: services.clock.now(),
  };
  await tx
    .insertInto('translations')
    .values({ partner_id: partnerId, locale_code: locale, ...file })
    .onConflict((conflict) => conflict.columns(['partner_id', 'locale_code']).doUpdateSet(file))
    .execute();
  const locales = storedLocales(partner.locales);
  const known = locales.list.find((one) => one.locale_code === locale);
  if (known) known.version = file.version;
  else {
    const entry = { local_name: localName(locale), locale_code: locale, version: file.version };
    locales.list.push(entry);
  }
  await writePartner(services, tx, partner, userId, { locales: json(locales) });
  const after = String(Object.keys(messages).length);
  await record(services, tx, { partnerId, userId, locale }, before, after);
}

/**
 * Removes a locale with its file; for en-US, the fallback, only the file.
 * @throws Problem 404 when there is none, 409 STALE_SETTINGS
 */
export async function removeTranslation(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { partnerId, userId, locale, version }: TranslationEdit,
): Promise<void> {
  const { partner } = await lockSettings(tx, partnerId, version);
  const locales = storedLocales(partner.locales);
  const before = await countTexts(tx, partnerId, locale);
  const listed = locales.list.some((one) => one.locale_code === locale);
  if (before === null && (!listed || locale === defaultLocale)) throw notFound();
  await tx
    .deleteFrom('translations')
    .where('partner_id', '=', partnerId)
    .where('locale_code', '=', locale)
    .execute();
  const list = locales.list
    .filter((one) => one.locale_code !== locale || locale === defaultLocale)
    .map(({ version: file, ...one }) =>
      one.locale_code === locale || !file ? one : { ...one, version: file },
    );
  const chosen = locales.default === locale ? defaultLocale : locales.default;
  await writePartner(services, tx, partner, userId, { locales: json({ default: chosen, list }) });
  await record(services, tx, { partnerId, userId, locale }, before ?? '0', null);
}

/** The number of texts in a locale's file, as text; null without a file. */
async function countTexts(tx: Tx, partnerId: string, locale: string): Promise<string | null> {
  const row = await tx
    .selectFrom('translations')
    .where('partner_id', '=', partnerId)
    .where('locale_code', '=', locale)
    .select('messages')
    .executeTakeFirst();
  return row ? String(Object.keys(row.messages).length) : null;
}

function record(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { partnerId, userId, locale }: Omit<TranslationEdit, 'version'>,
  before: string | null,
  after: string | null,
): Promise<void> {
  const change = { area: 'LANGUAGES', field: `translation.${locale}`, before, after } as const;
  return recordChanges(services, tx, partnerId, userId, [change]);
}

/** Depends on the texts, but not on their order. */
function versionOf(messages: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12);
}
