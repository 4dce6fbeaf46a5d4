import type { Handlers } from '../../http/operation.ts';
import { hasRole } from '../../http/principal.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { endSessions } from '../session/open.ts';
import { mailFactorNotice } from './mail.ts';
import { dropFactors } from './queries.ts';

/** Administrators' help for members who have lost their second factor. */
export const handlers = {
  async removeMemberFactors({ params, query, request, requirePartner, services, staff, reply }) {
    const { partner_id: partnerId } = query;
    const { userId } = params;
    requirePartner(partnerId);
    await services.db.system(async (tx) => {
      const memberships = await tx
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .where('memberships.user_id', '=', userId)
        .select(['memberships.partner_id', 'memberships.disabled_at'])
        .select(['users.id', 'users.name', 'users.email'])
        .execute();
      const [user] = memberships;
      if (!user || !memberships.some((one) => one.partner_id === partnerId)) throw notFound();
      // the account is shared by all partners where it is active: one alone must not weaken the
      // others
      const active = memberships.filter((one) => one.disabled_at === null);
      if (!active.every((one) => hasRole(staff, one.partner_id, 'ADMIN'))) throw forbidden();
      await dropFactors(tx, userId);
      await endSessions(services, tx, userId);
      await recordSecurityEvent(tx, services, {
        type: 'FACTOR_REMOVED',
        request,
        partnerId,
        userId,
        actorId: staff.userId,
        detail: { factor: 'ALL' },
      });
      await mailFactorNotice(services, tx, user, 'REMOVED_BY_ADMINISTRATOR');
    });
    services.jobs.wake(SEND_QUEUE);
    reply.code(204);
  },
} satisfies Handlers;
