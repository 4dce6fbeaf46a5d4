import type { Services } from '../../services.ts';
import type { SocketAccess } from '../../realtime/index.ts';
import { findStaff } from '../../http/principal.ts';

/** What the sockets ask about people. */
export function createSocketAccess(services: Pick<Services, 'db' | 'clock'>): SocketAccess {
  const { db, clock } = services;
  return {
    async authenticate(token) {
      const staff = await findStaff(services, token);
      return staff ? { sessionId: staff.sessionId, userId: staff.userId } : null;
    },
    async isMember({ userId }, partnerId) {
      const row = await db.system((tx) =>
        tx
          .selectFrom('memberships')
          .where('user_id', '=', userId)
          .where('partner_id', '=', partnerId)
          .select('role')
          .executeTakeFirst(),
      );
      return row !== undefined;
    },
    async liveSessions(sessionIds) {
      if (sessionIds.length === 0) return new Set();
      const rows = await db.system((tx) =>
        tx
          .selectFrom('sessions')
          .innerJoin('users', 'users.id', 'sessions.user_id')
          .where('sessions.id', 'in', sessionIds)
          .where('sessions.expires_at', '>', clock.now())
          .where('users.disabled_at', 'is', null)
          .select('sessions.id')
          .execute(),
      );
      return new Set(rows.map(({ id }) => id));
    },
  };
}
