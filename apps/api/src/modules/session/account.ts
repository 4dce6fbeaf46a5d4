import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { endSessions } from './open.ts';
import { presentSession } from './presenter.ts';

/** What users see and do about where they are signed in; nobody sees another's. */
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

  async deleteOneSession({ params, services, staff, reply }) {
    const ended = await services.db.system((tx) =>
      endSessions(services, tx, staff.userId, { only: params.sessionId }),
    );
    if (ended === 0) throw notFound();
    reply.code(204);
  },

  async deleteAllSessions({ services, staff, reply }) {
    await services.db.system((tx) => endSessions(services, tx, staff.userId));
    reply.code(204);
  },
} satisfies Handlers;
