import type { FastifyRequest } from 'fastify';
import { invalidTransition, notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { findUser } from '../session/queries.ts';
import { queueReset } from '../session/reset.ts';
import { isActive, listMembers } from './queries.ts';

/**
 * Sends an active member of a partner a link to choose a new password, in `tx`, which must see
 * every row. It goes to the member's own address, so that nobody sets or learns another's password.
 * @throws Problem 404, or 409 for a deactivated member
 */
export async function resetMember(
  services: Pick<Services, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  { partnerId, userId }: { partnerId: string; userId: string },
  by: { userId: string; request: FastifyRequest },
): Promise<void> {
  const member = (await listMembers(tx, partnerId)).find((one) => one.id === userId);
  if (!member) throw notFound();
  if (!isActive(member)) throw invalidTransition('The member is deactivated');
  const admin = await findUser(tx, by.userId);
  await queueReset(services, tx, member, admin?.name ?? null);
  await recordSecurityEvent(tx, services, {
    type: 'PASSWORD_RESET_ASKED',
    request: by.request,
    partnerId,
    userId,
    actorId: by.userId,
  });
}
