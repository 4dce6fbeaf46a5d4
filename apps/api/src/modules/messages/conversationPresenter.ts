import type {
  Conversation,
  ConversationCar,
  ConversationDetails,
  ConversationMessage,
  Message,
  ThreadInfo,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { Media } from '../../media/index.ts';
import { presentAttachment } from './attachments.ts';
import { contactsOf, partyOf, partyRole, type Thread } from './conversations.ts';
import { presentNotice } from './presenter.ts';
import type { MessageRow } from './messageQueries.ts';

/** A conversation in the list of the chat API. */
export function presentConversation(thread: Thread): Conversation {
  return {
    sellerName: partyOf(thread).name ?? '',
    car: carOf(thread),
    leadId: thread.lead_id,
    conversation: { id: thread.id },
    role: partyRole(thread),
    read: thread.seller_read_status,
    unreadCount: thread.unread_count,
    summary: thread.summary ?? '',
    summaryFiles: thread.summary_files,
    lastSeq: thread.last_seq,
    lastMessageAt: thread.last_message_at.toISOString(),
  };
}

/** @param request the conversation's, whose customer is its seller */
export function presentDetails(
  thread: Thread,
  request: Pick<Row<'requests'>, 'email' | 'phone'>,
): ConversationDetails {
  const contacts = contactsOf(thread, request);
  return {
    id: thread.id,
    partnerId: thread.partner_id,
    leadId: thread.lead_id,
    recipientId: partyOf(thread).id ?? thread.lead_id,
    name: partyOf(thread).name ?? '',
    car: carOf(thread),
    role: partyRole(thread),
    lastSeq: thread.last_seq,
    readSeq: thread.seller_read_seq,
    theirReadSeq: thread.buyer_read_seq,
    notice: presentNotice(thread),
    channels: (['SMS', 'EMAIL'] as const).filter((channel) => contacts[channel] !== null),
  };
}

export function presentConversationMessage(
  media: Pick<Media, 'base'>,
  row: MessageRow,
  thread: Thread,
): ConversationMessage {
  const staff = row.sender_type === 'AGENT';
  return {
    id: row.id,
    message: row.message,
    senderId: senderOf(row, thread),
    insertedAt: row.inserted_at.toISOString(),
    seq: row.seq,
    senderType: row.sender_type,
    senderName: staff ? row.author : partyOf(thread).name,
    // with the other side's key, staff could retry messages that they did not write
    clientKey: staff ? row.client_key : null,
    attachments: row.files.map((file) => presentAttachment(media, file)),
  };
}

/** A message of a thread in the main API's format. */
export function presentMessage(row: Row<'messages'>, thread: Thread): Message {
  return {
    id: row.id,
    lead_message_id: row.thread_id,
    message: row.message,
    sender_id: senderOf(row, thread),
    sender_type: row.sender_type,
    seq: row.seq,
    inserted_at: row.inserted_at.toISOString(),
  };
}

export function carOf(thread: Pick<Thread, 'info'>): ConversationCar {
  const { year = null, make = null, model = null } = thread.info as Partial<ThreadInfo>;
  return { year, make, model };
}

/** The thread's own id if the writer was erased, so that nobody else is named. */
function senderOf(row: Row<'messages'>, thread: Thread): string {
  return row.sender_id ?? partyOf(thread).id ?? thread.id;
}
