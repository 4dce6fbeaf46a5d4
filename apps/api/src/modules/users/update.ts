import type { FastifyRequest } from 'fastify';
import type { Role } from '../../db/schema.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { endSessionsOfDeactivated } from '../session/open.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { recordChanges, type Change } from '../settings/changes.ts';
import { isActive, lockMembers, type MemberRow } from './queries.ts';

/**
 * Changes a member of a partner, in `tx`, which must see every row. Deactivating a member signs
 * them out everywhere. It applies to this partner only; with another one they can sign in again.
 *
 * @param by who does it.
 * @throws Problem 404, or 409 LAST_ADMIN when the partner would have no administrator left
 */
export async function updateMember(
  services: Pick<Services, 'clock' | 'config' | 'realtime'>,
  tx: Tx,
  { partnerId, userId }: { partnerId: string; userId: string },
  wanted: { role?: Role; active?: boolean },
  by: { userId: string; request: FastifyRequest },
): Promise<MemberRow> {
  const members = await lockMembers(tx, partnerId);
  const member = members.find((one) => one.id === userId);
  if (!member) throw notFound();
  const now = services.clock.now();
  const { role = member.role, active = member.disabled_at === null } = wanted;
  const next: MemberRow = {
    ...member,
    role,
    disabled_at: active ? null : (member.disabled_at ?? now),
  };
  const others = members.filter((one) => one.id !== userId);
  if (isAdmin(member) && !isAdmin(next) && !others.some(isAdmin)) {
    throw new Problem(409, 'LAST_ADMIN');
  }
  const changes = changesBetween(member, next);
  if (changes.length === 0) return member;
  await tx
    .updateTable('memberships')
    .set({ role: next.role, disabled_at: next.disabled_at })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .execute();
  if (member.disabled_at === null && next.disabled_at !== null) {
    await endSessionsOfDeactivated(services, tx, userId, next.disabled_at);
  }
  await recordChanges(services, tx, partnerId, by.userId, changes);
  await recordEvents(services, tx, partnerId, [member, next], by);
  return next;
}

async function recordEvents(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  partnerId: string,
  [before, after]: [MemberRow, MemberRow],
  { userId: actorId, request }: { userId: string; request: FastifyRequest },
): Promise<void> {
  const event = { request, partnerId, userId: before.id, actorId };
  if (before.role !== after.role) {
    const detail = { before: before.role, after: after.role };
    await recordSecurityEvent(tx, services, { type: 'ROLE_CHANGED', ...event, detail });
  }
  const [was, is] = [before.disabled_at === null, after.disabled_at === null];
  if (was === is) return;
  const type = is ? 'MEMBER_REACTIVATED' : 'MEMBER_DEACTIVATED';
  await recordSecurityEvent(tx, services, { type, ...event });
}

function isAdmin(member: MemberRow): boolean {
  return member.role === 'ADMIN' && isActive(member);
}

function changesBetween(before: MemberRow, after: MemberRow): Change[] {
  const { email } = before;
  const values = {
    role: [before.role, after.role],
    active: [String(before.disabled_at === null), String(after.disabled_at === null)],
  };
  return Object.entries(values).flatMap(([what, [was = '', is = '']]) =>
    was === is ? [] : [{ area: 'USERS', field: `${email} ${what}`, before: was, after: is }],
  );
}
