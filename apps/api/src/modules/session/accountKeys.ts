import { MINUTE_MS } from '@forecourt/contract';
import { randomBytes } from 'node:crypto';
import { newId } from '../../domain/id.ts';
import type { AccountKeyPurpose, Row } from '../../db/schema.ts';
import { hashToken } from '../../http/principal.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

const KEY_BYTES = 32;

/** How long a link is valid, by purpose. */
export const KEY_MINUTES: Record<AccountKeyPurpose, number> = {
  RESET: 30,
  VERIFY: 24 * 60,
  SIGN_UP: 7 * 24 * 60,
};

/**
 * Creates the key of a link, in `tx`; the account's earlier keys for the purpose become invalid.
 */
export async function makeAccountKey(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  purpose: AccountKeyPurpose,
  { userId, email }: { userId: string | null; email: string },
): Promise<string> {
  const now = clock.now();
  await tx
    .updateTable('account_keys')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await tx
    .insertInto('account_keys')
    .values({
      id: newId(now),
      purpose,
      user_id: userId,
      email,
      key_hash: hashToken(key),
      inserted_at: now,
      expires_at: new Date(now.getTime() + KEY_MINUTES[purpose] * MINUTE_MS),
    })
    .execute();
  return key;
}

/** The key with its account; undefined when it is wrong, used or expired. */
export function findAccountKey(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  purpose: AccountKeyPurpose,
  key: string,
): Promise<(Row<'users'> & { key_id: string }) | undefined> {
  return tx
    .selectFrom('account_keys')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'account_keys.user_id')
        .onRef('users.email', '=', 'account_keys.email'),
    )
    .where('account_keys.purpose', '=', purpose)
    .where('account_keys.key_hash', '=', hashToken(key))
    .where('account_keys.used_at', 'is', null)
    .where('account_keys.expires_at', '>', clock.now())
    .where('users.disabled_at', 'is', null)
    .selectAll('users')
    .select('account_keys.id as key_id')
    .executeTakeFirst();
}

/**
 * The id of an operator's invitation for this address to register; undefined without a valid one.
 */
export async function findSignUpKey(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  email: string,
  key: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('account_keys')
    .where('purpose', '=', 'SIGN_UP')
    .where('email', '=', email)
    .where('key_hash', '=', hashToken(key))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Uses a key up, in `tx`. @returns false when another call was first. */
export async function takeAccountKey(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  keyId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_keys')
    .set({ used_at: clock.now() })
    .where('id', '=', keyId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
