import { hkdfSync, randomBytes } from 'node:crypto';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { keyFor } from '../../domain/seal.ts';
import { hashToken } from '../../http/principal.ts';
import type { Services } from '../../services.ts';
import type { Expectations } from './provider.ts';

const KEY_BYTES = 32;
const MINUTES = 10;

/** Begins a sign-in, in `tx`, which must see every row. @returns its key, which only the browser keeps */
export async function openAttempt(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  partnerId: string,
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + MINUTES * 60_000);
  await tx
    .insertInto('company_attempts')
    .values({ key_hash: hashToken(key), partner_id: partnerId, expires_at })
    .execute();
  return key;
}

/** The set-up that an attempt goes by. The attempt is over with this call, however it ends. */
export async function takeAttempt(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  key: string,
): Promise<Row<'company_sign_ins'> | undefined> {
  const attempt = await tx
    .deleteFrom('company_attempts')
    .where('key_hash', '=', hashToken(key))
    .returning(['partner_id', 'expires_at'])
    .executeTakeFirst();
  if (!attempt || attempt.expires_at <= clock.now()) return undefined;
  return tx
    .selectFrom('company_sign_ins')
    .where('partner_id', '=', attempt.partner_id)
    .selectAll()
    .executeTakeFirst();
}

/**
 * State, nonce and PKCE verifier of an attempt. They follow from its key and the installation's secret:
 * neither the database nor the browser alone can make them.
 */
export function expectationsOf(secret: Buffer, key: string): Expectations {
  const [state, nonce, verifier] = ['state', 'nonce', 'verifier'].map((use) =>
    Buffer.from(hkdfSync('sha256', keyFor(secret, 'company sign-in'), key, use, 32)).toString(
      'base64url',
    ),
  ) as [string, string, string];
  return { state, nonce, verifier };
}
