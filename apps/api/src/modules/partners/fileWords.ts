import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database.ts';
import { languageOf, offeredLocale } from '../../domain/language.ts';
import { wordsIn } from '../../messaging/words/index.ts';
import type { Words } from '../../messaging/words/types.ts';

/**
 * The words of a file for who asks for it: in the language of Accept-Language that the partner offers,
 * else in the partner's default.
 */
export async function fileWords(
  tx: Tx,
  partnerId: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<Words> {
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('locales')
    .executeTakeFirstOrThrow();
  const reads = offeredLocale(partner.locales, headers['accept-language']);
  return wordsIn(languageOf(partner, reads).locale);
}
