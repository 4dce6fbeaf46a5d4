import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Database, Tx } from '../db/database.ts';
import { fingerprintOf } from '../db/installation.ts';
import { openDatabase } from '../db/open.ts';
import { openAppKey, sealAppKey } from '../domain/factorSecrets.ts';
import { seal, unseal } from '../domain/seal.ts';
import { COMPANY_SECRET_USE } from '../modules/company-sign-in/secret.ts';
import { SECRET_USE } from '../modules/integrations/deliverWebhook.ts';
import { SECRET_LENGTH } from '../settings/settings.ts';
import { OpsError } from './OpsError.ts';

/** What goes on with the new secret, and what ended. */
export interface Rotated {
  apps: number;
  webhooks: number;
  companies: number;
  recoveryCodes: number;
  /** Messages that wait with a link that no longer opens. */
  waiting: number;
}

/**
 * Replaces the secret that all keys and links come from. What is encrypted by it is encrypted again; what
 * is only derived from it ends, and so do recovery codes, of which there is nothing but a hash.
 *
 * With a secret in the data folder the new one is made and put there: an attempt that was interrupted is
 * started again.
 * @param next the new FORECOURT_SECRET, where that setting is the secret; else null
 * @throws OpsError without a new secret, or while something else uses the database
 */
export async function rotateSecret(config: Config, next: string | null): Promise<Rotated> {
  if (config.secretText) {
    if (!next || next.length < SECRET_LENGTH || next === config.secretText) {
      throw new OpsError(
        `Set FORECOURT_NEW_SECRET to another secret of ${SECRET_LENGTH} characters or more, beside FORECOURT_SECRET.`,
      );
    }
    return change(config, Buffer.from(next, 'utf8'));
  }
  const file = join(config.dataFolder, 'secret.key');
  const unfinished = `${file}.new`;
  if (!existsSync(unfinished)) {
    await writeFile(unfinished, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  const made = Buffer.from((await readFile(unfinished, 'utf8')).trim(), 'hex');
  const rotated = await change(config, made);
  await rename(unfinished, file);
  return rotated;
}

async function change(config: Config, next: Buffer): Promise<Rotated> {
  if (config.databaseUrl) await refuseInUse(config.databaseUrl);
  const db = await openEither(config, next);
  try {
    return await db.system((tx) => changeRows(tx, config.secret, next));
  } finally {
    await db.close();
  }
}

/** After an attempt that ended before the file was renamed, the database goes with the new one. */
async function openEither(config: Config, next: Buffer): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    return openDatabase({ ...config, secret: next }).catch(() => {
      throw error;
    });
  }
}

async function changeRows(tx: Tx, old: Buffer, next: Buffer): Promise<Rotated> {
  const { secret_fingerprint: found } = await tx
    .selectFrom('installation')
    .select('secret_fingerprint')
    .executeTakeFirstOrThrow();
  if (found === fingerprintOf(next)) {
    return { apps: 0, webhooks: 0, companies: 0, recoveryCodes: 0, waiting: 0 };
  }
  const apps = await tx
    .selectFrom('authenticator_apps')
    .select(['user_id', 'sealed_key'])
    .execute();
  for (const { user_id: userId, sealed_key } of apps) {
    const key = openAppKey(old, userId, sealed_key);
    await tx
      .updateTable('authenticator_apps')
      .set({ sealed_key: sealAppKey(next, userId, key) })
      .where('user_id', '=', userId)
      .execute();
  }
  const webhooks = await tx
    .selectFrom('webhooks')
    .select(['id', 'secret_sealed', 'old_secret_sealed'])
    .execute();
  for (const { id, secret_sealed, old_secret_sealed } of webhooks) {
    const again = (text: string) => seal(next, SECRET_USE, id, unseal(old, SECRET_USE, id, text));
    await tx
      .updateTable('webhooks')
      .set({
        secret_sealed: again(secret_sealed),
        old_secret_sealed: old_secret_sealed && again(old_secret_sealed),
      })
      .where('id', '=', id)
      .execute();
  }
  const companies = await tx
    .selectFrom('company_sign_ins')
    .select(['partner_id', 'secret_sealed'])
    .execute();
  for (const { partner_id: id, secret_sealed } of companies) {
    const clear = unseal(old, COMPANY_SECRET_USE, id, secret_sealed);
    await tx
      .updateTable('company_sign_ins')
      .set({ secret_sealed: seal(next, COMPANY_SECRET_USE, id, clear) })
      .where('partner_id', '=', id)
      .execute();
  }
  // minutes old, and part of it may be encrypted
  await tx.deleteFrom('auth_challenges').execute();
  const codes = await tx.deleteFrom('recovery_codes').executeTakeFirst();
  const waiting = await tx
    .selectFrom('outbox')
    .where('status', '=', 'QUEUED')
    .where('link', 'is not', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('installation')
    .set({ secret_fingerprint: fingerprintOf(next) })
    .execute();
  return {
    apps: apps.length,
    webhooks: webhooks.length,
    companies: companies.length,
    recoveryCodes: Number(codes.numDeletedRows),
    waiting: Number(waiting.count),
  };
}

/** A node that goes on would use the old secret for what it encrypts. */
async function refuseInUse(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend'`,
    );
    const count = Number(rows[0]?.count);
    if (count > 0) {
      throw new OpsError(
        `Stop every node, and a pooler before the database: ${count} more connections are open.`,
      );
    }
  } finally {
    await client.end();
  }
}
