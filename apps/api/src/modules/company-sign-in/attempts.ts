import { hkdfSync, randomBytes } from 'node:crypto';
import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { keyFor } from '../../domain/seal.ts';
import { hashToken } from '../../http/principal.ts';
import type { Services } from '../../services.ts';
import type { Expectations } from './provider.ts';

type Setup = Row<'company_sign_ins'>;

const KEY_BYTES = 32;
const MINUTES = 10;

/**
 * Begins a sign-in, in `tx`, which must see every row.
 *
 * @param sessionId the session that shows again who it is by it; null for one that signs in
 * @returns its key, which only the browser keeps
 */
export async function openAttempt(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  partnerId: string,
  sessionId: string | null = null,
): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const expires_at = new Date(clock.now().getTime() + MINUTES * 60_000);
  await tx
    .insertInto('company_attempts')
    .values({
      key_hash: hashToken(key),
      partner_id: partnerId,
      session_id: sessionId,
      expires_at,
    })
    .execute();
  return key;
}

/** What an attempt goes by. */
export interface Attempt {
  setup: Setup;
  /** Since it began. */
  seconds: number;
}

/**
 * Takes an attempt of the session, or of a sign-in where that is null. It is over with this call, however
 * it ends.
 */
export async function takeAttempt(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  key: string,
  sessionId: string | null = null,
): Promise<Attempt | undefined> {
  const attempt = await tx
    .deleteFrom('company_attempts')
    .where('key_hash', '=', hashToken(key))
    .where('session_id', 'is not distinct from', sessionId)
    .returning(['partner_id', 'expires_at'])
    .executeTakeFirst();
  const left = attempt ? attempt.expires_at.getTime() - clock.now().getTime() : 0;
  if (!attempt || left <= 0) return undefined;
  const setup = await tx
    .selectFrom('company_sign_ins')
    .where('partner_id', '=', attempt.partner_id)
    .selectAll()
    .executeTakeFirst();
  return setup && { setup, seconds: MINUTES * 60 - Math.floor(left / 1000) };
}

/** The set-up, locked, unless it was changed since the person was sent to the provider. */
export function lockUnchanged(
  tx: Tx,
  { partner_id, updated_at }: Setup,
): Promise<Setup | undefined> {
  return tx
    .selectFrom('company_sign_ins')
    .where('partner_id', '=', partner_id)
    .where('updated_at', '=', updated_at)
    .forShare()
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
