import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { endSessionsWhere } from '../session/open.ts';

/** Ends the sessions that a partner's company opened, of all people or of one; their sockets close. */
export async function endCompanySessions(
  services: Pick<Services, 'realtime'>,
  tx: Tx,
  partnerId: string,
  userId?: string,
): Promise<void> {
  await endSessionsWhere(services, tx, (eb) =>
    eb.and([
      sql<boolean>`${partnerId} = any (partner_ids)`,
      ...(userId === undefined ? [] : [eb('user_id', '=', userId)]),
    ]),
  );
}

/** Ends the sessions that passwords and passkeys opened, of a partner's members except one. */
export async function endPasswordSessions(
  services: Pick<Services, 'realtime'>,
  tx: Tx,
  partnerId: string,
  but: string,
): Promise<void> {
  await endSessionsWhere(services, tx, (eb) =>
    eb.and([
      eb('partner_ids', 'is', null),
      eb('user_id', '!=', but),
      eb('user_id', 'in', (query) =>
        query.selectFrom('memberships').where('partner_id', '=', partnerId).select('user_id'),
      ),
    ]),
  );
}
