import type { RequestEventType } from '@forecourt/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Timeline', description: 'What happened to a request, in its order' },
  empty: {
    defaultMessage: 'Nothing has happened yet',
    description: 'In place of a timeline without entries',
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
}>({
  titleOf: { defaultMessage: 'Timeline of {name}', description: 'Title; name is the customer' },
  reached: {
    defaultMessage: 'Reached {section}',
    description: 'Timeline: the customer came to a section of the report, such as Mileage',
  },
  earlier: {
    defaultMessage: '{count, plural, one {# section} other {# sections}} done',
    description: 'Timeline: below the last section reached',
  },
});

/** The events. A reached section shows its name instead. */
export const eventMessages: Record<
  Exclude<RequestEventType, 'SECTION_REACHED'>,
  MessageDescriptor
> = defineMessages({
  CREATED: { defaultMessage: 'Created', description: 'Timeline of a request' },
  SENT: { defaultMessage: 'Delivered', description: 'Timeline: the provider took the message' },
  DELIVERY_FAILED: {
    defaultMessage: 'Not delivered',
    description: 'Timeline: the provider refused the message',
  },
  OPENED: { defaultMessage: 'Opened', description: 'Timeline: the customer opened the link' },
  STARTED: { defaultMessage: 'First photo taken', description: 'Timeline of a request' },
  COMPLETED: { defaultMessage: 'Completed', description: 'Timeline of a request' },
  FOLLOW_UP_SENT: { defaultMessage: 'Follow-up sent', description: 'Timeline of a request' },
  RESENT: { defaultMessage: 'Sent again', description: 'Timeline of a request' },
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
  OFFER_MADE: { defaultMessage: 'Offer sent to the owner', description: 'Timeline of a trade-in' },
  OFFER_ACCEPTED: { defaultMessage: 'Offer accepted', description: 'Timeline of a trade-in' },
  OFFER_DECLINED: { defaultMessage: 'Offer declined', description: 'Timeline of a trade-in' },
  OFFER_EXPIRED: { defaultMessage: 'Offer expired', description: 'Timeline of a trade-in' },
  AUCTION_STARTED: { defaultMessage: 'Auction started', description: 'Timeline of a trade-in' },
  AUCTION_ENDED: { defaultMessage: 'Auction ended', description: 'Timeline of a trade-in' },
  AUCTION_CANCELLED: { defaultMessage: 'Auction canceled', description: 'Timeline of a trade-in' },
  DEALER_CONTINUES: {
    defaultMessage: 'Dealer confirmed the trade-in',
    description: 'Timeline of a trade-in',
  },
  DEALER_WITHDRAWS: {
    defaultMessage: 'Dealer withdrew from the trade-in',
    description: 'Timeline of a trade-in',
  },
});
