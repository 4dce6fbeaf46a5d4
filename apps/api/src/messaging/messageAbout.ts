import type { MessageAbout, Row } from '../db/schema.ts';
import { isAboutConclusion } from './conclusionMessages.ts';
import { isAboutOffer } from './offerMessages.ts';

/** The purposes of notices of messages in a conversation: by themselves, or sent by staff. */
export const CHAT_PURPOSES = { itself: 'MESSAGE', byStaff: 'MESSAGE_AGAIN' } as const;

type Sent = Pick<Row<'outbox'>, 'purpose' | 'request_id' | 'about_request_id' | 'dealer_id'>;

/**
 * What a message to a customer, or to the other side of a conversation, is about; null for those to
 * staff and to dealers about auctions.
 */
export function aboutOf(message: Sent): MessageAbout | null {
  const {
    purpose,
    request_id: requestId,
    about_request_id: aboutId,
    dealer_id: dealerId,
  } = message;
  if (requestId) {
    return purpose === 'FOLLOW_UP' || purpose === 'ADDITION' ? purpose : 'REQUEST';
  }
  if (!aboutId || dealerId !== null || purpose.startsWith('STAFF_')) return null;
  if (Object.values<string>(CHAT_PURPOSES).includes(purpose)) return 'CHAT';
  if (isAboutConclusion(message)) return 'CONCLUSION';
  return isAboutOffer(message) ? 'OFFER' : 'DEAL';
}
