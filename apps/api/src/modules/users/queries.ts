import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/** A member with data of the user. */
export type MemberRow = Pick<Row<'memberships'>, 'role' | 'disabled_at'> &
  Pick<Row<'users'>, 'id' | 'name' | 'email' | 'phone' | 'last_sign_in_at'> & {
    user_disabled_at: Date | null;
  };

function members(tx: Tx, partnerId: string) {
  return tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.partner_id', '=', partnerId)
    .select(['memberships.role', 'memberships.disabled_at'])
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'users.last_sign_in_at'])
    .select('users.disabled_at as user_disabled_at');
}

/** Members of a partner by name. */
export function listMembers(tx: Tx, partnerId: string): Promise<MemberRow[]> {
  return members(tx, partnerId).orderBy('users.name').orderBy('users.id').execute();
}

/**
 * Like `listMembers`, locked until `tx` ends, so that two administrators cannot remove each other
 * at once.
 */
export function lockMembers(tx: Tx, partnerId: string): Promise<MemberRow[]> {
  return members(tx, partnerId).forUpdate('memberships').orderBy('users.id').execute();
}

/** Whether a member can use the partner. */
export function isActive({ disabled_at, user_disabled_at }: MemberRow): boolean {
  return disabled_at === null && user_disabled_at === null;
}

/** Pending invitations, newest first, including expired ones. */
export function listInvitations(tx: Tx, partnerId: string): Promise<Row<'invitations'>[]> {
  return pending(tx)
    .where('partner_id', '=', partnerId)
    .orderBy('inserted_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A pending invitation, locked until `tx` ends. */
export function lockInvitation(tx: Tx, id: string): Promise<Row<'invitations'> | undefined> {
  return pending(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The pending invitation of an address, in canonical form. */
export function findInvitationOf(
  tx: Tx,
  partnerId: string,
  email: string,
): Promise<Row<'invitations'> | undefined> {
  return pending(tx)
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The invitation for a link; undefined when it is wrong, used, revoked or expired. */
export function findInvitationByKey(
  tx: Tx,
  keyHash: string,
  now: Date,
): Promise<(Row<'invitations'> & { partner_name: string }) | undefined> {
  return pending(tx)
    .innerJoin('partners', 'partners.id', 'invitations.partner_id')
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .select('partners.name as partner_name')
    .executeTakeFirst();
}

/**
 * The language that an account with this address chose, if there is one; in `tx`, which must see every
 * row: a partner does not see the accounts of those whom it invites.
 */
export async function languageOfAddress(tx: Tx, email: string): Promise<string | null> {
  const account = tx.selectFrom('users').where('email', '=', email).select('locale');
  return (await account.executeTakeFirst())?.locale ?? null;
}

/** Like `languageOfAddress`, of the person whom an invitation is for. */
export async function languageOfInvited(tx: Tx, invitationId: string): Promise<string | null> {
  const account = tx
    .selectFrom('invitations')
    .innerJoin('users', 'users.email', 'invitations.email')
    .where('invitations.id', '=', invitationId)
    .select('users.locale');
  return (await account.executeTakeFirst())?.locale ?? null;
}

function pending(tx: Tx) {
  return tx
    .selectFrom('invitations')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .selectAll('invitations');
}
