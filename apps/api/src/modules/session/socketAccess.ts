import { sessionReaches } from '../../db/sessionReach.ts';
import type { Services } from '../../services.ts';
import type { SocketAccess, SocketIdentity } from '../../realtime/index.ts';
import { findStaff } from '../../http/principal.ts';
import {
  findLinkIdentity,
  isLinkToken,
  liveLinks,
  linkMaySee,
} from '../selling/dealers/socketLink.ts';

/** Answers the sockets' questions about users and about auction links. */
export function createSocketAccess(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'keys'>,
): SocketAccess {
  const { db, clock } = services;
  const isMember = async (
    { sessionId, userId }: SocketIdentity,
    partnerId: string,
  ): Promise<boolean> => {
    if (userId === '') return false;
    const row = await db.system((tx) =>
      tx
        .selectFrom('memberships')
        .innerJoin('sessions', 'sessions.user_id', 'memberships.user_id')
        .where('sessions.id', '=', sessionId)
        .where('memberships.user_id', '=', userId)
        .where('memberships.partner_id', '=', partnerId)
        .where('memberships.disabled_at', 'is', null)
        .where(sessionReaches)
        .select('memberships.role')
        .executeTakeFirst(),
    );
    return row !== undefined;
  };
  return {
    async authenticate(token) {
      if (isLinkToken(token)) return findLinkIdentity(services, token);
      const staff = await findStaff(services, token);
      return staff && !staff.lacksFactor
        ? { sessionId: staff.sessionId, userId: staff.userId }
        : null;
    },
    isMember,
    async maySeeAuction(identity, auctionId) {
      if (identity.link) return linkMaySee(services, identity.link, auctionId);
      const auction = await db.direct
        .selectFrom('auctions')
        .where('id', '=', auctionId)
        .select('partner_id')
        .executeTakeFirst();
      return auction !== undefined && isMember(identity, auction.partner_id);
    },
    async liveSessions(sessionIds) {
      if (sessionIds.length === 0) return new Set();
      const links = await liveLinks(services, sessionIds.filter(isLinkToken));
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
      return new Set([...links, ...rows.map(({ id }) => id)]);
    },
  };
}
