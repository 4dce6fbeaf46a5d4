import type { MessageAbout, RequestEventType } from '@forecourt/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Timeline', description: 'What happened to a request, in its order' },
  empty: {
    defaultMessage: 'Nothing has happened yet',
    description: 'In place of a timeline without entries',
  },
  askedOnWebsite: {
    defaultMessage: 'Requested on your website',
    description: 'Timeline: the customer asked for the link in the form on the partner’s website',
  },
  failed: {
    defaultMessage: 'The timeline could not be loaded',
    description: 'In place of a timeline that failed to load',
  },
  stale: {
    defaultMessage: 'Could not update; the newest entries may be missing.',
    description: 'Above a timeline whose refresh failed',
  },
  customer: { defaultMessage: 'The customer', description: 'Timeline: who did it' },
  system: { defaultMessage: 'Forecourt', description: 'Timeline: done by itself' },
  staff: { defaultMessage: 'A colleague', description: 'Timeline: staff whose name is not known' },
  nothing: { defaultMessage: '(blank)', description: 'Timeline: a value that was or became empty' },
  section: {
    defaultMessage: 'A section of the report',
    description: 'Timeline: an unknown section',
  },
});

/** Texts with values in them. */
export const sentences = defineMessages<{
  titleOf: { name: string };
  reached: { section: string };
  earlier: { count: number };
  incomplete: { reason: string };
  words: { text: string };
  assigned: { name: string };
  corrected: { field: string };
  answered: { field: string };
  change: { before: string; after: string };
  until: { date: string };
  dealerLink: { name: string };
  invitationOpened: { name: string };
}>({
  dealerLink: {
    defaultMessage: 'Copied the link of {name} to the auction',
    description: 'Timeline of a trade-in: staff pass a dealer’s link on themselves',
  },
  invitationOpened: {
    defaultMessage: '{name} opened the invitation',
    description: 'Timeline of a trade-in: a dealer looked at the page of the auction',
  },
  corrected: {
    defaultMessage: '{field} corrected',
    description: 'Timeline: staff changed a value; field is such as Mileage',
  },
  answered: {
    defaultMessage: '{field} changed',
    description: 'Timeline: the customer gave another value than staff; field is such as Mileage',
  },
  change: {
    defaultMessage: '{before} → {after}',
    description: 'Timeline: a value and what it became, such as 84,000 → 48,000',
  },
  until: {
    defaultMessage: 'Offer extended until {date}',
    description: 'Timeline of a trade-in: until when the owner may answer now',
  },
  assigned: {
    defaultMessage: 'Assigned to {name}',
    description: 'Timeline: who looks after the request from then on',
  },
  titleOf: { defaultMessage: 'Timeline of {name}', description: 'Title; name is the customer' },
  reached: {
    defaultMessage: 'Reached {section}',
    description: 'Timeline: the customer came to a section of the report, such as Mileage',
  },
  incomplete: {
    defaultMessage: 'Sent incomplete: {reason}',
    description: 'Timeline: the customer left out something required, and says why',
  },
  words: { defaultMessage: '“{text}”', description: 'Timeline: what somebody wrote' },
  earlier: {
    defaultMessage: '{count, plural, one {# section} other {# sections}} done',
    description: 'Timeline: below the last section reached',
  },
});

/** How a message went, where WhatsApp was one of the ways. */
export const wayMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  SMS: { defaultMessage: 'By SMS', description: 'Timeline: how a message went' },
  EMAIL: { defaultMessage: 'By email', description: 'Timeline: how a message went' },
  WHATSAPP: { defaultMessage: 'By WhatsApp', description: 'Timeline: how a message went' },
});

/** The events. A reached section shows its name instead. */
export const eventMessages: Record<
  Exclude<RequestEventType, 'SECTION_REACHED'>,
  MessageDescriptor
> = defineMessages({
  CREATED: { defaultMessage: 'Created', description: 'Timeline of a request' },
  SENT: { defaultMessage: 'Sent', description: 'Timeline: the provider took the message' },
  DELIVERED: {
    defaultMessage: 'Delivered',
    description: 'Timeline: the message reached the phone',
  },
  READ: {
    defaultMessage: 'Read on WhatsApp',
    description: 'Timeline: the customer read the message',
  },
  DELIVERY_FAILED: {
    defaultMessage: 'Not delivered',
    description: 'Timeline: the provider refused the message',
  },
  OPENED: { defaultMessage: 'Opened', description: 'Timeline: the customer opened the link' },
  STARTED: { defaultMessage: 'First photo taken', description: 'Timeline of a request' },
  COMPLETED: { defaultMessage: 'Completed', description: 'Timeline of a request' },
  FOLLOW_UP_SENT: {
    defaultMessage: 'Follow-up written',
    description: 'Timeline: a reminder; whether it was delivered is an entry of its own',
  },
  RESENT: {
    defaultMessage: 'Resend started',
    description: 'Timeline: the request again; whether it was delivered is an entry of its own',
  },
  INACTIVE: {
    defaultMessage: 'Inactive for 14 days',
    description: 'Timeline: the customer did nothing for two weeks',
  },
  ARCHIVED: { defaultMessage: 'Archived', description: 'Timeline of a request' },
  UNARCHIVED: { defaultMessage: 'Restored from the archive', description: 'Timeline of a request' },
  LINKS_REVOKED: { defaultMessage: 'Links revoked', description: 'Timeline of a request' },
  LINK_ASKED: {
    defaultMessage: 'Requested a new link',
    description: 'Timeline: the customer’s link has expired, and they asked for another',
  },
  CONCLUDED: { defaultMessage: 'Conclusion given', description: 'Timeline: claim or inspection' },
  CONCLUSION_UNDONE: {
    defaultMessage: 'Conclusion undone',
    description: 'Timeline: claim or inspection',
  },
  CONCLUSION_LINK_COPIED: {
    defaultMessage: 'Copied the customer’s link to the conclusion',
    description: 'Timeline of a claim or inspection: staff pass the link on themselves',
  },
  CONCLUSION_OPENED: {
    defaultMessage: 'Opened the conclusion',
    description: 'Timeline of a claim or inspection: the customer opened the page with it',
  },
  OFFER_MADE: { defaultMessage: 'Offer made to the owner', description: 'Timeline of a trade-in' },
  OFFER_LINK_COPIED: {
    defaultMessage: 'Copied the owner’s link to the offer',
    description: 'Timeline of a trade-in: staff pass the link on themselves',
  },
  CONVERSATION_LINK_COPIED: {
    defaultMessage: 'Copied the link to a conversation',
    description: 'Timeline: staff pass the other side’s link to the conversation on themselves',
  },
  DEALER_LINK_COPIED: {
    defaultMessage: 'Copied a dealer’s link to the auction',
    description: 'Timeline of a trade-in: staff pass the link on themselves',
  },
  INVITATION_OPENED: {
    defaultMessage: 'A dealer opened the invitation',
    description: 'Timeline of a trade-in: a dealer looked at the page of the auction',
  },
  OFFER_OPENED: {
    defaultMessage: 'Opened the offer',
    description: 'Timeline of a trade-in: the owner opened the page of the offer',
  },
  OFFER_REMINDED: {
    defaultMessage: 'Reminder of the offer written',
    description: 'Timeline of a trade-in: to the owner, who has not answered',
  },
  OFFER_EXTENDED: {
    defaultMessage: 'Offer extended',
    description: 'Timeline of a trade-in: the owner has more time to answer',
  },
  OFFER_WITHDRAWN: {
    defaultMessage: 'Offer withdrawn',
    description: 'Timeline of a trade-in: staff withdrew the offer from the owner',
  },
  OFFER_ACCEPTED: { defaultMessage: 'Offer accepted', description: 'Timeline of a trade-in' },
  OFFER_DECLINED: { defaultMessage: 'Offer declined', description: 'Timeline of a trade-in' },
  OFFER_EXPIRED: { defaultMessage: 'Offer expired', description: 'Timeline of a trade-in' },
  AUCTION_STARTED: { defaultMessage: 'Auction started', description: 'Timeline of a trade-in' },
  AUCTION_EXTENDED: { defaultMessage: 'Auction extended', description: 'Timeline of a trade-in' },
  DEALERS_ADDED: {
    defaultMessage: 'More dealers invited',
    description: 'Timeline of a trade-in: to the auction that runs',
  },
  AUCTION_ENDED: { defaultMessage: 'Auction ended', description: 'Timeline of a trade-in' },
  BEST_OFFERED: {
    defaultMessage: 'Best offer put to the owner',
    description: 'Timeline of a trade-in: by staff, though the reserve was not met',
  },
  AUCTION_CANCELLED: { defaultMessage: 'Auction canceled', description: 'Timeline of a trade-in' },
  DEALER_CONTINUES: {
    defaultMessage: 'Dealer confirmed the trade-in',
    description: 'Timeline of a trade-in',
  },
  DEALER_WITHDRAWS: {
    defaultMessage: 'Dealer withdrew from the trade-in',
    description: 'Timeline of a trade-in',
  },
  PARTNER_WITHDRAWS: {
    defaultMessage: 'Own offer withdrawn after acceptance',
    description: 'Timeline of a trade-in',
  },
  OWNER_WITHDRAWS: {
    defaultMessage: 'Owner withdrew from the trade-in',
    description: 'Timeline of a trade-in',
  },
  DEALER_NO_ANSWER: {
    defaultMessage: 'Dealer did not answer in time',
    description: 'Timeline of a trade-in',
  },
  SECOND_CHANCE_ASKED: {
    defaultMessage: 'Next dealer asked',
    description: 'Timeline of a trade-in',
  },
  SECOND_CHANCE_ACCEPTED: {
    defaultMessage: 'Next dealer stands by its bid',
    description: 'Timeline of a trade-in',
  },
  SECOND_CHANCE_DECLINED: {
    defaultMessage: 'Next dealer declined',
    description: 'Timeline of a trade-in',
  },
  SECOND_CHANCE_EXPIRED: {
    defaultMessage: 'Next dealer did not answer in time',
    description: 'Timeline of a trade-in',
  },
  SECOND_CHANCE_CANCELLED: {
    defaultMessage: 'Second chance canceled',
    description: 'Timeline of a trade-in',
  },
  HANDOVER_TICKED: {
    defaultMessage: 'Part of the handover done',
    description: 'Timeline of a trade-in',
  },
  SOLD: { defaultMessage: 'Car sold', description: 'Timeline of a trade-in' },
  LISTING_WITHDRAWN: {
    defaultMessage: 'Listing withdrawn',
    description: 'Timeline: the car is no longer offered on its public page',
  },
  LISTING_RESTORED: {
    defaultMessage: 'Listed again',
    description: 'Timeline: the car is offered on its public page again',
  },
  ADDITION_ASKED: {
    defaultMessage: 'Asked for more',
    description: 'Timeline: staff want more photos or answers for a completed report',
  },
  ADDITION_COMPLETED: {
    defaultMessage: 'Additions received',
    description: 'Timeline: the customer sent the further photos or answers',
  },
  ADDITION_CANCELLED: {
    defaultMessage: 'Request for more canceled',
    description: 'Timeline: staff no longer want further photos or answers',
  },
  REFUSAL_TAKEN_BACK: {
    defaultMessage: 'Refused photo accepted',
    description: 'Timeline: staff refused a photo, and accept it after all',
  },
  DAMAGE_PINNED: {
    defaultMessage: 'Damage placed on the 360° view',
    description: 'Timeline: staff marked on the turning car where a damage is',
  },
  DAMAGE_UNPINNED: {
    defaultMessage: 'Damage removed from the 360° view',
    description: 'Timeline: staff took a damage’s mark off the turning car',
  },
  DAMAGE_CHANGED: {
    defaultMessage: 'Kind or size of a damage changed',
    description: 'Timeline: staff changed what is known of a damage',
  },
  FINDING_ACCEPTED: {
    defaultMessage: 'Detected damage accepted',
    description: 'Timeline: staff made a damage of what a damage detection found on a photo',
  },
  FINDING_DISMISSED: {
    defaultMessage: 'Detected damage dismissed',
    description: 'Timeline: staff found that what a damage detection found is no damage',
  },
  DETAILS_CORRECTED: {
    defaultMessage: 'Details corrected',
    description: 'Timeline: a value of the customer or the car was changed',
  },
  PLATE_HIDDEN: {
    defaultMessage: 'License plate hidden on public pages',
    description: 'Timeline: staff made the plate in a photo unreadable for those with a link',
  },
  PLATE_SHOWN: {
    defaultMessage: 'License plate shown on public pages',
    description: 'Timeline: the plate in a photo is no longer hidden',
  },
  DAMAGE_REMOVED: {
    defaultMessage: 'Detected damage taken out of the report',
    description: 'Timeline: staff took back that what a damage detection found is a damage',
  },
  CONVERSATION_PHOTO_ADDED: {
    defaultMessage: 'Photo from the conversation added to the report',
    description: 'Timeline: staff added a photo that was sent in the chat with the customer',
  },
  CONVERSATION_PHOTO_REMOVED: {
    defaultMessage: 'Photo from the conversation taken out of the report',
    description: 'Timeline: a photo of the chat with the customer is only in the chat again',
  },
  ASSIGNED: {
    defaultMessage: 'No agent anymore',
    description: 'Timeline: nobody looks after the request anymore',
  },
});

/** What became of a message, by what it is about; those about the request itself are `eventMessages`. */
export const sentMessages: Record<
  Exclude<MessageAbout, 'REQUEST'>,
  MessageDescriptor
> = defineMessages({
  FOLLOW_UP: {
    defaultMessage: 'Follow-up sent',
    description: 'Timeline: the provider took a reminder',
  },
  ADDITION: {
    defaultMessage: 'Request for more sent',
    description: 'Timeline: the provider took the message that asks for more photos or answers',
  },
  CONCLUSION: {
    defaultMessage: 'Conclusion sent to the customer',
    description: 'Timeline: the provider took the message that tells a customer the conclusion',
  },
  OFFER: {
    defaultMessage: 'Offer sent to the owner',
    description: 'Timeline: the provider took the message that brings the owner an offer',
  },
  DEAL: {
    defaultMessage: 'Message about the deal sent to the owner',
    description: 'Timeline: the provider took a message to the owner after their yes',
  },
  CHAT: {
    defaultMessage: 'Notice of a message sent',
    description: 'Timeline: the provider took the email or SMS that tells of a chat message',
  },
});

/** What reached the phone, in the same way. */
export const deliveredMessages: typeof sentMessages = defineMessages({
  FOLLOW_UP: {
    defaultMessage: 'Follow-up delivered',
    description: 'Timeline: a reminder reached the phone',
  },
  ADDITION: {
    defaultMessage: 'Request for more delivered',
    description: 'Timeline: the message that asks for more photos or answers reached the phone',
  },
  CONCLUSION: {
    defaultMessage: 'Conclusion delivered to the customer',
    description: 'Timeline: the message that tells a customer the conclusion reached the phone',
  },
  OFFER: {
    defaultMessage: 'Offer delivered to the owner',
    description: 'Timeline: the message that brings the owner an offer reached the phone',
  },
  DEAL: {
    defaultMessage: 'Message about the deal delivered to the owner',
    description: 'Timeline: a message to the owner after their yes reached the phone',
  },
  CHAT: {
    defaultMessage: 'Notice of a message delivered',
    description: 'Timeline: the SMS that tells of a chat message reached the phone',
  },
});

/** What was not delivered, in the same way. */
export const undeliveredMessages: typeof sentMessages = defineMessages({
  FOLLOW_UP: {
    defaultMessage: 'Follow-up not delivered',
    description: 'Timeline: a reminder did not go out',
  },
  ADDITION: {
    defaultMessage: 'Request for more not delivered',
    description: 'Timeline: the message that asks for more photos or answers did not go out',
  },
  CONCLUSION: {
    defaultMessage: 'Conclusion not delivered to the customer',
    description: 'Timeline: the message that tells a customer the conclusion did not go out',
  },
  OFFER: {
    defaultMessage: 'Offer not delivered to the owner',
    description: 'Timeline: the message that brings the owner an offer did not go out',
  },
  DEAL: {
    defaultMessage: 'Message about the deal not delivered to the owner',
    description: 'Timeline: a message to the owner after their yes did not go out',
  },
  CHAT: {
    defaultMessage: 'Notice of a message not delivered',
    description: 'Timeline: the email or SMS that tells of a chat message did not go out',
  },
});
