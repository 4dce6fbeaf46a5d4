import type { AdditionAnswer } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Call, Handlers, OperationId } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { presentRequest } from '../requests/presenter.ts';
import { findRequestRow, lockRequest } from '../requests/queries.ts';
import { loadReport } from '../reports/queries.ts';
import { askAddition } from './ask.ts';
import { presentAddition } from './presenter.ts';
import { requireAddition } from './queries.ts';
import { cancelAddition, takeBackRefusal } from './takeBack.ts';

export const handlers = {
  async createAddition(call) {
    const { services, staff, body } = call;
    const answer = await act(call, (tx, request) =>
      askAddition(services, tx, request, body, staff.userId),
    );
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async cancelAddition(call) {
    const { services, staff, params } = call;
    return act(call, async (tx, request) => {
      const addition = await requireAddition(tx, request.id, params.additionId);
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      await cancelAddition(services, tx, request, addition, actor);
      return addition.id;
    });
  },

  async takeBackRefusal(call) {
    const { services, staff, params } = call;
    return act(call, async (tx, request) => {
      const addition = await requireAddition(tx, request.id, params.additionId);
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      const { photoId } = params;
      await takeBackRefusal(services, tx, request, addition, { photoId, actor });
      return addition.id;
    });
  },
} satisfies Handlers;

/**
 * An action by staff on one request, once; answers with the addition it returns the id of.
 * @throws Problem 404 for another tenant's, 403 for too low a role
 */
async function act<Id extends OperationId>(
  call: Pick<Call<Id>, 'staff' | 'once' | 'requirePartner'> & { params: { id: string } },
  work: (tx: Tx, request: Row<'requests'>) => Promise<string>,
): Promise<AdditionAnswer> {
  return call.once(partnersOf(call.staff), async (tx) => {
    const request = await lockRequest(tx, call.params.id);
    if (!request) throw notFound();
    call.requirePartner(request.partner_id);
    const addition = await requireAddition(tx, request.id, await work(tx, request));
    const row = await findRequestRow(tx, request.id);
    if (!row) throw notFound();
    const { uploads } = await loadReport(tx, request.id);
    return { addition: presentAddition(addition, uploads), request: presentRequest(row) };
  });
}
