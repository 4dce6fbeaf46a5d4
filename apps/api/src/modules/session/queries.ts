import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/**
 * A user by user name or e-mail address, in canonical form. Disabled ones are not there, nor those whom
 * every partner has deactivated.
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
  passwordHash: string;
  /** Null where nothing has shown yet that the address is theirs. */
  verifiedAt: Date | null;
}

/** Makes an account that signs in by its e-mail address; undefined when there is one with it. */
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
