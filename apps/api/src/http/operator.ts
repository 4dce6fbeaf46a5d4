import type { Services } from '../services.ts';
import type { Staff } from './principal.ts';

/**
 * Whether the caller runs the installation: an account that `OPERATORS` names by its verified address,
 * in a session that it opened itself. What a company opens is not enough: a business sets up its own
 * provider, and would vouch for itself (decision 140).
 */
export async function isOperator(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { isProgram, sessionId }: Staff,
): Promise<boolean> {
  if (isProgram || config.operators.length === 0) return false;
  const found = await db.direct
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.partner_ids', 'is', null)
    .where('users.email_verified_at', 'is not', null)
    .where('users.email', 'in', config.operators)
    .select('users.id')
    .executeTakeFirst();
  return found !== undefined;
}
