import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** Ends the sessions that a partner's company opened, of all people or of one; their sockets close. */
export async function endCompanySessions(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  partnerId: string,
  userId?: string,
): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where(sql<boolean>`${partnerId} = any (partner_ids)`)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning('id')
    .execute();
  for (const { id } of ended) await realtime.sessionRevoked(tx, id);
}

/** Ends the sessions that passwords and passkeys opened, of a partner's members except one. */
export async function endPasswordSessions(
  { realtime }: Pick<Services, 'realtime'>,
  tx: Tx,
  partnerId: string,
  but: string,
): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('partner_ids', 'is', null)
    .where('user_id', '!=', but)
    .where('user_id', 'in', (query) =>
      query.selectFrom('memberships').where('partner_id', '=', partnerId).select('user_id'),
    )
    .returning('id')
    .execute();
  for (const { id } of ended) await realtime.sessionRevoked(tx, id);
}
