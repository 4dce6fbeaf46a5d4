import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../services.ts';

/** A user by user name or e-mail address, case ignored; disabled ones are not there. */
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
    .selectAll()
    .executeTakeFirst();
}

export function findUser(tx: Tx, id: string): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirst();
}
