import { DAY_MS } from './durations.ts';
import type { components } from './generated/schema.d.ts';

/** How far ahead a change of the settings can be scheduled. */
export const MAX_SCHEDULE_AHEAD_MS = 365 * DAY_MS;

/** Items on a page of requests, cars and threads (spec §9). */
export const PAGE_SIZE = 10;

/** Threads on a page of the message panel (spec §9). */
export const THREAD_PANEL_PAGE_SIZE = 100;

/** Messages on a page of a thread or conversation (spec §9). */
export const MESSAGE_PAGE_SIZE = 250;

/** Longest text of an ordinary field (spec §5). */
export const TEXT_MAX_LENGTH = 255;

/** Longest name, email address or phone number of a request (spec §5). */
export const CONTACT_MAX_LENGTH = 250;

/** Longest message of a conversation, and longest comment on a report. */
export const MESSAGE_MAX_LENGTH = 4000;

/** Minimum length of a new password; passwords of existing accounts stay valid. */
export const NEW_PASSWORD_MIN_LENGTH = 10;

/** How far from the dealer sellers are reached, and the market is searched, in miles (spec §9). */
export const SELLER_MILES = 50;

/** Country calling code that phone fields start with (spec §5). */
export const defaultDialCode = '372';

/** Locale that every other falls back to (spec §1). */
export const defaultLocale = 'en-US';

/** Defaults for staff who have not chosen otherwise (spec §9). */
export const defaultShareSettings = {
  hours: 24,
  dealer_requirements: '',
  validity_days: 7,
  validity_miles: 200,
} as const satisfies components['schemas']['ShareSettings'];

/** What an auction goes by unless the partner or the share says otherwise; in its currency. */
export const defaultAuctionRules = {
  min_bid: null,
  min_raise: 50,
  reserve_price: null,
  extension: false,
  buy_now_price: null,
  proxy_bids: false,
  sealed: false,
} as const satisfies components['schemas']['AuctionRules'];

/** A bid in the last minutes adds as many, and how often at most. */
export const auctionExtension = { minutes: 2, times: 10 } as const;

/** An auction lasts at most so many hours, what is added to it counted. */
export const MAX_AUCTION_HOURS = 720;

/** Conclusions by their numeric value in the API (design §7). */
export const claimStatusNames = [
  'PRE_CHECK',
  'IN_PROGRESS',
  'ESTIMATE_SENT',
  'REPAIRABLE',
  'INSPECTED',
  'NEEDS_EXTRA_INSPECTION',
] as const satisfies readonly components['schemas']['CarStatus'][];

/** Shots of the section exterior_images, once around the car. */
export const exteriorSlots = [
  'front',
  'front_left',
  'left',
  'rear_left',
  'rear',
  'rear_right',
  'right',
  'front_right',
] as const;

/** Maximum frames of a 360 scan. */
export const MAX_SCAN_FRAMES = 120;

/** Of fewer requests, shares and medians say much of each of them and little of what is usual. */
export const ENOUGH_REQUESTS = 5;

/** Name of the event for a request's status (spec §7). */
export const requestStatusEventName = 'request_status';

/** Topic that staff of a partner join (spec §7). */
export function partnerTopic(partnerId: string): string {
  return `partners:${partnerId}`;
}

/** Name of the event for a thread, on the partner's topic. */
export const threadStatusEventName = 'thread_status';

/** Name of the event for a conclusion, an offer, an auction or comments, on the partner's topic. */
export const reportChangedEventName = 'report_changed';

/** Name of the event for a permanently deleted request, on the partner's topic. */
export const requestErasedEventName = 'request_erased';

/** Name of the event for one member's own notifications, on the partner's topic. */
export const notifiedEventName = 'notified';

/** Name of the event for who has a report open, on the partner's topic. */
export const presenceEventName = 'presence';

/** Name of the event with an auction's new state, on the auction's topic. */
export const auctionEventName = 'auction';

/** Topic of one auction; what each member receives depends on what they may see. */
export function auctionTopic(auctionId: string): string {
  return `auctions:${auctionId}`;
}
