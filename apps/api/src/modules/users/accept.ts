import type { FastifyRequest } from 'fastify';
import type { InvitationAccept, SessionCreated } from '@forecourt/contract';
import { personName } from '../../domain/contact.ts';
import { newId } from '../../domain/id.ts';
import { SIGN_IN_BY_ACCOUNT } from '../../domain/limits.ts';
import { hashPassword, verifyPassword } from '../../domain/password.ts';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { hashToken } from '../../http/principal.ts';
import { notFound, Problem } from '../../http/problem.ts';
import { countHits, forgetHits, type Bucket } from '../../http/rateLimit.ts';
import type { Services, Tx } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { openSession } from '../session/open.ts';
import { presentUser } from '../session/presenter.ts';
import { insertUser } from '../session/queries.ts';
import { recordChanges } from '../settings/changes.ts';
import { findInvitationByKey, lockInvitation } from './queries.ts';

/** The invited person's side. A wrong, used, revoked or expired key answers alike: 404. */
export const handlers = {
  async getInvitation({ params, services }) {
    const { invitation, account } = await open(services, params.invitationKey);
    const { name, email, role, partner_name } = invitation;
    return { invitation: { name, email, role, partner_name, has_account: account !== undefined } };
  },

  async acceptInvitation({ params, body, services, request }) {
    const { invitation, account } = await open(services, params.invitationKey);
    if (account) return join(services, request, invitation, account, body);
    const passwordHash = await hashPassword(body.password);
    const name = personName(body.name ?? invitation.name);
    return services.db.system(async (tx) => {
      const id = newId(services.clock.now());
      const { email, phone } = invitation;
      const user = await insertUser(tx, { id, name, email, phone, passwordHash });
      // made meanwhile, with a password of its own
      if (!user) throw new Problem(401, 'WRONG_PASSWORD');
      return take(services, tx, request, invitation, user);
    });
  },
} satisfies Handlers;

async function open({ db, clock }: Services, key: string) {
  return db.system(async (tx) => {
    const invitation = await findInvitationByKey(tx, hashToken(key), clock.now());
    if (!invitation) throw notFound();
    const account = await tx
      .selectFrom('users')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', invitation.email.toLowerCase()))
      .selectAll()
      .executeTakeFirst();
    return { invitation, account };
  });
}

/** With the account that is there: whoever knows its password is the invited person. */
async function join(
  services: Services,
  request: FastifyRequest,
  invitation: Row<'invitations'>,
  account: Row<'users'>,
  { password }: InvitationAccept,
): Promise<SessionCreated> {
  const guesses: Bucket = ['sign-in', account.username.toLowerCase(), SIGN_IN_BY_ACCOUNT];
  await countHits(services, [guesses]);
  const known = account.disabled_at === null ? account.password_hash : null;
  if (!known) throw new Problem(401, 'ACCOUNT_NOT_FOUND');
  if (!(await verifyPassword(password, known))) throw new Problem(401, 'WRONG_PASSWORD');
  await forgetHits(services, [guesses]);
  return services.db.system((tx) => take(services, tx, request, invitation, account));
}

/** Makes the user a member and signs them in; the invitation is used up with it. */
async function take(
  services: Services,
  tx: Tx,
  request: FastifyRequest,
  { id, partner_id, email, role }: Row<'invitations'>,
  user: Row<'users'>,
): Promise<SessionCreated> {
  if (!(await lockInvitation(tx, id))) throw notFound();
  const now = services.clock.now();
  await tx.updateTable('invitations').set({ accepted_at: now }).where('id', '=', id).execute();
  const last = await tx
    .selectFrom('memberships')
    .where('user_id', '=', user.id)
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const position = last?.position == null ? 0 : last.position + 1;
  await tx
    .insertInto('memberships')
    .values({ partner_id, user_id: user.id, role, position, inserted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'user_id']).doUpdateSet({ role, disabled_at: null }),
    )
    .execute();
  const event = { type: 'INVITATION_ACCEPTED', request, partnerId: partner_id } as const;
  const by = { userId: user.id, actorId: user.id, detail: { email, role } };
  await recordSecurityEvent(tx, services, { ...event, ...by });
  const change = { area: 'USERS', field: `${email} role`, before: null, after: role } as const;
  await recordChanges(services, tx, partner_id, user.id, [change]);
  return { token: await openSession(services, tx, request, user.id), user: presentUser(user) };
}
