import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/** A member with what is known of the user behind. */
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

/** The same, locked until `tx` ends, so that two cannot both take away the other's last colleague. */
export function lockMembers(tx: Tx, partnerId: string): Promise<MemberRow[]> {
  return members(tx, partnerId).forUpdate('memberships').orderBy('users.id').execute();
}

/** Whether a member can use the partner. */
export function isActive({ disabled_at, user_disabled_at }: MemberRow): boolean {
  return disabled_at === null && user_disabled_at === null;
}

/** Invitations that nobody has accepted or taken back, newest first; also those that have ended. */
export function listInvitations(tx: Tx, partnerId: string): Promise<Row<'invitations'>[]> {
  return pending(tx)
    .where('partner_id', '=', partnerId)
    .orderBy('inserted_at', 'desc')
    .orderBy('id')
    .execute();
}

/** An invitation that nobody has accepted or taken back, locked until `tx` ends. */
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

/** What a link opens; undefined when it is wrong, used, taken back or over. */
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

function pending(tx: Tx) {
  return tx
    .selectFrom('invitations')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .selectAll('invitations');
}
