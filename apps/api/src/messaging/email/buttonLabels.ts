import type { AccountMail } from '../accountTexts.ts';
import type { AuctionPurpose } from '../auctionTexts.ts';
import type { Purpose } from '../texts.ts';

/** The purposes of mails with a link to something. */
export type LinkPurpose =
  | Purpose
  | AuctionPurpose
  | AccountMail['purpose']
  | 'CONCLUSION'
  | 'DEALER_LINK'
  | 'DIGEST'
  | 'INVITATION'
  | 'MESSAGE'
  | 'MESSAGE_AGAIN';

/** What the button of a mail says, by the mail's purpose: where it leads. */
export const buttonLabels: Record<LinkPurpose, string> = {
  REQUEST: 'Start now',
  RESEND: 'Start now',
  FOLLOW_UP: 'Continue',
  ADDITION: 'Continue',
  CONCLUSION: 'See what happens next',
  MESSAGE: 'Read and reply',
  MESSAGE_AGAIN: 'Read and reply',
  DEALER_LINK: 'Open your auctions',
  DIGEST: 'Open Forecourt',
  INVITATION: 'Accept invitation',
  PASSWORD_RESET: 'Choose a new password',
  EMAIL_VERIFICATION: 'Verify email address',
  PASSWORD_CHANGED: 'Choose a new password',
  AUCTION_INVITATION: 'See the car and bid',
  AUCTION_OUTBID: 'Make a better offer',
  AUCTION_ENDING: 'See your position',
  AUCTION_EXTENDED: 'See your position',
  AUCTION_WON: 'Follow your offer',
  AUCTION_LOST: 'See the auction',
  AUCTION_CANCELLED: 'See the auction',
  AUCTION_BOUGHT: 'See the auction',
  AUCTION_RESERVE_NOT_MET: 'See the auction',
  OFFER_ACCEPTED: 'See contact details',
  OFFER_DECLINED: 'See the auction',
  OFFER_EXPIRED: 'See the auction',
  OFFER_EXTENDED: 'Follow your offer',
  OFFER_WITHDRAWN: 'See the auction',
  OFFER: 'See the offer',
  OFFER_REMINDER: 'See the offer',
  OFFER_REPLACED: 'See the offer',
  OFFER_AGAIN: 'See the offer',
  OWNER_OFFER_EXTENDED: 'See the offer',
  OWNER_OFFER_WITHDRAWN: 'See details',
  OWNER_RECEIPT: 'See your receipt',
  OWNER_DEALER_WITHDREW: 'See details',
  OWNER_PARTNER_WITHDREW: 'See details',
  OWNER_WITHDRAWN: 'See details',
  OWNER_DAY: 'See the handover',
  OWNER_SOLD: 'See your receipt',
  DEAL_REMINDER: 'Reply now',
  DEAL_NO_ANSWER: 'See details',
  DEAL_WITHDRAWN: 'See details',
  DEAL_OWNER_WITHDREW: 'See details',
  DEAL_DAY: 'See the handover',
  DEAL_SOLD: 'See details',
  SECOND_CHANCE: 'Reply now',
  SECOND_CHANCE_REMINDER: 'Reply now',
  SECOND_CHANCE_OVER: 'See details',
  SECOND_CHANCE_CANCELLED: 'See details',
  STAFF_NO_OFFERS: 'Open the report',
  STAFF_RESERVE_NOT_MET: 'Open the report',
  STAFF_OFFER_ACCEPTED: 'Open the report',
  STAFF_OFFER_DECLINED: 'Open the report',
  STAFF_OFFER_EXPIRED: 'Open the report',
  STAFF_DEALER_WITHDRAWS: 'Open the report',
  STAFF_OWNER_WITHDREW: 'Open the report',
  STAFF_NO_ANSWER: 'Open the report',
  STAFF_SECOND_CHANCE_ACCEPTED: 'Open the report',
  STAFF_SECOND_CHANCE_DECLINED: 'Open the report',
  STAFF_SECOND_CHANCE_EXPIRED: 'Open the report',
  STAFF_HANDOVER_DONE: 'Open the report',
};
