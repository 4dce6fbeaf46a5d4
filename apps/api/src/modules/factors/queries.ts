import { sql } from 'kysely';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';

/** A user's passkeys, oldest first. */
export function listPasskeys(tx: Tx, userId: string): Promise<Row<'passkeys'>[]> {
  return tx
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .orderBy('inserted_at')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function findApp(tx: Tx, userId: string): Promise<Row<'authenticator_apps'> | undefined> {
  return tx
    .selectFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst();
}

/** How many recovery codes have not been used. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * A user who can sign in, locked until `tx` ends: neither disabled nor deactivated by every
 * partner. A parallel change of password waits, and then ends what was opened with the old one.
 */
export function lockActiveUser(tx: Tx, id: string): Promise<Row<'users'> | undefined> {
  return tx
    .selectFrom('users')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .where(({ not, exists, or, selectFrom }) => {
      const own = selectFrom('memberships').whereRef('memberships.user_id', '=', 'users.id');
      return or([
        not(exists(own.select('partner_id'))),
        exists(own.where('memberships.disabled_at', 'is', null).select('partner_id')),
      ]);
    })
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
}

/** Whether a partner of the user requires a second factor. */
export async function isFactorRequired(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'memberships.partner_id')
    .where('memberships.user_id', '=', userId)
    .where('memberships.disabled_at', 'is', null)
    .where('partners.factor_required', '=', true)
    .select('partners.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Updates `users.has_factor`; without any factor, recovery codes are useless. */
export async function settleFactors(tx: Tx, userId: string): Promise<boolean> {
  const { has_factor: has } = await tx
    .updateTable('users')
    .set({
      has_factor: sql<boolean>`exists (select from passkeys where user_id = ${userId})
        or exists (select from authenticator_apps where user_id = ${userId})`,
    })
    .where('id', '=', userId)
    .returning('has_factor')
    .executeTakeFirstOrThrow();
  if (!has) await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return has;
}

/** Removes every factor of a user, and their recovery codes. */
export async function dropFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).execute();
  await settleFactors(tx, userId);
}
