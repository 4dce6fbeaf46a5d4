import type { Factors } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { countRecoveryCodes, findApp, isFactorRequired, listPasskeys } from './queries.ts';

/** A user's own factors, without keys and codes. */
export async function readFactors(tx: Tx, userId: string): Promise<Factors> {
  const passkeys = await listPasskeys(tx, userId);
  const app = await findApp(tx, userId);
  return {
    required: await isFactorRequired(tx, userId),
    passkeys: passkeys.map(({ id, name, inserted_at, last_used_at }) => ({
      id,
      name,
      inserted_at: inserted_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    app: app
      ? {
          inserted_at: app.inserted_at.toISOString(),
          last_used_at: app.last_used_at?.toISOString() ?? null,
        }
      : null,
    recovery_codes: await countRecoveryCodes(tx, userId),
  };
}
