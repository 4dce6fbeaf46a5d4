import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { staffLanguage } from '../../domain/language.ts';
import { chosenLocale } from '../../http/cookie.ts';
import { listMyLocales } from '../partners/queries.ts';

/**
 * Keeps the language that was chosen in a user's browser, if they have chosen none for their account
 * yet; in `tx`, which must see every row. One that does not count changes nothing.
 */
export async function keepFirstLanguage(
  tx: Tx,
  call: Pick<FastifyRequest, 'headers'>,
  userId: string,
): Promise<void> {
  const chosen = chosenLocale(call);
  if (chosen === null) return;
  const locale = staffLanguage(await listMyLocales(tx, userId), chosen);
  if (locale === null) return;
  const first = tx.updateTable('users').set({ locale }).where('id', '=', userId);
  await first.where('locale', 'is', null).execute();
}

/**
 * The language that a user gives for their account as it is stored; null for that of each partner.
 * @throws InvalidInput naming `locale` for one that neither the product nor a partner of theirs has
 */
export async function languageGiven(
  tx: Tx,
  userId: string,
  given: string | null,
): Promise<string | null> {
  if (given === null) return null;
  const locale = staffLanguage(await listMyLocales(tx, userId), given);
  if (locale === null)
    throw invalidFormat('locale', 'a language that the product or one of the user’s partners has');
  return locale;
}
