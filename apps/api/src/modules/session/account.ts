import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../http/operation.ts';
import type { Staff } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { endSessions } from './open.ts';
import { presentSession } from './presenter.ts';

/** A user's own sessions; those of others are never visible. */
export const handlers = {
  async listSessions({ services, staff }) {
    const rows = await services.db.system((tx) =>
      tx
        .selectFrom('sessions')
        .where('user_id', '=', staff.userId)
        .where('expires_at', '>', services.clock.now())
        .orderBy('last_used_at', 'desc')
        .orderBy('id')
        .selectAll()
        .execute(),
    );
    return { sessions: rows.map((row) => presentSession(row, staff.sessionId)) };
  },

  async deleteOneSession({ params, request, services, staff, reply }) {
    await services.db.system(async (tx) => {
      const ended = await endSessions(services, tx, staff.userId, { only: params.sessionId });
      if (ended === 0) throw notFound();
      await recordEnded(services, tx, request, staff, ended);
    });
    reply.code(204);
  },

  async deleteAllSessions({ request, services, staff, reply }) {
    await services.db.system(async (tx) => {
      const ended = await endSessions(services, tx, staff.userId);
      await recordEnded(services, tx, request, staff, ended);
    });
    reply.code(204);
  },
} satisfies Handlers;

function recordEnded(
  services: Services,
  tx: Tx,
  request: FastifyRequest,
  { userId }: Staff,
  sessions: number,
): Promise<void> {
  const event = { type: 'SESSION_ENDED', request, userId, actorId: userId } as const;
  return recordSecurityEvent(tx, services, { ...event, detail: { sessions } });
}
