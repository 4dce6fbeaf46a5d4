import { defineMessages } from 'react-intl';
import type { DealerPageList } from '@forecourt/contract';
import type { DealerLinkProblem } from './DealerLinkStore.ts';
import type { PageStanding } from './pageStanding.ts';

/** Texts of a dealer's own page and of the way to its link. */
export const messages = defineMessages({
  product: { defaultMessage: 'Forecourt', description: 'Name of the product' },
  title: { defaultMessage: 'Your auctions', description: 'Title of a dealer’s own page' },
  tabs: {
    defaultMessage: 'Auctions by state',
    description: 'Names the tabs Open, Won and Past for screen readers',
  },
  unknownCar: {
    defaultMessage: 'Car',
    description: 'In place of year, make and model, while they are unknown',
  },
  noPhoto: {
    defaultMessage: 'No photo yet',
    description: 'In place of the photo of a car',
  },
  notTold: {
    defaultMessage: 'Not shown',
    description: 'In place of the best offer of an auction whose offers stay secret until its end',
  },
  more: { defaultMessage: 'Show more', description: 'Button that loads more auctions' },
  seePast: {
    defaultMessage: 'See past auctions',
    description: 'Button of an empty list: the way to ended auctions',
  },
  seeRunning: {
    defaultMessage: 'See open auctions',
    description: 'Button of an empty list: the way to open auctions',
  },
  gone: {
    defaultMessage: 'This link is no longer valid',
    description: 'The link of a dealer’s own page was revoked or has expired',
  },
  goneText: {
    defaultMessage: 'Links expire after 30 days without use. We’ll email you a new one.',
    description: 'Under "This link is no longer valid"',
  },
  getNewLink: {
    defaultMessage: 'Get a new link',
    description: 'Button that leads to the form for a new link',
  },
  owner: { defaultMessage: 'The owner', description: 'Over the owner’s contact details' },
  askLead: {
    defaultMessage:
      'Enter the email your invitations go to. We’ll send a link to all your auctions. No password needed.',
    description: 'Under the title of the form by which a dealer asks for its link',
  },
  email: { defaultMessage: 'Email', description: 'Field of the form for a dealer’s link' },
  submit: { defaultMessage: 'Get your link', description: 'Button that sends a dealer’s link' },
  sentTitle: {
    defaultMessage: 'Check your inbox',
    description: 'Title once a dealer’s link was requested',
  },
  nothing: {
    defaultMessage: 'Nothing after a few minutes?',
    description: 'Over what to do when the mail with the link does not come',
  },
  nothingSpam: {
    defaultMessage: 'Look in your spam folder.',
    description: 'What to do when the mail does not come',
  },
  nothingAddress: {
    defaultMessage: 'Make sure it’s the email your invitations go to.',
    description: 'What to do when the mail does not come',
  },
  nothingPartner: {
    defaultMessage: 'Ask the business that invites you which email it has for you.',
    description: 'What to do when the mail does not come',
  },
  again: {
    defaultMessage: 'Use another email',
    description: 'Button back to the form, after a link was requested',
  },
});

export const phrases = defineMessages<{
  subtitle: { dealer: string; partner: string };
  sent: { email: string };
  ended: { date: string };
  replyBy: { date: string };
}>({
  ended: { defaultMessage: 'Ended {date}', description: 'When an auction ended' },
  replyBy: { defaultMessage: 'Reply by {date}', description: 'Until when a dealer can answer' },
  subtitle: {
    defaultMessage: '{dealer}, invited by {partner}',
    description: 'Under "Your auctions": whose page it is, and whose auctions',
  },
  sent: {
    defaultMessage:
      'If {email} belongs to a dealer, you’ll get one link from each business that invites you.',
    description: 'After a dealer’s link was requested; the same for any address',
  },
});

/** Names of the lists. */
export const tabTitles = defineMessages<DealerPageList>({
  RUNNING: { defaultMessage: 'Open', description: 'Tab of a dealer’s own page' },
  WON: { defaultMessage: 'Won', description: 'Tab of a dealer’s own page' },
  PAST: { defaultMessage: 'Past', description: 'Tab of a dealer’s own page' },
});

/** How many auctions a list has, as its heading. */
export const listTitles = defineMessages<Record<DealerPageList, { count: number }>>({
  RUNNING: {
    defaultMessage:
      '{count, plural, =0 {No open auctions} one {# open auction} other {# open auctions}}',
    description: 'Heading of a list',
  },
  WON: {
    defaultMessage: '{count, plural, =0 {No cars won} one {# car won} other {# cars won}}',
    description: 'Heading of a list',
  },
  PAST: {
    defaultMessage:
      '{count, plural, =0 {No past auctions} one {# past auction} other {# past auctions}}',
    description: 'Heading of a list',
  },
});

/** What an empty list says. */
export const emptyTexts = defineMessages<DealerPageList>({
  RUNNING: {
    defaultMessage: 'We’ll email you when you’re invited to the next one.',
    description: 'Under "No open auctions"',
  },
  WON: {
    defaultMessage: 'When your offer is the best at close, the car shows here.',
    description: 'Under "No cars won"',
  },
  PAST: {
    defaultMessage: 'Auctions stay here for 90 days after they end.',
    description: 'Under "No past auctions"',
  },
});

/** Where the dealer stands in an auction, in few words. */
export const standings = defineMessages<PageStanding>({
  first: { defaultMessage: 'No offers yet', description: 'Standing of a dealer, short' },
  watching: { defaultMessage: 'No offer from you', description: 'Standing of a dealer, short' },
  leading: { defaultMessage: 'You lead', description: 'Standing of a dealer, short' },
  outbid: { defaultMessage: 'Outbid', description: 'Standing of a dealer, short' },
  counting: { defaultMessage: 'Just ended', description: 'Standing of a dealer, short' },
  won: { defaultMessage: 'Waiting for the owner', description: 'Standing of a dealer, short' },
  accepted: { defaultMessage: 'Owner accepted', description: 'Standing of a dealer, short' },
  sealed: { defaultMessage: 'Sealed offers', description: 'Standing of a dealer, short' },
  sealedOffered: { defaultMessage: 'Your offer is in', description: 'Standing of a dealer, short' },
  bestBelowReserve: {
    defaultMessage: 'Best, below reserve',
    description: 'Standing of a dealer, short',
  },
  reserveNotMet: { defaultMessage: 'Reserve not met', description: 'Standing of a dealer, short' },
  asked: { defaultMessage: 'Owner accepted', description: 'Standing of a dealer, short' },
  goesOn: { defaultMessage: 'You’re buying it', description: 'Standing of a dealer, short' },
  sold: { defaultMessage: 'Sold to you', description: 'Standing of a dealer, short' },
  withdrew: { defaultMessage: 'You withdrew', description: 'Standing of a dealer, short' },
  ownerWithdrew: { defaultMessage: 'Owner withdrew', description: 'Standing of a dealer, short' },
  noAnswer: { defaultMessage: 'You didn’t reply', description: 'Standing of a dealer, short' },
  chance: { defaultMessage: 'Second chance', description: 'Standing of a dealer, short' },
  chanceAccepted: {
    defaultMessage: 'Waiting for the owner',
    description: 'Standing of a dealer, short',
  },
  chanceDeclined: { defaultMessage: 'You passed', description: 'Standing of a dealer, short' },
  chanceExpired: { defaultMessage: 'You didn’t reply', description: 'Standing of a dealer, short' },
  chanceCancelled: {
    defaultMessage: 'No longer available',
    description: 'Standing of a dealer, short',
  },
  declined: { defaultMessage: 'Owner declined', description: 'Standing of a dealer, short' },
  expired: { defaultMessage: 'Owner didn’t reply', description: 'Standing of a dealer, short' },
  lost: { defaultMessage: 'Not won', description: 'Standing of a dealer, short' },
  endedWithoutBid: {
    defaultMessage: 'No offer from you',
    description: 'Standing of a dealer, short',
  },
  cancelled: { defaultMessage: 'Canceled', description: 'Standing of a dealer, short' },
});

/** The one button of an auction: what there is to do. */
export const nextSteps = defineMessages<PageStanding>({
  first: { defaultMessage: 'Make an offer', description: 'Button of an auction' },
  watching: { defaultMessage: 'Make an offer', description: 'Button of an auction' },
  leading: { defaultMessage: 'View auction', description: 'Button of an auction' },
  outbid: { defaultMessage: 'Make a better offer', description: 'Button of an auction' },
  counting: { defaultMessage: 'View auction', description: 'Button of an auction' },
  won: { defaultMessage: 'View auction', description: 'Button of an auction' },
  accepted: { defaultMessage: 'Continue with the trade-in', description: 'Button of an auction' },
  sealed: { defaultMessage: 'Make an offer', description: 'Button of an auction' },
  sealedOffered: { defaultMessage: 'View auction', description: 'Button of an auction' },
  bestBelowReserve: { defaultMessage: 'View auction', description: 'Button of an auction' },
  reserveNotMet: { defaultMessage: 'View auction', description: 'Button of an auction' },
  asked: { defaultMessage: 'Continue with the trade-in', description: 'Button of an auction' },
  goesOn: { defaultMessage: 'View deal', description: 'Button of an auction' },
  sold: { defaultMessage: 'View deal', description: 'Button of an auction' },
  withdrew: { defaultMessage: 'View auction', description: 'Button of an auction' },
  ownerWithdrew: { defaultMessage: 'View auction', description: 'Button of an auction' },
  noAnswer: { defaultMessage: 'View auction', description: 'Button of an auction' },
  chance: { defaultMessage: 'Reply', description: 'Button of an auction' },
  chanceAccepted: { defaultMessage: 'View auction', description: 'Button of an auction' },
  chanceDeclined: { defaultMessage: 'View auction', description: 'Button of an auction' },
  chanceExpired: { defaultMessage: 'View auction', description: 'Button of an auction' },
  chanceCancelled: { defaultMessage: 'View auction', description: 'Button of an auction' },
  declined: { defaultMessage: 'View auction', description: 'Button of an auction' },
  expired: { defaultMessage: 'View auction', description: 'Button of an auction' },
  lost: { defaultMessage: 'View auction', description: 'Button of an auction' },
  endedWithoutBid: { defaultMessage: 'View auction', description: 'Button of an auction' },
  cancelled: { defaultMessage: 'View auction', description: 'Button of an auction' },
});

/** What is wrong with the address of the form, or why it could not be sent. */
export const linkProblems = defineMessages<DealerLinkProblem>({
  missing: { defaultMessage: 'Enter an email', description: 'The field is empty' },
  invalid: {
    defaultMessage: 'This email address is not valid',
    description: 'The field holds no email address',
  },
  rateLimited: {
    defaultMessage: 'Too many attempts. Try again in an hour.',
    description: 'A dealer’s link was requested too often',
  },
  offline: {
    defaultMessage: 'The server can’t be reached. Check your connection and try again.',
    description: 'A dealer’s link could not be requested',
  },
  failed: {
    defaultMessage: 'Something went wrong. Try again.',
    description: 'A dealer’s link could not be requested',
  },
});
