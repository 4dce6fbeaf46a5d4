import type { NotFree } from '@forecourt/contract';
import { defineMessages } from 'react-intl';

/** Texts of sharing a report with dealers. */
export const shareMessages = defineMessages({
  title: { defaultMessage: 'Start an auction', description: 'Title of the screen' },
  dealersStep: {
    defaultMessage: 'Step 1 of 3: choose the dealers',
    description: 'Step of sharing',
  },
  settingsStep: { defaultMessage: 'Step 2 of 3: set the rules', description: 'Step of sharing' },
  reviewStep: { defaultMessage: 'Step 3 of 3: review and start', description: 'Step of sharing' },
  againStep: {
    defaultMessage: 'Same dealers and rules as last time. Change what you like.',
    description: 'Under the title, while an auction is started again',
  },
  againTitle: { defaultMessage: 'Start again', description: 'Title of the screen' },
  dealers: { defaultMessage: 'Dealers', description: 'Names the list of dealers' },
  close: { defaultMessage: 'Close', description: 'Button that leaves sharing' },
  nextStep: { defaultMessage: 'Continue', description: 'Button to the next step' },
  back: { defaultMessage: 'Back', description: 'Button to the step before' },
  hours: {
    defaultMessage: 'Hours dealers have to bid',
    description: 'Setting of an auction',
  },
  requirements: { defaultMessage: 'Dealer requirements', description: 'Setting of an auction' },
  requirementsHint: {
    defaultMessage: 'Shown to every invited dealer',
    description: 'Hint of the dealer requirements',
  },
  days: { defaultMessage: 'Offer validity in days', description: 'Setting of an auction' },
  miles: { defaultMessage: 'Offer validity in miles', description: 'Setting of an auction' },
  started: { defaultMessage: 'The auction has started', description: 'Toast' },
  notKept: {
    defaultMessage: 'The rules could not be saved as defaults.',
    description: 'Toast: the auction has started, but its rules did not become the defaults',
  },
  change: { defaultMessage: 'Change', description: 'Button to the dealers or rules of a review' },
  closes: { defaultMessage: 'Offers close', description: 'Label: the end of an auction' },
  holds: { defaultMessage: 'Offers are valid', description: 'Label: for how long and how far' },
  times: { defaultMessage: 'Time', description: 'Over the times of an auction, before it is sent' },
  rulesTold: {
    defaultMessage: 'Rules, as dealers read them',
    description: 'Over an auction’s rules, before it is sent',
  },
  message: { defaultMessage: 'Message to dealers', description: 'Over the message to dealers' },
  ownLink: {
    defaultMessage: '[each dealer’s own link]',
    description: 'In place of the link in the message to dealers',
  },
  keepRules: {
    defaultMessage: 'Use these rules for every new auction',
    description: 'Checkbox: the rules become the partner’s defaults',
  },
  keepRulesHint: {
    defaultMessage: 'You can still change them each time.',
    description: 'Hint of the checkbox that makes rules the defaults',
  },
  nobodyLeft: {
    defaultMessage: 'None of last time’s dealers can be invited. Choose others.',
    description: 'An auction is started again and all its dealers are gone',
  },
  notLoaded: { defaultMessage: 'This could not be loaded.', description: 'In place of a review' },
  retry: { defaultMessage: 'Try again', description: 'Button that loads once more' },
  seeAuction: { defaultMessage: 'See the auction', description: 'Button to the running auction' },
  seeOffer: { defaultMessage: 'See the offer', description: 'Button to an offer' },
});

export const sharePhrases = defineMessages<{
  hoursUnit: { count: number };
  daysUnit: { count: number };
  begin: { count: number; end: string };
  endsAt: { day: string; time: string };
  whom: { count: number };
  after: { hours: number };
  validity: { days: number; distance: string };
  milesHint: { distance: string };
  leftOut: { count: number };
}>({
  begin: {
    defaultMessage: 'Start auction: {count, plural, one {# dealer} other {# dealers}}, ends {end}',
    description:
      'Button that starts the auction, when dealers are told; end is such as tomorrow 12:50 PM',
  },
  endsAt: {
    defaultMessage: '{day, select, today {today} tomorrow {tomorrow} other {{day}}} {time}',
    description: 'When an auction ends: day is today, tomorrow or a date',
  },
  whom: {
    defaultMessage: '{count, plural, one {# dealer} other {# dealers}}',
    description: 'Whom an auction will be sent to',
  },
  after: {
    defaultMessage: '{hours, plural, one {# hour} other {# hours}} after you start it',
    description: 'After the moment an auction will end',
  },
  validity: {
    defaultMessage: '{days, plural, one {# day} other {# days}} after that, within {distance}',
    description: 'For how long and how far offers are valid',
  },
  milesHint: {
    defaultMessage: 'That is {distance}.',
    description: 'Below a field for miles, to a reader who counts kilometers',
  },
  leftOut: {
    defaultMessage:
      '{count, plural, one {# dealer} other {# dealers}} of last time can’t be invited any more.',
    description: 'An auction is started again without some of its dealers',
  },
  hoursUnit: { defaultMessage: '{count, plural, one {hour} other {hours}}', description: 'Unit' },
  daysUnit: { defaultMessage: '{count, plural, one {day} other {days}}', description: 'Unit' },
});

/** Why a car can get no auction now. */
export const notFreeTitles = defineMessages<NotFree>({
  AUCTION_RUNNING: {
    defaultMessage: 'An auction is running',
    description: 'In place of sharing a report with dealers',
  },
  AWAITING_OWNER: {
    defaultMessage: 'The best offer is with the owner',
    description: 'In place of sharing a report with dealers',
  },
  OFFER_WAITING: {
    defaultMessage: 'Your offer is with the owner',
    description: 'In place of sharing a report with dealers',
  },
  OFFER_ACCEPTED: {
    defaultMessage: 'The owner has accepted an offer',
    description: 'In place of sharing a report with dealers',
  },
});

/** The same, in a sentence. */
export const notFreeTexts = defineMessages<NotFree>({
  AUCTION_RUNNING: {
    defaultMessage: 'Dealers are bidding on this car. You can add dealers or extend the auction.',
    description: 'In place of sharing a report with dealers',
  },
  AWAITING_OWNER: {
    defaultMessage: 'You can start another auction if they decline or don’t answer.',
    description: 'In place of sharing a report with dealers: an auction’s best offer waits',
  },
  OFFER_WAITING: {
    defaultMessage: 'You can start an auction if they decline or don’t answer.',
    description: 'In place of sharing a report with dealers: the staff’s offer waits',
  },
  OFFER_ACCEPTED: {
    defaultMessage: 'This car is sold, so there is nothing left to auction.',
    description: 'In place of sharing a report with dealers',
  },
});
