import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Row, Tables } from './schema.ts';

type Claimed = Pick<Config, 'mode' | 'secret' | 'databaseUrl'>;
type Installation = Pick<Row<'installation'>, 'mode' | 'secret_fingerprint'>;

/**
 * Makes sure, before any change, that this process may use a database: it must have the same mode
 * and the same secret as all its nodes.
 * @throws Error in one line that says what to set
 */
export async function checkInstallation(db: Kysely<Tables>, config: Claimed): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('installation') is not null as there`.execute(db);
  if (!rows[0]?.there) return;
  const installation = await db
    .selectFrom('installation')
    .select(['mode', 'secret_fingerprint'])
    .executeTakeFirst();
  if (installation) refuseAnother(installation, config);
}

/**
 * Records the mode and secret of a new database; if two nodes start at once, the second is checked
 * against the first.
 */
export async function claimInstallation(db: Kysely<Tables>, config: Claimed): Promise<void> {
  const secret_fingerprint = fingerprintOf(config.secret);
  await db
    .insertInto('installation')
    .values({ mode: config.mode, secret_fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('installation')
    .set({ secret_fingerprint })
    .where('secret_fingerprint', 'is', null)
    .where('mode', '=', config.mode)
    .execute();
  await checkInstallation(db, config);
}

function refuseAnother(found: Installation, { mode, secret, databaseUrl }: Claimed): void {
  const place = databaseUrl ? 'DATABASE_URL' : 'FORECOURT_DATA';
  if (found.mode !== mode) {
    const warning =
      found.mode === 'demo' ? ', and everybody knows the passwords of its accounts' : '';
    const how =
      found.mode === 'production' ? 'without FORECOURT_MODE' : `with FORECOURT_MODE=${found.mode}`;
    throw new Error(
      `${place}: this database was made in mode ${found.mode}${warning}; it is not used in mode ${mode}. ` +
        `Set ${place} to an empty one, or start ${how}.`,
    );
  }
  if (found.secret_fingerprint && found.secret_fingerprint !== fingerprintOf(secret)) {
    throw new Error(
      `FORECOURT_SECRET is another than the one this database goes with. ` +
        `Set it as on the other nodes; without it, keep secret.key in the data folder.`,
    );
  }
}

/** Allows secrets to be compared without storing them. */
export function fingerprintOf(secret: Buffer): string {
  return createHmac('sha256', secret).update('forecourt installation').digest('hex');
}
