import { DAY_MS, buildInvitation } from '@forecourt/contract';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { newId } from '../../domain/id.ts';
import { languageOf } from '../../domain/language.ts';
import type { Role, Row } from '../../db/schema.ts';
import { hashToken } from '../../http/principal.ts';
import { Problem } from '../../http/problem.ts';
import { writeInvitation } from '../../messaging/invitationText.ts';
import { enqueue, type SendParts } from '../../messaging/enqueue.ts';
import type { Tx } from '../../db/database.ts';
import { assertMaySend } from '../../messaging/assertMaySend.ts';
import { assertOwnWords } from '../requests/ownWords.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { recordChanges } from '../settings/changes.ts';
import { findInvitationOf, listMembers } from './queries.ts';

const KEY_BYTES = 32;
const DAYS = 7;

/** The checked input for an invitation. */
export interface Invited {
  partnerId: string;
  name: string;
  email: string;
  phone: string | null;
  role: Role;
  /** What a person who has an account already reads; null for the partner's default. */
  reads: string | null;
}

/**
 * Invites somebody and enqueues the mail, in `tx`. Wake `SEND_QUEUE` after the commit.
 * @throws Problem 409 ALREADY_MEMBER or ALREADY_INVITED
 */
export async function invite(
  services: SendParts,
  tx: Tx,
  invited: Invited,
  by: { userId: string; request: FastifyRequest },
): Promise<Row<'invitations'>> {
  const { userId } = by;
  const { partnerId, name, email, phone, role, reads } = invited;
  await assertMaySend(tx, partnerId);
  const members = await listMembers(tx, partnerId);
  if (members.some((one) => one.email === email)) {
    throw new Problem(409, 'ALREADY_MEMBER');
  }
  await assertOwnWords(tx, partnerId, { name });
  const now = services.clock.now();
  const earlier = await findInvitationOf(tx, partnerId, email);
  if (earlier && earlier.expires_at > now) throw new Problem(409, 'ALREADY_INVITED');
  if (earlier) {
    const over = tx.updateTable('invitations').set({ revoked_at: now });
    await over.where('id', '=', earlier.id).execute();
  }
  const { key, ...fresh } = freshKey(now);
  const row = await tx
    .insertInto('invitations')
    .values({
      id: newId(now),
      partner_id: partnerId,
      name,
      email,
      phone,
      role,
      ...fresh,
      invited_by: userId,
      inserted_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueInvitation(services, tx, row, { key, reads, userId });
  const change = {
    area: 'USERS',
    field: `${email} invitation`,
    before: null,
    after: role,
  } as const;
  await recordChanges(services, tx, partnerId, userId, [change]);
  await recordSecurityEvent(tx, services, {
    type: 'INVITATION_SENT',
    request: by.request,
    partnerId,
    actorId: userId,
    detail: { email, role },
  });
  return row;
}

/**
 * Gives a locked invitation a new key and expiry, and enqueues the mail.
 * @param reads see `Invited`
 */
export async function inviteAgain(
  services: SendParts,
  tx: Tx,
  invitation: Row<'invitations'>,
  { reads, userId }: { reads: string | null; userId: string },
): Promise<Row<'invitations'>> {
  await assertMaySend(tx, invitation.partner_id);
  const { key, ...fresh } = freshKey(services.clock.now());
  const row = await tx
    .updateTable('invitations')
    .set(fresh)
    .where('id', '=', invitation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueInvitation(services, tx, row, { key, reads, userId });
  return row;
}

function freshKey(now: Date): { key: string; key_hash: string; expires_at: Date } {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  return { key, key_hash: hashToken(key), expires_at: new Date(now.getTime() + DAYS * DAY_MS) };
}

async function queueInvitation(
  services: SendParts,
  tx: Tx,
  row: Row<'invitations'>,
  { key, reads, userId }: { key: string; reads: string | null; userId: string },
): Promise<void> {
  const { partner, by, locales } = await tx
    .selectFrom('partners')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .where('partners.id', '=', row.partner_id)
    .select(['partners.name as partner', 'partners.locales', 'users.name as by'])
    .executeTakeFirstOrThrow();
  const link = services.config.publicUrl + buildInvitation(key);
  const facts = { name: row.name, partner, by, role: row.role, days: DAYS, link };
  const { locale } = languageOf({ locales }, reads);
  const written = writeInvitation(facts, locale);
  await enqueue(services, tx, row.partner_id, { kind: 'STAFF', userId }, [
    {
      channel: 'EMAIL',
      purpose: 'INVITATION',
      recipient: row.email,
      link,
      subject: written.subject,
      body: written.text,
      locale,
    },
  ]);
}
