// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, Url, Metadata, Flow, Locales, Theme, Logo, AttachmentKind, MessageAttachment, ThreadRole, ThreadFiles, ConversationNotice, Thread, UploadProgress } from '../shared-checks.ts';

const ThreadList = /*#__PURE__*/ object({ threads: /*#__PURE__*/ array(Thread), metadata: Metadata });
const Message = /*#__PURE__*/ object({ id: Id, lead_message_id: Id, message: string, sender_id: Id, sender_type: ThreadRole, seq: integer, inserted_at: Timestamp });
const MessageAnswer = /*#__PURE__*/ object({ message: Message });
const ThreadCounts = /*#__PURE__*/ object({ all: integer, NEW: integer, READ: integer });
const ThreadCountsAnswer = /*#__PURE__*/ object({ counts: ThreadCounts });
const ThreadAnswer = /*#__PURE__*/ object({ thread: Thread });
const MessageList = /*#__PURE__*/ object({ messages: /*#__PURE__*/ array(Message), metadata: Metadata });
const ConversationCar = /*#__PURE__*/ object({ year: /*#__PURE__*/ nullable(integer), make: /*#__PURE__*/ nullable(string), model: /*#__PURE__*/ nullable(string) });
const ConversationRef = /*#__PURE__*/ object({ id: Id });
const Conversation = /*#__PURE__*/ object({ sellerName: string, car: ConversationCar, leadId: Id, conversation: ConversationRef, role: ThreadRole, read: boolean, unreadCount: integer, summary: string, summaryFiles: /*#__PURE__*/ nullable(ThreadFiles), lastSeq: integer, lastMessageAt: Timestamp });
const ConversationList = /*#__PURE__*/ array(Conversation);
const MessageAttachments = /*#__PURE__*/ array(MessageAttachment);
const ConversationMessage = /*#__PURE__*/ object({ id: Id, message: string, senderId: Id, insertedAt: Timestamp, seq: integer, senderType: ThreadRole, senderName: /*#__PURE__*/ nullable(string), clientKey: /*#__PURE__*/ nullable(string), attachments: MessageAttachments });
const ConversationAnswer = /*#__PURE__*/ object({ conversation: ConversationRef, message: ConversationMessage });
const ConversationDetails = /*#__PURE__*/ object({ id: Id, partnerId: Id, leadId: Id, recipientId: Id, name: string, car: ConversationCar, role: ThreadRole, lastSeq: integer, readSeq: integer, theirReadSeq: integer, notice: ConversationNotice, channels: /*#__PURE__*/ array(/*#__PURE__*/ oneOf("SMS", "EMAIL")) });
const ConversationMessageList = /*#__PURE__*/ object({ messages: /*#__PURE__*/ array(ConversationMessage), after: /*#__PURE__*/ nullable(string), conversation: ConversationDetails });
const ConversationDetailsAnswer = /*#__PURE__*/ object({ conversation: ConversationDetails });
const ConversationLinkAnswer = /*#__PURE__*/ object({ link: string });
const AnnouncedAttachment = /*#__PURE__*/ object({ id: string, kind: AttachmentKind, stored: boolean });
const AttachmentAnswer = /*#__PURE__*/ object({ attachment: AnnouncedAttachment });
const ThreadCreated = /*#__PURE__*/ object({ url: Url });
const PublicConversation = /*#__PURE__*/ object({ flow: Flow, partner: /*#__PURE__*/ object({ name: string }), car: ConversationCar, role: ThreadRole, name: /*#__PURE__*/ nullable(string), lastSeq: integer, readSeq: integer, theirReadSeq: integer, logo: /*#__PURE__*/ nullable(Logo), theme: Theme }, { locales: Locales, sold: boolean });
const PublicMessage = /*#__PURE__*/ object({ id: Id, seq: integer, message: string, mine: boolean, insertedAt: Timestamp, clientKey: /*#__PURE__*/ nullable(string), attachments: MessageAttachments });
const PublicMessageList = /*#__PURE__*/ object({ conversation: PublicConversation, messages: /*#__PURE__*/ array(PublicMessage), after: /*#__PURE__*/ nullable(string) });
const PublicMessageAnswer = /*#__PURE__*/ object({ message: PublicMessage });
const PublicReadAnswer = /*#__PURE__*/ object({ readSeq: integer });

/**
 * A page of threads. The server routes it with and without a slash at the end. The one with the newest message comes first.
 */
export const listThreads: Endpoint<'listThreads'> = { id: 'listThreads', method: 'GET', path: '/api/leads/messages', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listThreads'>>(ThreadList) };
/**
 * Write to a seller or a buyer. A message to a customer goes to their conversation, and they are notified by SMS or email. Without a conversation, one is opened.
 */
export const createMessage: Endpoint<'createMessage'> = { id: 'createMessage', method: 'POST', path: '/api/leads/messages', takes: ["body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'createMessage'>>(MessageAnswer) };
/**
 * Counts for the tabs of a thread list. With the same filters as listThreads.
 */
export const countThreads: Endpoint<'countThreads'> = { id: 'countThreads', method: 'GET', path: '/api/leads/messages/counts', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'countThreads'>>(ThreadCountsAnswer) };
/**
 * Mark a thread as read or as new. For all of the staff: when one of them marks it, it is read or new for all.
 */
export const updateThread: Endpoint<'updateThread'> = { id: 'updateThread', method: 'PATCH', path: '/api/leads/messages/{id}', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateThread'>>(ThreadAnswer) };
/**
 * A page of a thread. The newest first; metadata.after leads to older ones.
 */
export const listMessages: Endpoint<'listMessages'> = { id: 'listMessages', method: 'GET', path: '/api/leads/messages/{id}', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listMessages'>>(MessageList) };
/**
 * Conversations of the All Messages panel. The one with the newest message comes first.
 */
export const listConversations: Endpoint<'listConversations'> = { id: 'listConversations', method: 'GET', path: '/chats/conversations', takes: ["query"], access: 'chat', keyed: false, check: /*#__PURE__*/ validator<Answer<'listConversations'>>(ConversationList) };
/**
 * Begin a conversation. The other side is notified by SMS or email with a link. Where the two have a conversation about the car already, the message goes there.
 */
export const createConversation: Endpoint<'createConversation'> = { id: 'createConversation', method: 'POST', path: '/chats/conversations', takes: ["body"], access: 'chat', keyed: true, check: /*#__PURE__*/ validator<Answer<'createConversation'>>(ConversationAnswer) };
/**
 * A page of a conversation. The newest messages first, with who writes with whom. The parameter since fetches only what came after a message.
 */
export const getConversation: Endpoint<'getConversation'> = { id: 'getConversation', method: 'GET', path: '/chats/conversations/{conversationId}', takes: ["conversationId","query"], access: 'chat', keyed: false, check: /*#__PURE__*/ validator<Answer<'getConversation'>>(ConversationMessageList) };
/**
 * Write in a conversation. The other side is notified by SMS or email, unless they have the conversation open.
 */
export const replyToConversation: Endpoint<'replyToConversation'> = { id: 'replyToConversation', method: 'POST', path: '/chats/conversations/{conversationId}', takes: ["conversationId","body"], access: 'chat', keyed: true, check: /*#__PURE__*/ validator<Answer<'replyToConversation'>>(ConversationAnswer) };
/**
 * Staff have read up to a message. The mark is the staff’s together, and the other side sees it. It never moves back.
 */
export const readConversation: Endpoint<'readConversation'> = { id: 'readConversation', method: 'POST', path: '/chats/conversations/{conversationId}/read', takes: ["conversationId","body"], access: 'chat', keyed: false, check: /*#__PURE__*/ validator<Answer<'readConversation'>>(ConversationDetailsAnswer) };
/**
 * Notify the other side of the newest message again, by text message or by email. Without such an address `channel` is refused with MISSING_FIELD; 409 when they have read everything, or their link opens nothing anymore. Quotas and countries apply.
 */
export const sendConversationNotice: Endpoint<'sendConversationNotice'> = { id: 'sendConversationNotice', method: 'POST', path: '/chats/conversations/{conversationId}/notice', takes: ["conversationId","body"], access: 'chat', keyed: true, check: /*#__PURE__*/ validator<Answer<'sendConversationNotice'>>(ConversationDetailsAnswer) };
/**
 * The other side's page of a conversation, to pass on by hand. Whoever opens it can read and write as the other side, so each call is an entry of the request's timeline. 409 when the link opens nothing anymore.
 */
export const copyConversationLink: Endpoint<'copyConversationLink'> = { id: 'copyConversationLink', method: 'POST', path: '/chats/conversations/{conversationId}/link', takes: ["conversationId"], access: 'chat', keyed: false, check: /*#__PURE__*/ validator<Answer<'copyConversationLink'>>(ConversationLinkAnswer) };
/**
 * Staff announce a photo or a PDF file for a message. The bytes follow in pieces, then a message names it. The same id again gives the same one. One that no message names is deleted after two days.
 */
export const createStaffAttachment: Endpoint<'createStaffAttachment'> = { id: 'createStaffAttachment', method: 'POST', path: '/chats/listings/{requestId}/attachments', takes: ["requestId","body"], access: 'chat', keyed: false, check: /*#__PURE__*/ validator<Answer<'createStaffAttachment'>>(AttachmentAnswer) };
/**
 * How much of a file for a message has arrived. HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
 */
export const getStaffAttachmentProgress: Endpoint<'getStaffAttachmentProgress'> = { id: 'getStaffAttachmentProgress', method: 'GET', path: '/chats/listings/{requestId}/attachments/{uploadId}/content', takes: ["requestId","uploadId"], access: 'chat', keyed: false, check: /*#__PURE__*/ validator<Answer<'getStaffAttachmentProgress'>>(UploadProgress) };
/**
 * Send more of a file for a message. The core of tus 1.0, as for a report's photos. What the bytes are is decided by looking at them: a photo is encoded anew, a PDF file with scripts, launch actions, files of its own or a password is refused (422).
 */
export const appendStaffAttachment: Endpoint<'appendStaffAttachment'> = { id: 'appendStaffAttachment', method: 'PATCH', path: '/chats/listings/{requestId}/attachments/{uploadId}/content', takes: ["requestId","uploadId","body"], access: 'chat', keyed: false, check: null };
/**
 * Ask about a car for sale, as a reader of its public report. The key comes from the link to the public report of a trade-in. Each call starts a new conversation: entering another person's address must not open what that person has written. A sold car takes no questions (CAR_SOLD) until its deal falls through, and a withdrawn one takes none until it is listed again (GONE).
 */
export const createThread: Endpoint<'createThread'> = { id: 'createThread', method: 'POST', path: '/api/public/threads/{requestId}/{sessionKey}', takes: ["requestId","sessionKey","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'createThread'>>(ThreadCreated) };
/**
 * A page of the conversation that a link opens. The key is that of the conversation, or one that only the owner of the car got: it opens the conversation with the seller, which has no message until somebody writes one. With `wait` and `since` the answer is held back until there is something after `since`, or the time is over.
 */
export const getPublicConversation: Endpoint<'getPublicConversation'> = { id: 'getPublicConversation', method: 'GET', path: '/api/public/conversations/{requestId}/{sessionKey}', takes: ["requestId","sessionKey","query"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getPublicConversation'>>(PublicMessageList) };
/**
 * Answer from the link. In the name of the customer or buyer that the link belongs to. Staff are notified.
 */
export const writePublicMessage: Endpoint<'writePublicMessage'> = { id: 'writePublicMessage', method: 'POST', path: '/api/public/conversations/{requestId}/{sessionKey}', takes: ["requestId","sessionKey","body"], access: 'public', keyed: true, check: /*#__PURE__*/ validator<Answer<'writePublicMessage'>>(PublicMessageAnswer) };
/**
 * The holder of the link has read up to a message. Staff see how far the message was read. It never moves back.
 */
export const readPublicConversation: Endpoint<'readPublicConversation'> = { id: 'readPublicConversation', method: 'POST', path: '/api/public/conversations/{requestId}/{sessionKey}/read', takes: ["requestId","sessionKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'readPublicConversation'>>(PublicReadAnswer) };
/**
 * Holders of a link announce a photo or a PDF file for a message. The bytes follow in pieces, then a message names it. The same id again gives the same one. One that no message names is deleted after two days.
 */
export const createPublicAttachment: Endpoint<'createPublicAttachment'> = { id: 'createPublicAttachment', method: 'POST', path: '/api/public/conversations/{requestId}/{sessionKey}/attachments', takes: ["requestId","sessionKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'createPublicAttachment'>>(AttachmentAnswer) };
/**
 * How much of a file for a message has arrived. HEAD answers the same in the header Upload-Offset, as tus 1.0 asks. 0 also for one that has arrived whole.
 */
export const getPublicAttachmentProgress: Endpoint<'getPublicAttachmentProgress'> = { id: 'getPublicAttachmentProgress', method: 'GET', path: '/api/public/conversations/{requestId}/{sessionKey}/attachments/{uploadId}/content', takes: ["requestId","sessionKey","uploadId"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getPublicAttachmentProgress'>>(UploadProgress) };
/**
 * Send more of a file for a message. The core of tus 1.0, as for a report's photos. What the bytes are is decided by looking at them: a photo is encoded anew, a PDF file with scripts, launch actions, files of its own or a password is refused (422).
 */
export const appendPublicAttachment: Endpoint<'appendPublicAttachment'> = { id: 'appendPublicAttachment', method: 'PATCH', path: '/api/public/conversations/{requestId}/{sessionKey}/attachments/{uploadId}/content', takes: ["requestId","sessionKey","uploadId","body"], access: 'public', keyed: false, check: null };
