import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import { findColleagues, presentAway } from '../users/colleagues.ts';

type LookedAfter = Pick<Row<'requests'>, 'partner_id' | 'agent_id' | 'created_by'>;

/**
 * Who is told what happens to a request (decision 85): who looks after it, otherwise who sent it, and
 * while that one is away also who takes over. Where there is neither, the administrators, who can
 * assign it. Only active members who may act on requests.
 */
export async function concernedBy(tx: Tx, request: LookedAfter, now: Date): Promise<string[]> {
  const { partner_id: partnerId, agent_id, created_by } = request;
  const candidates = [agent_id, created_by].filter((id) => id !== null);
  const found = await actingMembers(tx, partnerId, candidates);
  const one = candidates.map((id) => found.find((row) => row.id === id)).find(Boolean);
  if (!one) return administrators(tx, partnerId);
  const substitute = presentAway(one, now)?.substitute;
  const others = substitute ? await actingMembers(tx, partnerId, [substitute.id]) : [];
  return [one, ...others].map(({ id }) => id);
}

async function actingMembers(tx: Tx, partnerId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const members = await findColleagues(tx, partnerId, ids);
  return members.filter(({ role }) => role !== 'VIEWER');
}

async function administrators(tx: Tx, partnerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.role', '=', 'ADMIN')
    .where('memberships.disabled_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .orderBy('users.id')
    .select('users.id')
    .execute();
  return rows.map(({ id }) => id);
}
