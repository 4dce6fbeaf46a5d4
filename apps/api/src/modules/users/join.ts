import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { findUser } from '../session/queries.ts';
import { markVerified } from '../session/verified.ts';
import { openInvitation, takeInvitation } from './membership.ts';

/** Joining with the signed-in account, if it is the invited one; any other account gets 404. */
export const handlers = {
  async joinPartner({ params, request, reply, services, staff }) {
    await services.db.system(async (tx) => {
      const invitation = await openInvitation(services, tx, params.invitationKey);
      const user = await findUser(tx, staff.userId);
      if (user?.email !== invitation.email) throw notFound();
      if (!user.email_verified_at) await markVerified(services, tx, user.id, request);
      await takeInvitation(services, tx, request, invitation, user);
    });
    reply.code(204);
  },
} satisfies Handlers;
