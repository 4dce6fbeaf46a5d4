import type { AuditActor, AuditEntry } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts of the record of offers and answers. */
export const recordMessages = defineMessages({
  open: { defaultMessage: 'View audit log', description: 'Button: who did what to the offers' },
  title: { defaultMessage: 'Audit log of offers and answers', description: 'Title of a dialog' },
  text: {
    defaultMessage:
      'Every offer and answer with the server’s time. Entries are chained, so changes and gaps can be detected.',
    description: 'Under the title of the record',
  },
  intact: {
    defaultMessage: 'Verified. No entries are changed or missing.',
    description: 'Result of checking the record',
  },
  broken: {
    defaultMessage: 'Audit log failed verification: entries changed or missing.',
    description: 'Result of checking the record',
  },
  empty: { defaultMessage: 'No entries yet', description: 'The record is empty' },
  failed: {
    defaultMessage: 'The audit log could not be loaded',
    description: 'In place of the record',
  },
  csv: { defaultMessage: 'Export CSV', description: 'Button: saves the record for spreadsheets' },
  json: { defaultMessage: 'Export JSON', description: 'Button: saves the record for programs' },
  close: { defaultMessage: 'Close', description: 'Button: closes the record' },
});

export const recordSentences = defineMessages<{ times: { times: number; until: string } }>({
  times: {
    defaultMessage: '{times, number} times, until {until}',
    description: 'Behind an entry of the record that stands for several, such as refused bids',
  },
});

/** What was done. */
export const recordActions = defineMessages<AuditEntry['action']>({
  OFFER_MADE: { defaultMessage: 'Offer made', description: 'Entry of the record' },
  AUCTION_STARTED: { defaultMessage: 'Auction started', description: 'Entry of the record' },
  BID: { defaultMessage: 'Bid', description: 'Entry of the record: a dealer’s offer' },
  AUTOMATIC_BID: {
    defaultMessage: 'Automatic bid',
    description: 'Entry of the record: made by the server, up to the dealer’s limit',
  },
  BUY_NOW: {
    defaultMessage: 'Bought at the buy-now price',
    description: 'Entry of the record: a dealer ended the auction by its buy-now price',
  },
  LIMIT_SET: {
    defaultMessage: 'Limit set',
    description: 'Entry of the record: a dealer said up to which amount the server bids for them',
  },
  BID_REFUSED: {
    defaultMessage: 'Bid rejected',
    description: 'Entry of the record: a dealer’s offer that was not taken',
  },
  AUCTION_EXTENDED: { defaultMessage: 'Auction extended', description: 'Entry of the record' },
  DEALERS_ADDED: {
    defaultMessage: 'More dealers invited',
    description: 'Entry of the record: to the auction that runs',
  },
  BEST_OFFERED: {
    defaultMessage: 'Best offer put to the owner',
    description: 'Entry of the record: by staff, though the reserve was not met',
  },
  AUCTION_CLOSED: { defaultMessage: 'Auction closed', description: 'Entry of the record' },
  AUCTION_CANCELLED: { defaultMessage: 'Auction canceled', description: 'Entry of the record' },
  OFFER_ACCEPTED: { defaultMessage: 'Offer accepted', description: 'Entry of the record' },
  OFFER_DECLINED: { defaultMessage: 'Offer declined', description: 'Entry of the record' },
  OFFER_EXPIRED: { defaultMessage: 'Offer expired', description: 'Entry of the record' },
  OFFER_EXTENDED: { defaultMessage: 'Offer extended', description: 'Entry of the record' },
  OFFER_WITHDRAWN: { defaultMessage: 'Offer withdrawn', description: 'Entry of the record' },
  FEE_BOOKED: { defaultMessage: 'Fee due', description: 'Entry of the record' },
  DEALER_CONTINUES: { defaultMessage: 'Dealer confirmed', description: 'Entry of the record' },
  DEALER_WITHDRAWS: {
    defaultMessage: 'Dealer withdrew',
    description: 'Entry of the record',
  },
  PARTNER_WITHDRAWS: {
    defaultMessage: 'Own offer withdrawn',
    description: 'Entry of the record',
  },
  OWNER_WITHDRAWS: { defaultMessage: 'Owner withdrew', description: 'Entry of the record' },
  DEALER_NO_ANSWER: {
    defaultMessage: 'No answer from the dealer',
    description: 'Entry of the record',
  },
  FEE_KEPT: { defaultMessage: 'Fee kept', description: 'Entry of the record' },
  FEE_RETURNED: { defaultMessage: 'Fee returned', description: 'Entry of the record' },
  SECOND_CHANCE_ASKED: {
    defaultMessage: 'Second chance given',
    description: 'Entry of the record',
  },
  SECOND_CHANCE_ACCEPTED: {
    defaultMessage: 'Second chance taken',
    description: 'Entry of the record',
  },
  SECOND_CHANCE_DECLINED: {
    defaultMessage: 'Second chance declined',
    description: 'Entry of the record',
  },
  SECOND_CHANCE_EXPIRED: {
    defaultMessage: 'Second chance expired',
    description: 'Entry of the record',
  },
  SECOND_CHANCE_CANCELLED: {
    defaultMessage: 'Second chance canceled',
    description: 'Entry of the record',
  },
  HANDOVER_TICKED: { defaultMessage: 'Handover ticked', description: 'Entry of the record' },
  HANDOVER_UNTICKED: {
    defaultMessage: 'Handover tick removed',
    description: 'Entry of the record',
  },
  SOLD: { defaultMessage: 'Sold', description: 'Entry of the record' },
});

/** Who did it, for actors without a name. */
export const recordActors = defineMessages<AuditActor['kind']>({
  STAFF: { defaultMessage: 'Staff', description: 'Who did something, in the record' },
  DEALER: { defaultMessage: 'A dealer', description: 'Who did something, in the record' },
  OWNER: { defaultMessage: 'The owner', description: 'Who did something, in the record' },
  SYSTEM: { defaultMessage: 'System', description: 'What did something by itself' },
});
