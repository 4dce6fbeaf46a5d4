import type { FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { hashToken } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { recordChanges } from '../settings/changes.ts';
import { findInvitationByKey, lockInvitation } from './queries.ts';

type Opened = NonNullable<Awaited<ReturnType<typeof findInvitationByKey>>>;

/**
 * The invitation for a link's key. @throws Problem 404 when it is wrong, used, revoked or expired.
 */
export async function openInvitation(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  key: string,
): Promise<Opened> {
  const invitation = await findInvitationByKey(tx, hashToken(key), clock.now());
  if (!invitation) throw notFound();
  return invitation;
}

/** Makes the user a member, in `tx`; this uses up the invitation. */
export async function takeInvitation(
  services: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  request: FastifyRequest,
  { id, partner_id, email, role }: Row<'invitations'>,
  user: Pick<Row<'users'>, 'id'>,
): Promise<void> {
  if (!(await lockInvitation(tx, id))) throw notFound();
  const now = services.clock.now();
  await tx.updateTable('invitations').set({ accepted_at: now }).where('id', '=', id).execute();
  const last = await tx
    .selectFrom('memberships')
    .where('user_id', '=', user.id)
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const position = last?.position == null ? 0 : last.position + 1;
  await tx
    .insertInto('memberships')
    .values({ partner_id, user_id: user.id, role, position, inserted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'user_id']).doUpdateSet({ role, disabled_at: null }),
    )
    .execute();
  const change = { area: 'USERS', field: `${email} role`, before: null, after: role } as const;
  await recordChanges(services, tx, partner_id, user.id, [change]);
  await recordSecurityEvent(tx, services, {
    type: 'INVITATION_ACCEPTED',
    request,
    partnerId: partner_id,
    userId: user.id,
    actorId: user.id,
    detail: { role },
  });
}
