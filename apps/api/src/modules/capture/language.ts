import { offeredLocale } from '../../domain/language.ts';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Keeps in which of the partner's languages a customer reads the page: from now on they are written to
 * in it.
 *
 * @param header Accept-Language, which the page sets to its own language
 */
export async function keepLanguage(
  tx: Tx,
  request: Pick<Row<'requests'>, 'id' | 'partner_id' | 'locale'>,
  header: string | undefined,
): Promise<void> {
  const { locales } = await tx
    .selectFrom('partners')
    .where('id', '=', request.partner_id)
    .select('locales')
    .executeTakeFirstOrThrow();
  const locale = offeredLocale(locales, header);
  if (locale === null || locale === request.locale) return;
  await tx.updateTable('requests').set({ locale }).where('id', '=', request.id).execute();
}
