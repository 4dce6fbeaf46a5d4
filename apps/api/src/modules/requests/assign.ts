import type { Request } from '@forecourt/contract';
import { invalidFormat } from '../../domain/errors.ts';
import type { Call } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { notify } from '../notifications/notify.ts';
import { findColleagues, type ColleagueRow } from '../users/colleagues.ts';
import { presentRequest } from './presenter.ts';
import { lockOwn } from './lockOwn.ts';
import { findRequestRow } from './queries.ts';
import { addEvent, announce } from './transition.ts';

/**
 * Changes who looks after a request, and notifies them unless they did it themselves. Asking for what
 * is so already changes nothing.
 *
 * @throws Problem 404 for another tenant's, and for who is no active member; 422 for a viewer
 */
export async function assignRequest({
  params,
  body,
  services,
  staff,
  once,
  requirePartner,
}: Call<'assignRequest'>): Promise<{ request: Request }> {
  return once(partnersOf(staff), async (tx) => {
    const request = await lockOwn(tx, { params, requirePartner });
    const { agent_id: agentId } = body;
    if (agentId !== request.agent_id) {
      const agent = agentId === null ? null : await agentOf(tx, request.partner_id, agentId);
      const now = services.clock.now();
      await tx
        .updateTable('requests')
        .set({ agent_id: agentId, updated_at: now })
        .where('id', '=', request.id)
        .execute();
      const actor = { kind: 'STAFF', id: staff.userId } as const;
      const detail = agent ? { detail: agent.name } : {};
      await addEvent(tx, request, 'ASSIGNED', actor, now, detail);
      if (agent) {
        const about = { request, kind: 'ASSIGNED', actorId: staff.userId } as const;
        await notify(services, tx, about, [agent.id]);
      }
      await announce(services.realtime, tx, request);
    }
    const row = await findRequestRow(tx, request.id);
    if (!row) throw notFound();
    return { request: presentRequest(row) };
  });
}

async function agentOf(tx: Tx, partnerId: string, id: string): Promise<ColleagueRow> {
  const [found] = await findColleagues(tx, partnerId, [id]);
  if (!found) throw notFound();
  if (found.role === 'VIEWER')
    throw invalidFormat('agent_id', 'the id of a member who is more than a viewer');
  return found;
}
