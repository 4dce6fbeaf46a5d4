import type { FastifyRequest } from 'fastify';
import { personName } from '../../domain/contact.ts';
import { newId } from '../../domain/id.ts';
import { checkNewPassword } from '../../domain/newPassword.ts';
import { hashPassword } from '../../domain/password.ts';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { beginSession, presentBegun } from '../factors/begin.ts';
import { endSessions } from '../session/open.ts';
import { findUserByName, insertUser } from '../session/queries.ts';
import { claimAddress } from '../session/verified.ts';
import { openInvitation, takeInvitation } from './membership.ts';

/** Accepting an invitation. A wrong, used, revoked or expired key answers alike: 404. */
export const handlers = {
  async getInvitation({ params, services }) {
    const { invitation, isKnown } = await open(services, params.invitationKey);
    const { name, email, role, partner_name } = invitation;
    return { invitation: { name, email, role, partner_name, has_account: isKnown } };
  },

  async acceptInvitation({ params, body, services, request, reply }) {
    const { invitation, isKnown } = await open(services, params.invitationKey);
    if (isKnown) throw new Problem(409, 'ACCOUNT_EXISTS');
    const name = personName(body.name ?? invitation.name);
    checkNewPassword(body.password, { email: invitation.email, name });
    const passwordHash = await hashPassword(body.password);
    const { begun, user } = await services.db.system(async (tx) => {
      const wanted = { name, passwordHash };
      const account = await makeAccount(services, tx, request, invitation, wanted);
      await takeInvitation(services, tx, request, invitation, account);
      // a returning member may still have a second factor
      const begins = await beginSession(services, tx, { request, reply }, account);
      return { begun: begins, user: account };
    });
    return presentBegun(begun, user);
  },
} satisfies Handlers;

function open(services: Services, key: string) {
  return services.db.system(async (tx) => {
    const invitation = await openInvitation(services, tx, key);
    return { invitation, isKnown: await hasAccount(tx, invitation.email) };
  });
}

/**
 * Whether the address has an account that its owner can use. An account with an unverified address
 * does not count, nor does one that every partner has deactivated.
 */
async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const account = await accountOf(tx, email);
  if (!account) return false;
  if (account.disabled_at) return true;
  const usable = await findUserByName(tx, email);
  return usable !== undefined && account.email_verified_at !== null;
}

function accountOf(tx: Tx, email: string): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst();
}

/**
 * The account of the invited address: a new one, or an existing one, taken over from its creator.
 * The link was sent to the mailbox, so the person who uses it owns the address.
 */
async function makeAccount(
  services: Services,
  tx: Tx,
  request: FastifyRequest,
  { email, phone }: Row<'invitations'>,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<Row<'users'>> {
  const now = services.clock.now();
  const id = newId(now);
  const made = { id, name, email, phone, passwordHash, verifiedAt: now };
  const user = await insertUser(tx, made);
  if (user) return user;
  const account = await accountOf(tx, email);
  // the account was verified meanwhile, and has its own password
  if (!account || (await hasAccount(tx, email))) throw new Problem(409, 'ACCOUNT_EXISTS');
  await claimAddress(services, tx, account, request);
  await endSessions(services, tx, account.id);
  return tx
    .updateTable('users')
    .set({ name, phone, password_hash: passwordHash })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
