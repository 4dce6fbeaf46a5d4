import type { Request } from '@forecourt/contract';
import type { Call } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { partnersOf } from '../../http/principal.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { presentRequest } from './presenter.ts';
import { lockOwn } from './lockOwn.ts';
import { findRequestRow } from './queries.ts';
import { addEvent } from './transition.ts';

/**
 * Revokes every link of a request that was shared: the customer's, the owner's, the public ones,
 * and those of its conversations. The staff's screens show new ones from then on. Dealers' links
 * belong to the auction and stay valid.
 *
 * @throws Problem 404 for another tenant's, 403 for non-administrators
 */
export async function revokeRequestLinks({
  params,
  request: from,
  services,
  staff,
  requirePartner,
}: Call<'revokeRequestLinks'>): Promise<{ request: Request }> {
  return services.db.scoped(partnersOf(staff), async (tx) => {
    const request = await lockOwn(tx, { params, requirePartner });
    await tx
      .updateTable('requests')
      .set({ key_version: request.key_version + 1 })
      .where('id', '=', request.id)
      .execute();
    await tx
      .updateTable('threads')
      .set((eb) => ({ key_version: eb('key_version', '+', 1) }))
      .where('lead_id', '=', request.id)
      .execute();
    const actor = { kind: 'STAFF', id: staff.userId } as const;
    await addEvent(tx, request, 'LINKS_REVOKED', actor, services.clock.now());
    const event = { type: 'LINKS_REVOKED', request: from, actorId: staff.userId } as const;
    const of = { partnerId: request.partner_id, detail: { request: request.id } };
    await recordSecurityEvent(tx, services, { ...event, ...of });
    const row = await findRequestRow(tx, request.id);
    if (!row) throw notFound();
    return { request: presentRequest(row) };
  });
}
