import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../services.ts';

/**
 * A user by user name or e-mail address, case ignored. Disabled ones are not there, nor those whom
 * every partner has deactivated.
 */
export function findUserByName(tx: Tx, username: string): Promise<Row<'users'> | undefined> {
  const name = username.trim().toLowerCase();
  return tx
    .selectFrom('users')
    .where((eb) =>
      eb.or([
        eb(eb.fn('lower', ['username']), '=', name),
        eb(eb.fn('lower', ['email']), '=', name),
      ]),
    )
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

/** A new account. */
export interface NewUser {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  passwordHash: string;
}

/** Makes an account that signs in by its e-mail address; undefined when there is one with it. */
export async function insertUser(
  tx: Tx,
  { id, name, email, phone, passwordHash }: NewUser,
): Promise<Row<'users'> | undefined> {
  const taken = await tx
    .selectFrom('users')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .select('id')
    .executeTakeFirst();
  if (taken) return undefined;
  return tx
    .insertInto('users')
    .values({ id, name, email, phone, username: email, password_hash: passwordHash })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findUser(tx: Tx, id: string): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst();
}
