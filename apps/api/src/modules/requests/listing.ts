import { type Answer, sells } from '@forecourt/contract';
import type { Call } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { partnersOf } from '../../http/principal.ts';
import { lockRequest } from './queries.ts';
import { addEvent, announce } from './transition.ts';

/**
 * Withdraws a car from its public page, or lists it there again. Asking for what is so already changes
 * nothing.
 *
 * @throws Problem 404 for another tenant's, and for a request that leads to no sale
 */
export async function changeListing({
  params,
  body,
  services,
  staff,
  once,
  requirePartner,
}: Call<'changeListing'>): Promise<Answer<'changeListing'>> {
  return once(partnersOf(staff), async (tx) => {
    const request = await lockRequest(tx, params.id);
    if (!request || !sells(request.request_type)) throw notFound();
    requirePartner(request.partner_id);
    const { withdrawn } = body;
    if (withdrawn !== (request.listing_withdrawn_at !== null)) {
      const now = services.clock.now();
      await tx
        .updateTable('requests')
        .set({ listing_withdrawn_at: withdrawn ? now : null, updated_at: now })
        .where('id', '=', request.id)
        .execute();
      const type = withdrawn ? 'LISTING_WITHDRAWN' : 'LISTING_RESTORED';
      await addEvent(tx, request, type, { kind: 'STAFF', id: staff.userId }, now);
      await announce(services.realtime, tx, request);
    }
    return { withdrawn };
  });
}
