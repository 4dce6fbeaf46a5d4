import { defineMessages } from 'react-intl';
import type { DealerOrder } from './dealerFilter.ts';

/** Texts of choosing dealers for an auction. */
export const dealerMessages = defineMessages({
  dealers: { defaultMessage: 'Dealers', description: 'Names the list of dealers' },
  search: {
    defaultMessage: 'Name, town or email',
    description: 'Search box above the dealers to choose from',
  },
  sort: { defaultMessage: 'Sort dealers', description: 'Opens a menu of orders' },
  filters: { defaultMessage: 'Filter dealers', description: 'Names the row of filters' },
  allGroups: { defaultMessage: 'All groups', description: 'Choice: dealers of every group' },
  groups: { defaultMessage: 'Groups', description: 'Opens a menu of groups of dealers' },
  groupsFailed: {
    defaultMessage: 'Groups not loaded. Try again',
    description: 'In the menu of groups of dealers; loads them once more',
  },
  favorites: { defaultMessage: 'Favorites', description: 'Filter: only favorite dealers' },
  favorite: { defaultMessage: 'Favorite', description: 'Names the star of a favorite dealer' },
  customersChoice: {
    defaultMessage: 'Customer’s choice',
    description: 'Marks the dealer whom the customer chose with their report',
  },
  last: {
    defaultMessage: 'Same as last time',
    description: 'Filter: only the dealers of the latest auction',
  },
  all: { defaultMessage: 'Select all', description: 'Checkbox of all dealers' },
  allFailed: {
    defaultMessage: 'The dealers could not be selected. Try again.',
    description: 'Below: Select all',
  },
  show: { defaultMessage: 'Show', description: 'Button after: 3 selected. Shows only those' },
  showLabel: {
    defaultMessage: 'Show selected dealers',
    description: 'Accessible name of: Show. Begins with the same word',
  },
  showAll: { defaultMessage: 'Show all', description: 'Button: no longer only the selected ones' },
  unselect: { defaultMessage: 'Clear selection', description: 'Button: selects nobody' },
  selected: { defaultMessage: 'Selected dealers', description: 'Names the list of those selected' },
  selectedEnd: {
    defaultMessage: 'All selected dealers shown',
    description: 'After the last selected dealer',
  },
  none: { defaultMessage: 'No dealers found', description: 'In place of the list of dealers' },
  noneText: {
    defaultMessage: 'Try another search or fewer filters.',
    description: 'Below: No dealers found',
  },
  clear: {
    defaultMessage: 'Clear search and filters',
    description: 'Button below: No dealers found',
  },
  noDealers: { defaultMessage: 'No dealers yet', description: 'In place of the list of dealers' },
  noDealersText: {
    defaultMessage: 'Add the dealers you sell to, with an email address for invitations.',
    description: 'Below: No dealers yet',
  },
  noneLeft: {
    defaultMessage: 'All your dealers are invited',
    description: 'In place of the list of dealers that could be invited, too',
  },
  add: { defaultMessage: 'Add dealers', description: 'Link to the directory of dealers' },
  directory: {
    defaultMessage: 'Go to Dealers',
    description: 'Link to the directory of dealers, where more can be added',
  },
  end: { defaultMessage: 'All dealers loaded', description: 'After the last dealer' },
  never: { defaultMessage: 'Not invited yet', description: 'In a dealer’s row' },
  optedOut: {
    defaultMessage: 'Opted out of emails, so it can’t be invited',
    description: 'In the row of a dealer that cannot be chosen',
  },
  inactive: {
    defaultMessage: 'Deactivated, so it can’t be invited',
    description: 'In the row of a dealer that cannot be chosen',
  },
});

export const dealerPhrases = defineMessages<{
  all: { count: number };
  chosen: { count: number };
  refused: { count: number; names: string };
  near: { distance: string };
  invited: { date: string };
  record: { bids: number; wins: number };
}>({
  all: {
    defaultMessage: 'Select all {count, number}',
    description: 'Checkbox of all dealers that are searched for',
  },
  chosen: {
    defaultMessage: '{count, plural, =0 {Nobody selected} one {# selected} other {# selected}}',
    description: 'How many dealers are selected',
  },
  refused: {
    defaultMessage:
      '{names} can’t be invited any more and {count, plural, one {is} other {are}} no longer selected. Check and send again.',
    description: 'Below what was sent: the server refused it because of these dealers',
  },
  near: {
    defaultMessage: 'Within {distance}',
    description: 'Filter: distance from the car, such as 50 miles',
  },
  invited: {
    defaultMessage: 'Invited {date}',
    description: 'When a dealer was last invited, such as 05.03.2026',
  },
  record: {
    defaultMessage:
      '{bids, plural, one {# bid} other {# bids}} · {wins, plural, one {# win} other {# wins}}',
    description: 'How often a dealer has bid and has won',
  },
});

export const dealerOrders = defineMessages<DealerOrder>({
  DISTANCE: { defaultMessage: 'Nearest first', description: 'Order of the dealers' },
  LAST_INVITED: { defaultMessage: 'Last invited first', description: 'Order of the dealers' },
  NAME: { defaultMessage: 'By name', description: 'Order of the dealers' },
});
