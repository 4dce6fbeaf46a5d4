import { createHash } from 'node:crypto';
import { comesWithProduct, defaultLocale } from '@forecourt/contract';
import { missingField } from '../../domain/errors.ts';
import { json } from '../../db/schema.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { localName, storedLocales, type StoredLocales } from '../../domain/locale.ts';
import { lockSettings } from './queries.ts';
import { publishVersion, type Stored } from './versions.ts';

/** Which language of which partner is changed, and by whom. */
export interface TranslationEdit {
  partnerId: string;
  userId: string;
  locale: string;
  /** Of the settings that the editor saw. */
  version: number | undefined;
}

/**
 * Stores a checked translation file and adds its locale to the list. Without texts it only adds the
 * locale, and removes the file that is there: the product's own texts are shown then.
 * @throws Problem 409 STALE_SETTINGS
 * @throws InvalidInput MISSING_FIELD for no texts in a language that the product does not have
 */
export async function putTranslation(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { partnerId, userId, locale, version }: TranslationEdit,
  messages: Readonly<Record<string, string>>,
): Promise<void> {
  const count = Object.keys(messages).length;
  if (count === 0 && locale !== defaultLocale && !comesWithProduct(locale)) {
    throw missingField('messages');
  }
  const now = await lockSettings(tx, partnerId, version);
  const before = await countTexts(tx, partnerId, locale);
  const file = {
    messages: json(messages),
    version: versionOf(messages),
    updated_at: services.clock.now(),
  };
  if (count === 0) await deleteFile(tx, partnerId, locale);
  else {
    await tx
      .insertInto('translations')
      .values({ partner_id: partnerId, locale_code: locale, ...file })
      .onConflict((conflict) => conflict.columns(['partner_id', 'locale_code']).doUpdateSet(file))
      .execute();
  }
  const { default: chosen, list } = storedLocales(now.partner.locales);
  const known = list.find((one) => one.locale_code === locale);
  const entry = {
    local_name: known?.local_name ?? localName(locale),
    locale_code: locale,
    ...(count > 0 && { version: file.version }),
  };
  const locales = {
    default: chosen,
    list: known ? list.map((one) => (one === known ? entry : one)) : [...list, entry],
  };
  await publish(services, tx, now, { userId, locale, locales, before, after: String(count) });
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
  const now = await lockSettings(tx, partnerId, version);
  const locales = storedLocales(now.partner.locales);
  const before = await countTexts(tx, partnerId, locale);
  const listed = locales.list.some((one) => one.locale_code === locale);
  if (before === null && (!listed || locale === defaultLocale)) throw notFound();
  await deleteFile(tx, partnerId, locale);
  const list = locales.list
    .filter((one) => one.locale_code !== locale || locale === defaultLocale)
    .map(({ version: file, ...one }) =>
      one.locale_code === locale || !file ? one : { ...one, version: file },
    );
  const chosen = locales.default === locale ? defaultLocale : locales.default;
  const left = { default: chosen, list };
  const counts = { before: before ?? '0', after: null };
  await publish(services, tx, now, { userId, locale, locales: left, ...counts });
}

async function deleteFile(tx: Tx, partnerId: string, locale: string): Promise<void> {
  await tx
    .deleteFrom('translations')
    .where('partner_id', '=', partnerId)
    .where('locale_code', '=', locale)
    .execute();
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

/** A language whose file or place in the list changed. */
interface LocaleChange {
  userId: string;
  locale: string;
  /** The languages as they are from now on. */
  locales: StoredLocales;
  /** How many texts its file had, and has. */
  before: string | null;
  after: string | null;
}

function publish(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  now: Stored,
  { userId, locale, locales, before, after }: LocaleChange,
): Promise<void> {
  const change = { area: 'LANGUAGES', field: `translation.${locale}`, before, after } as const;
  const edit = { values: { locales: json(locales) }, changes: [change] };
  return publishVersion(services, tx, now, { userId }, edit);
}

/** Depends on the texts, but not on their order. */
function versionOf(messages: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(messages).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12);
}
