import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { offeredLocale } from '../../../domain/language.ts';
import { chosenLocale } from '../../../http/cookie.ts';

/**
 * Keeps which of the partner's languages a dealer chose on its pages: from now on it is written to in
 * it. What a browser asks for by itself changes nothing that staff may have set.
 */
export async function keepLanguage(
  { direct }: Pick<Database, 'direct'>,
  dealerId: string,
  call: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const chosen = chosenLocale(call);
  if (chosen === null) return;
  const dealer = await direct
    .selectFrom('dealers')
    .innerJoin('partners', 'partners.id', 'dealers.partner_id')
    .where('dealers.id', '=', dealerId)
    .select(['dealers.locale', 'partners.locales'])
    .executeTakeFirst();
  const locale = dealer ? offeredLocale(dealer.locales, chosen) : null;
  if (locale === null || locale === dealer?.locale) return;
  await direct.updateTable('dealers').set({ locale }).where('id', '=', dealerId).execute();
}
