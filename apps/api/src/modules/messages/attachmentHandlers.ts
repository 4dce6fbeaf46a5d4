import type { FastifyReply } from 'fastify';
import type { Body } from '@forecourt/contract';
import {
  ATTACHMENTS_BY_LINK,
  ATTACHMENTS_BY_PARTNER,
  ATTACHMENTS_BY_STAFF,
  type Limit,
} from '../../domain/limits.ts';
import { foreignAddress } from '../../domain/errors.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { receivePiece, progressOf } from '../../intake/resumable.ts';
import { assertOwnWords } from '../requests/ownWords.ts';
import { findRequest, lockRequest } from '../requests/queries.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import {
  announce,
  findAttachment,
  incomingAttachment,
  partOf,
  presentAnnounced,
  type Writer,
} from './attachments.ts';
import { openConversation, writerOf } from './link.ts';

/** Files for messages: announced, then received in pieces, from staff and from who has a link. */
export const handlers = {
  async createStaffAttachment(call) {
    const writer = await staffWriter(call);
    const limit = ['attachment.staff', writer.id, ATTACHMENTS_BY_STAFF] as const;
    return create(call.services, writer, call.body, { limit, reply: call.reply, isStaff: true });
  },

  async getStaffAttachmentProgress(call) {
    return progress(call.services, await staffWriter(call), call.params.uploadId, call.reply);
  },

  async appendStaffAttachment(call) {
    await append(call, await staffWriter(call));
  },

  async createPublicAttachment({ services, params, body, reply }) {
    const writer = writerOf(await openConversation(services, params));
    const limit = [
      'attachment.link',
      `${writer.requestId} ${writer.id}`,
      ATTACHMENTS_BY_LINK,
    ] as const;
    return create(services, writer, body, { limit, reply, isStaff: false });
  },

  async getPublicAttachmentProgress({ services, params, reply }) {
    const writer = writerOf(await openConversation(services, params));
    return progress(services, writer, params.uploadId, reply);
  },

  async appendPublicAttachment(call) {
    await append(call, writerOf(await openConversation(call.services, call.params)));
  },
} satisfies Handlers;

type StaffCall = Call<
  'createStaffAttachment' | 'getStaffAttachmentProgress' | 'appendStaffAttachment'
>;

/** @throws Problem 404 for another tenant's request; 403 for too low a role */
async function staffWriter({
  params,
  staff,
  read,
  requirePartner,
}: Pick<StaffCall, 'params' | 'staff' | 'read' | 'requirePartner'>): Promise<Writer> {
  const request = await read((tx) => findRequest(tx, params.requestId));
  if (!request) throw notFound();
  requirePartner(request.partner_id);
  return { partnerId: request.partner_id, requestId: request.id, id: staff.userId };
}

/**
 * A PDF file can have any address in it, so an unverified partner sends none.
 * @throws InvalidInput ADDRESS_NOT_ALLOWED
 */
async function assertOwnFile(
  tx: Tx,
  partnerId: string,
  { kind, name }: Body<'createStaffAttachment'>,
): Promise<void> {
  const partner = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('verified_at')
    .executeTakeFirst();
  if (partner?.verified_at) return;
  if (kind === 'PDF') throw foreignAddress('kind');
  await assertOwnWords(tx, partnerId, { name });
}

interface Creating {
  limit: readonly [name: string, key: string, limit: Limit];
  reply: FastifyReply;
  isStaff: boolean;
}

async function create(
  services: Services,
  writer: Writer,
  body: Body<'createStaffAttachment'>,
  { limit, reply, isStaff }: Creating,
) {
  const { db } = services;
  const scope = [writer.partnerId];
  const known = await db.read(scope, (tx) => findAttachment(tx, writer, body.id));
  // for a new one the last declared status is used; a known one gets 200
  if (known) return reply.code(200).send({ attachment: presentAnnounced(known) });
  const [name, key, most] = limit;
  await countHits(services, [
    [name, key, most],
    ['attachment.partner', writer.partnerId, ATTACHMENTS_BY_PARTNER],
  ]);
  const announced = await db.scoped(scope, async (tx) => {
    if (!(await lockRequest(tx, writer.requestId))) throw notFound();
    if (isStaff) await assertOwnFile(tx, writer.partnerId, body);
    return announce(services, tx, writer, body);
  });
  return { attachment: presentAnnounced(announced) };
}

async function progress(
  services: Services,
  writer: Writer,
  id: string,
  reply: FastifyReply,
): Promise<{ offset: number }> {
  const { known } = await incomingAttachment(services, writer, id);
  return progressOf(services, partOf(writer, known), reply);
}

async function append(
  {
    services,
    params,
    request,
    reply,
  }: Pick<Call<'appendStaffAttachment'>, 'services' | 'request' | 'reply'> & {
    params: { uploadId: string };
  },
  writer: Writer,
): Promise<void> {
  const incoming = await incomingAttachment(services, writer, params.uploadId);
  const isHere = incoming.known.state === 'STORED';
  await receivePiece(services, {
    request,
    reply,
    isHere,
    incoming,
    key: partOf(writer, incoming.known),
  });
}
