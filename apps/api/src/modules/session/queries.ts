import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/**
 * A user by user name or email address, in canonical form. Disabled users are excluded, and those
 * whom every partner has deactivated.
 */
export function findUserByName(tx: Tx, name: string): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .where((eb) => eb.or([eb('username', '=', name), eb('email', '=', name)]))
    .where('disabled_at', 'is', null)
    .where(({ not, exists, or, selectFrom }) => {
      const own = selectFrom('memberships').whereRef('memberships.user_id', '=', 'users.id');
      return or([
        not(exists(own.select('partner_id'))),
        exists(own.where('memberships.disabled_at', 'is', null).select('partner_id')),
      ]);
    })
    .selectAll()
    .executeTakeFirst();
}

/** A new account; its address in canonical form. */
export interface NewUser {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** Null for a person who signs in with their company. */
  passwordHash: string | null;
  /** Null if the address has not been verified yet. */
  verifiedAt: Date | null;
}

/** Creates an account that signs in by its email address; undefined when one exists. */
export function insertUser(tx: Tx, user: NewUser): Promise<Row<'users'> | undefined> {
  const { id, name, email, phone, passwordHash, verifiedAt } = user;
  return tx
    .insertInto('users')
    .values({
      id,
      name,
      email,
      phone,
      username: email,
      password_hash: passwordHash,
      email_verified_at: verifiedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findUser(tx: Tx, id: string): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst();
}
