import type { FactorMethod } from '@forecourt/contract';
import { hashRecoveryCode, openAppKey } from '../../domain/factorSecrets.ts';
import type { Row } from '../../db/schema.ts';
import { missingField } from '../../domain/errors.ts';
import type { Services } from '../../services.ts';
import { stepOf } from './app.ts';
import { credentialIdOf, verifyPasskey } from './passkeys.ts';
import { findApp } from './queries.ts';

type Parts = Pick<Services, 'clock' | 'config' | 'db'>;

/** The input that proves a factor. */
export interface Proof {
  method: FactorMethod;
  code?: string;
  passkey?: string;
}

/**
 * Whether the proof is the user's; an accepted code is used up.
 *
 * @param challenge the passkey's challenge; null refuses passkeys.
 * @throws Problem 422 when the member that the method needs is missing
 */
export async function proveFactor(
  parts: Parts,
  userId: string,
  challenge: string | null,
  { method, code, passkey }: Proof,
): Promise<boolean> {
  if (method === 'PASSKEY') {
    if (passkey === undefined) throw missingField('passkey');
    const owner = challenge && (await provePasskey(parts, challenge, passkey, false));
    return owner === userId;
  }
  if (code === undefined) throw missingField('code');
  return method === 'APP' ? proveApp(parts, userId, code) : proveRecoveryCode(parts, userId, code);
}

/**
 * The user whose passkey answered the challenge; null for an invalid answer.
 *
 * @param alone whether it signs in without a password.
 */
export async function provePasskey(
  parts: Parts,
  challenge: string,
  answer: string,
  alone: boolean,
): Promise<string | null> {
  const passkey: Row<'passkeys'> | undefined = await parts.db.system((tx) =>
    tx
      .selectFrom('passkeys')
      .where('credential_id', '=', credentialIdOf(answer))
      .selectAll()
      .executeTakeFirst(),
  );
  if (!passkey) return null;
  const counter = await verifyPasskey(parts, passkey, challenge, answer, alone);
  if (counter === null) return null;
  await parts.db.system((tx) =>
    tx
      .updateTable('passkeys')
      .set({ counter, last_used_at: parts.clock.now() })
      .where('id', '=', passkey.id)
      .execute(),
  );
  return passkey.user_id;
}

/** Each code is accepted once: its step must be later than the last accepted one. */
async function proveApp({ clock, config, db }: Parts, userId: string, code: string) {
  const app = await db.system((tx) => findApp(tx, userId));
  if (!app) return false;
  const now = clock.now();
  const step = stepOf(openAppKey(config.secret, userId, app.sealed_key), code, now);
  if (step === null) return false;
  const taken = await db.system((tx) =>
    tx
      .updateTable('authenticator_apps')
      .set({ last_step: step, last_used_at: now })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}

async function proveRecoveryCode({ clock, config, db }: Parts, userId: string, code: string) {
  const hash = hashRecoveryCode(config.secret, userId, code);
  const taken = await db.system((tx) =>
    tx
      .updateTable('recovery_codes')
      .set({ used_at: clock.now() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}
