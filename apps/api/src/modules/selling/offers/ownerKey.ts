import { notFound } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { reportLinkIsLive } from '../../links/live.ts';

/**
 * The partner of a trade-in, for its owner's key.
 * @throws Problem 404, the same for a wrong, an old and an unknown one
 */
export async function openOfferKey(
  { clock, db, keys }: Pick<Services, 'clock' | 'db' | 'keys'>,
  tradeInId: string,
  key: string,
): Promise<string> {
  const request = await db.direct
    .selectFrom('trade_ins')
    .innerJoin('requests', 'requests.id', 'trade_ins.request_id')
    .where('trade_ins.id', '=', tradeInId)
    .select(['requests.id', 'requests.partner_id', 'requests.key_version'])
    .select(['requests.status', 'requests.updated_at'])
    .executeTakeFirst();
  const good = request && keys.verify('offer', request.id, request.key_version, key);
  if (!good || !reportLinkIsLive(request, clock.now())) throw notFound();
  return request.partner_id;
}
