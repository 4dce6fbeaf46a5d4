import type { ConversationPhoto, RequestEventType } from '@forecourt/contract';
import type { Tx } from '../../db/database.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import type { Media } from '../../media/index.ts';
import { presentAttachment } from '../messages/attachments.ts';
import { partyRole } from '../messages/conversations.ts';
import { lockOwn } from '../requests/lockOwn.ts';
import { addEvent } from '../requests/transition.ts';

export const handlers = {
  addConversationPhoto: (call) => change(call, 'CONVERSATION_PHOTO_ADDED'),
  removeConversationPhoto: (call) => change(call, 'CONVERSATION_PHOTO_REMOVED'),
} satisfies Handlers;

type PhotoCall = Pick<
  Call<'addConversationPhoto' | 'removeConversationPhoto'>,
  'once' | 'params' | 'requirePartner' | 'services' | 'staff'
>;

/** The photos of the conversation that staff added to the report, the oldest first. */
export async function listConversationPhotos(
  tx: Tx,
  requestId: string,
  media: Pick<Media, 'base'>,
): Promise<ConversationPhoto[]> {
  const rows = await tx
    .selectFrom('attachments')
    .innerJoin('messages', 'messages.id', 'attachments.message_id')
    .leftJoin('users', 'users.id', 'attachments.reported_by')
    .where('attachments.request_id', '=', requestId)
    .where('attachments.reported_at', 'is not', null)
    .orderBy('attachments.reported_at')
    .orderBy('attachments.id')
    .selectAll('attachments')
    .select(['messages.sender_type', 'messages.inserted_at as sent_at'])
    .select(['users.name as adder_name', 'users.avatar as adder_avatar'])
    .execute();
  return rows.flatMap((row): ConversationPhoto[] => {
    const { reported_at: at, reported_by: id, adder_name: name, adder_avatar: avatar } = row;
    if (!at) return [];
    return [
      {
        attachment: presentAttachment(media, row),
        from: row.sender_type,
        sent_at: row.sent_at.toISOString(),
        added_by: id !== null && name !== null ? { id, name, avatar } : null,
        added_at: at.toISOString(),
      },
    ];
  });
}

/**
 * Adds a photo of the conversation to the report, or takes it out; the same again changes nothing.
 *
 * @throws Problem 404 for another tenant's or a file that was not sent about this request, 409 when
 * archived
 * @throws InvalidInput `attachmentId` for a PDF file, and for one of the conversation with a buyer
 */
async function change(
  call: PhotoCall,
  event: Extract<RequestEventType, `CONVERSATION_PHOTO_${string}`>,
): Promise<void> {
  const { services, staff, params } = call;
  await call.once(partnersOf(staff), async (tx) => {
    const request = await lockOwn(tx, call);
    const file = await tx
      .selectFrom('attachments')
      .innerJoin('messages', 'messages.id', 'attachments.message_id')
      .innerJoin('threads', 'threads.id', 'messages.thread_id')
      .where('attachments.id', '=', params.attachmentId)
      .where('threads.lead_id', '=', request.id)
      .select(['attachments.id', 'attachments.kind', 'attachments.reported_at'])
      .select('threads.initiator')
      .executeTakeFirst();
    if (!file) throw notFound();
    if (file.kind !== 'PHOTO' || partyRole(file) !== 'SELLER')
      throw invalidFormat('attachmentId', 'the id of a photo that the customer sent');
    const isAdded = event === 'CONVERSATION_PHOTO_ADDED';
    if ((file.reported_at !== null) === isAdded) return;
    if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
    const now = services.clock.now();
    await tx
      .updateTable('attachments')
      .set({ reported_at: isAdded ? now : null, reported_by: isAdded ? staff.userId : null })
      .where('id', '=', file.id)
      .execute();
    await addEvent(tx, request, event, { kind: 'STAFF', id: staff.userId }, now);
    await services.realtime.reportChanged(tx, request, 'PHOTOS');
  });
}
