import { accountAddress, mobileNumber, personName } from '../../domain/contact.ts';
import {
  INVITATIONS_BY_PARTNER,
  RESENDS_BY_INVITATION,
  RESETS_BY_EMAIL,
} from '../../domain/limits.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { recordChanges } from '../settings/changes.ts';
import { listColleagues, presentColleague } from './colleagues.ts';
import { invite, inviteAgain } from './invite.ts';
import { presentInvitation, presentMember } from './presenter.ts';
import {
  languageOfAddress,
  languageOfInvited,
  listInvitations,
  listMembers,
  lockInvitation,
} from './queries.ts';
import { resetMember } from './resetMember.ts';
import { updateMember } from './update.ts';

export const handlers = {
  async listColleagues({ query, requirePartner, services }) {
    const { partner_id: partnerId } = query;
    requirePartner(partnerId);
    const rows = await services.db.readOne([partnerId], (tx) => listColleagues(tx, partnerId));
    const now = services.clock.now();
    return { colleagues: rows.map((row) => presentColleague(row, now)) };
  },

  async listUsers({ query, requirePartner, services }) {
    const { partner_id: partnerId } = query;
    requirePartner(partnerId);
    return services.db.read([partnerId], async (tx) => ({
      users: (await listMembers(tx, partnerId)).map(presentMember),
      invitations: (await listInvitations(tx, partnerId)).map(presentInvitation),
    }));
  },

  async updateUser({ params, body, request, staff, requirePartner, services }) {
    const { partner_id: partnerId, ...wanted } = body;
    requirePartner(partnerId);
    const member = { partnerId, userId: params.userId };
    const row = await services.db.system((tx) =>
      updateMember(services, tx, member, wanted, { userId: staff.userId, request }),
    );
    return { user: presentMember(row) };
  },

  async sendPasswordReset({ params, body, request, reply, staff, requirePartner, services }) {
    const { partner_id: partnerId } = body;
    requirePartner(partnerId);
    await countHits(services, [['reset-member', params.userId, RESETS_BY_EMAIL]]);
    await services.db.system(async (tx) => {
      const member = { partnerId, userId: params.userId };
      await resetMember(services, tx, member, { userId: staff.userId, request });
    });
    services.jobs.wake(SEND_QUEUE);
    reply.code(204);
  },

  async inviteUser({ body, request, staff, requirePartner, services, once }) {
    const { partner_id: partnerId, role } = body;
    requirePartner(partnerId);
    const name = personName(body.name);
    const email = accountAddress(body.email);
    const phone = body.phone === undefined ? null : mobileNumber(body.phone);
    await countHits(services, [['invitation', partnerId, INVITATIONS_BY_PARTNER]]);
    const reads = await services.db.system((tx) => languageOfAddress(tx, email));
    const answer = await once([partnerId], async (tx) => {
      const invited = { partnerId, name, email, phone, role, reads };
      const row = await invite(services, tx, invited, { userId: staff.userId, request });
      return { invitation: presentInvitation(row) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async resendInvitation({ params, staff, requirePartner, services, once }) {
    const { invitationId: id } = params;
    await countHits(services, [['invitation-again', id, RESENDS_BY_INVITATION]]);
    const reads = await services.db.system((tx) => languageOfInvited(tx, id));
    const answer = await once(partnersOf(staff), async (tx) => {
      const invitation = await lockInvitation(tx, id);
      if (!invitation) throw notFound();
      requirePartner(invitation.partner_id);
      const row = await inviteAgain(services, tx, invitation, { reads, userId: staff.userId });
      return { invitation: presentInvitation(row) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },

  async revokeInvitation({ params, request, staff, requirePartner, services, reply }) {
    await services.db.scoped(partnersOf(staff), async (tx) => {
      const invitation = await lockInvitation(tx, params.invitationId);
      if (!invitation) throw notFound();
      const { id, partner_id: partnerId, email, role } = invitation;
      requirePartner(partnerId);
      const revoked = tx.updateTable('invitations').set({ revoked_at: services.clock.now() });
      await revoked.where('id', '=', id).execute();
      const change = { field: `${email} invitation`, before: role, after: null };
      await recordChanges(services, tx, partnerId, staff.userId, [{ area: 'USERS', ...change }]);
      await recordSecurityEvent(tx, services, {
        type: 'INVITATION_REVOKED',
        request,
        partnerId,
        actorId: staff.userId,
        detail: { email, role },
      });
    });
    reply.code(204);
  },
} satisfies Handlers;
