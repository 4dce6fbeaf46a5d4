import { randomBytes } from 'node:crypto';
import type { ChallengePurpose, Row } from '../../db/schema.ts';
import { hashToken } from '../../http/principal.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

const ID_BYTES = 24;
const MINUTES = 5;
/** Codes are short: a challenge ends before they can be guessed. */
const ATTEMPTS = 6;

/** The purpose of a new challenge. */
export interface NewChallenge {
  purpose: ChallengePurpose;
  userId: string | null;
  passkeyChallenge?: string;
  sealedKey?: string;
}

/** Opens a challenge, in `tx`, which must see every row. @returns its id, which is not stored. */
export async function openChallenge(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { purpose, userId, passkeyChallenge, sealedKey }: NewChallenge,
): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await tx
    .insertInto('auth_challenges')
    .values({
      id_hash: hashToken(id),
      user_id: userId,
      purpose,
      passkey_challenge: passkeyChallenge ?? null,
      sealed_key: sealedKey ?? null,
      expires_at: new Date(clock.now().getTime() + MINUTES * 60_000),
    })
    .execute();
  return id;
}

/**
 * Counts an attempt at a challenge before comparing anything, so that parallel attempts are limited
 * too.
 *
 * @param userId whose it must be; omitted when nobody is signed in.
 * @returns undefined when it is wrong, expired, used up or for another purpose
 */
export function attemptChallenge(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  id: string,
  purposes: readonly ChallengePurpose[],
  userId?: string,
): Promise<Row<'auth_challenges'> | undefined> {
  return db.system((tx) =>
    tx
      .updateTable('auth_challenges')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id_hash', '=', hashToken(id))
      .where('purpose', 'in', purposes)
      .where('attempts', '<', ATTEMPTS)
      .where('expires_at', '>', clock.now())
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Ends a challenge after success. @returns false when another call was first */
export async function closeChallenge(
  tx: Tx,
  { id_hash }: Pick<Row<'auth_challenges'>, 'id_hash'>,
): Promise<boolean> {
  const closed = await tx
    .deleteFrom('auth_challenges')
    .where('id_hash', '=', id_hash)
    .returning('id_hash')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Stores the WebAuthn challenge for a passkey. */
export async function setPasskeyChallenge(tx: Tx, id: string, challenge: string): Promise<void> {
  const update = tx.updateTable('auth_challenges').set({ passkey_challenge: challenge });
  await update.where('id_hash', '=', hashToken(id)).execute();
}
