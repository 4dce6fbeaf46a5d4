import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { findThread } from '../messages/queries.ts';
import { findRequest } from '../requests/queries.ts';

/** Who has a report open. It is in the memory of the nodes alone (decision 86). */
export const handlers = {
  async announcePresence({ body, requirePartner, services, staff }) {
    const { partner_id: partnerId, request_id: requestId, thread_id: threadId } = body;
    requirePartner(partnerId);
    const { userId } = staff;
    await services.db.scoped([partnerId], async (tx) => {
      const request = await findRequest(tx, requestId);
      if (request?.partner_id !== partnerId) throw notFound();
      const thread = threadId === null ? null : await findThread(tx, threadId);
      if (threadId !== null && thread?.lead_id !== requestId) throw notFound();
      const { name, role } = await memberOf(tx, partnerId, userId);
      await services.realtime.visited(tx, {
        partnerId,
        requestId,
        userId,
        name,
        visitId: body.visit_id,
        threadId,
        writing: body.writing && threadId !== null && role !== 'VIEWER',
        here: body.here,
      });
    });
    const people = services.realtime.presentIn({ partnerId, requestId });
    return { people: people.filter(({ id }) => id !== userId) };
  },
} satisfies Handlers;

function memberOf(tx: Tx, partnerId: string, userId: string) {
  return tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.user_id', '=', userId)
    .select(['users.name', 'memberships.role'])
    .executeTakeFirstOrThrow();
}
