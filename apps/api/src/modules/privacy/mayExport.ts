import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { ExportKey } from './exportKey.ts';

/**
 * The recorded export, if its session is valid and its user is still an administrator; else null.
 */
export async function mayExport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { recordId, sessionId }: ExportKey,
): Promise<Row<'privacy_records'> | null> {
  const row = await db.system((tx) =>
    tx
      .selectFrom('privacy_records')
      .innerJoin('memberships', 'memberships.partner_id', 'privacy_records.partner_id')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .where('privacy_records.id', '=', recordId)
      .where('privacy_records.action', '=', 'EXPORTED')
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', clock.now())
      .where('users.disabled_at', 'is', null)
      .where('memberships.disabled_at', 'is', null)
      .where('memberships.role', '=', 'ADMIN')
      .selectAll('privacy_records')
      .executeTakeFirst(),
  );
  return row ?? null;
}
