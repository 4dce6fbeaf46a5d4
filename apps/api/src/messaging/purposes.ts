import { addresses, type NotificationPurpose } from '@forecourt/contract';

/** Why a customer is sent a message about their request. */
export type Purpose = 'REQUEST' | 'RESEND' | 'FOLLOW_UP' | 'ADDITION';

/** Messages about what follows the owner's yes: the deal, its handover, and a second chance. */
export type DealPurpose =
  | 'DEAL_REMINDER'
  | 'DEAL_NO_ANSWER'
  | 'DEAL_WITHDRAWN'
  | 'DEAL_OWNER_WITHDREW'
  | 'DEAL_DAY'
  | 'DEAL_SOLD'
  | 'SECOND_CHANCE'
  | 'SECOND_CHANCE_REMINDER'
  | 'SECOND_CHANCE_OVER'
  | 'SECOND_CHANCE_CANCELLED'
  | 'OFFER_REPLACED'
  | 'OFFER_AGAIN'
  | 'OWNER_RECEIPT'
  | 'OWNER_DEALER_WITHDREW'
  | 'OWNER_PARTNER_WITHDREW'
  | 'OWNER_WITHDRAWN'
  | 'OWNER_DAY'
  | 'OWNER_SOLD'
  | 'STAFF_OWNER_WITHDREW'
  | 'STAFF_NO_ANSWER'
  | 'STAFF_SECOND_CHANCE_ACCEPTED'
  | 'STAFF_SECOND_CHANCE_DECLINED'
  | 'STAFF_SECOND_CHANCE_EXPIRED'
  | 'STAFF_HANDOVER_DONE';

/** The purposes of messages about an offer or an auction, to dealers, the owner, or staff. */
export type AuctionPurpose =
  | NotificationPurpose
  | 'OFFER'
  | 'OFFER_REMINDER'
  | 'OWNER_OFFER_EXTENDED'
  | 'OWNER_OFFER_WITHDRAWN'
  | 'STAFF_NO_OFFERS'
  | 'STAFF_RESERVE_NOT_MET'
  | 'STAFF_OFFER_ACCEPTED'
  | 'STAFF_OFFER_DECLINED'
  | 'STAFF_OFFER_EXPIRED'
  | 'STAFF_DEALER_WITHDRAWS'
  | DealPurpose;

/** Mails to who scheduled a change of the settings, about what became of it. */
export type ScheduledPurpose = 'SETTINGS_PUBLISHED' | 'SETTINGS_REFUSED';

/** The purposes of mails with a link to something. */
export type LinkPurpose =
  | Purpose
  | AuctionPurpose
  | ScheduledPurpose
  | 'PASSWORD_RESET'
  | 'EMAIL_VERIFICATION'
  | 'PASSWORD_CHANGED'
  | 'CONCLUSION'
  | 'DEALER_LINK'
  | 'DIGEST'
  | 'INSIGHTS'
  | 'INVITATION'
  | 'MESSAGE'
  | 'MESSAGE_AGAIN';

/**
 * Mails that a member of staff chose to get regularly, with the page that the button of each leads to:
 * the link of such a mail ends them.
 */
export const regularMails: ReadonlyMap<string, string> = new Map<LinkPurpose, string>([
  ['DIGEST', '/'],
  ['INSIGHTS', addresses.insights],
]);

/**
 * A text that a member of staff sends to themselves, to see how customers get it: named after the message
 * that it would be, and no message to a customer.
 */
export type TestPurpose = `TEST_${'REQUEST' | 'FOLLOW_UP' | 'MESSAGE' | 'CONCLUSION'}`;

const TEST = /^TEST_/;

/** What a message would be that is a test; any other is what it is. */
export const withoutTest = (purpose: string): string => purpose.replace(TEST, '');

/** What happened to a user's second factors. */
export type FactorNotice =
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'APP_ADDED'
  | 'APP_REMOVED'
  | 'RECOVERY_CODES_MADE'
  | 'RECOVERY_CODE_USED'
  | 'REMOVED_BY_ADMINISTRATOR';
