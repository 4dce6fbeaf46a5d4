import type { Request } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { RequestAction } from '../../domain/requestStatus.ts';
import { notFound } from '../../http/problem.ts';
import type { Call, OperationId } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import { presentRequest } from './presenter.ts';
import { findRequestRow, lockRequest } from './queries.ts';
import { countRepeat } from './repeat.ts';
import { moveRequest } from './transition.ts';

/**
 * An action by staff on one request: the status change and its effects, in one transaction, once.
 * @throws Problem 404 for another tenant's, 403 for too low a role, 409 for an illegal move.
 */
export async function actOnRequest<Id extends OperationId>(
  call: Pick<Call<Id>, 'services' | 'staff' | 'once' | 'requirePartner'> & {
    params: { id: string };
  },
  action: RequestAction,
  then?: (tx: Tx, request: Row<'requests'>) => Promise<void>,
): Promise<{ request: Request }> {
  const { services, staff } = call;
  const answer = await call.once(partnersOf(staff), async (tx) => {
    const request = await lockRequest(tx, call.params.id);
    if (!request) throw notFound();
    call.requirePartner(request.partner_id);
    const moved = await moveRequest(services, tx, request, action, {
      kind: 'STAFF',
      id: staff.userId,
    });
    if (then) await countRepeat(services, tx, request, action === 'RESEND');
    await then?.(tx, moved);
    const row = await findRequestRow(tx, request.id);
    if (!row) throw notFound();
    return { request: presentRequest(row) };
  });
  if (then) services.jobs.wake(SEND_QUEUE);
  return answer;
}
