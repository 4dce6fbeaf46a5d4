import { hashRecoveryCode, newRecoveryCodes } from '../../domain/factorSecrets.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/**
 * Replaces all of a user's codes with ten new ones. @returns the codes: only their hashes are
 * stored
 */
export async function replaceRecoveryCodes(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: hashRecoveryCode(config.secret, userId, code),
      })),
    )
    .execute();
  return codes;
}
