import type { SecurityMember } from '@forecourt/contract';
import type { Row, SecurityEventType } from '../../db/schema.ts';
import { olderThan, type Cursor } from '../../http/cursor.ts';
import type { Tx } from '../../db/database.ts';

/** An event with the names of its user and actor, if they still exist. */
export type SecurityEventRow = Row<'security_events'> & {
  user_name: string | null;
  actor_name: string | null;
};

/**
 * A page of a partner's log plus one row, newest first: its own events, and account events of its
 * members, which have no partner, until they were deactivated.
 */
export function listSecurityEvents(
  tx: Tx,
  partnerId: string,
  { type, member }: { type?: SecurityEventType; member?: string },
  after: Cursor | null,
  limit: number,
): Promise<SecurityEventRow[]> {
  const isUnset = member === undefined;
  return tx
    .selectFrom('security_events as event')
    .leftJoin('users', 'users.id', 'event.user_id')
    .leftJoin('users as actors', 'actors.id', 'event.actor_id')
    .where(({ and, eb, exists, or, ref, selectFrom }) =>
      or([
        eb('event.partner_id', '=', partnerId),
        and([
          eb('event.partner_id', 'is', null),
          // sign-ins after somebody has left are private
          exists(
            selectFrom('memberships')
              .where('memberships.partner_id', '=', partnerId)
              .whereRef('memberships.user_id', '=', 'event.user_id')
              .where((member) =>
                member.or([
                  member('memberships.disabled_at', 'is', null),
                  member('memberships.disabled_at', '>=', ref('event.inserted_at')),
                ]),
              )
              .select('memberships.user_id'),
          ),
        ]),
      ]),
    )
    .$if(type !== undefined, (query) => query.where('event.type', '=', type as SecurityEventType))
    .$if(!isUnset, (query) =>
      query.where(({ eb, or }) =>
        or([eb('event.user_id', '=', member ?? ''), eb('event.actor_id', '=', member ?? '')]),
      ),
    )
    .$if(after !== null, (query) =>
      query.where(olderThan(after as Cursor, 'event.inserted_at', 'event.id')),
    )
    .orderBy('event.inserted_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit + 1)
    .selectAll('event')
    .select(['users.name as user_name', 'actors.name as actor_name'])
    .execute();
}

/** Active members by name, and whether each has a second factor. */
export async function listMemberFactors(tx: Tx, partnerId: string): Promise<SecurityMember[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.disabled_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .orderBy('users.name')
    .orderBy('users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.has_factor'])
    .execute();
  return rows.map(({ has_factor, ...member }) => ({ ...member, second_factor: has_factor }));
}
