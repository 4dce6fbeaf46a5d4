import type { Away, Colleague } from '@forecourt/contract';
import { isAway } from '../../domain/away.ts';
import type { Tx } from '../../db/database.ts';
import type { Role, Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';

export type ColleagueRow = Pick<
  Row<'users'>,
  'id' | 'name' | 'avatar' | 'away_until' | 'away_note'
> & {
  role: Role;
  substitute_id: string | null;
  substitute_name: string | null;
};

/** The active members of a partner by name, with who takes over where that one is active as well. */
function colleagues(tx: Tx, partnerId: string) {
  return tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('memberships as other', (join) =>
      join
        .onRef('other.user_id', '=', 'users.away_substitute')
        .onRef('other.partner_id', '=', 'memberships.partner_id')
        .on('other.disabled_at', 'is', null),
    )
    .leftJoin('users as substitute', 'substitute.id', 'other.user_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.disabled_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .select(['users.id', 'users.name', 'users.avatar', 'memberships.role'])
    .select(['users.away_until', 'users.away_note'])
    .select(['substitute.id as substitute_id', 'substitute.name as substitute_name'])
    .orderBy('users.name')
    .orderBy('users.id');
}

export function listColleagues(tx: Tx, partnerId: string): Promise<ColleagueRow[]> {
  return colleagues(tx, partnerId).execute();
}

/** Those of the users who are active members of the partner. */
export function findColleagues(
  tx: Tx,
  partnerId: string,
  ids: readonly string[],
): Promise<ColleagueRow[]> {
  return colleagues(tx, partnerId).where(oneOf('users.id', ids)).execute();
}

export function presentColleague(row: ColleagueRow, now: Date): Colleague {
  const { id, name, avatar, role } = row;
  return { id, name, avatar, role, away: presentAway(row, now) };
}

type AwayRow = Pick<ColleagueRow, 'away_until' | 'away_note' | 'substitute_id' | 'substitute_name'>;

/** Null for who is back, or never went. */
export function presentAway(row: AwayRow, now: Date): Away | null {
  const { away_until: until, away_note: note, substitute_id: id, substitute_name: name } = row;
  if (!isAway(until, now)) return null;
  return { until, note, substitute: id !== null && name !== null ? { id, name } : null };
}
