import { defineMessages } from 'react-intl';
import type { ListWords } from '../list/definition.ts';

/** Texts of a dealer's row, its menu and the columns. */
export const messages = defineMessages({
  dealer: { defaultMessage: 'Dealer', description: 'Column: name of a dealer' },
  town: { defaultMessage: 'Town', description: 'Column: where a dealer is' },
  makes: { defaultMessage: 'Makes', description: 'Column: makes that a dealer buys' },
  groups: { defaultMessage: 'Groups', description: 'Column: groups that a dealer is in' },
  activity: { defaultMessage: 'Auctions', description: 'Column: how often a dealer took part' },
  lastInvited: {
    defaultMessage: 'Last invited',
    description: 'Column: when a dealer was last invited to an auction',
  },
  favorite: { defaultMessage: 'Favorite', description: 'Column: star of a favorite dealer' },
  anyMake: { defaultMessage: 'Any make', description: 'A dealer buys cars of every make' },
  never: { defaultMessage: 'Never', description: 'A dealer was not invited yet' },
  notInvited: {
    defaultMessage: 'Not invited yet',
    description: 'In place of how often a dealer took part',
  },
  noContact: {
    defaultMessage: 'No email address',
    description: 'A dealer that cannot be invited for want of an address',
  },
  edit: { defaultMessage: 'Edit', description: 'Action on a dealer' },
  addToGroup: { defaultMessage: 'Add to group', description: 'Action on dealers' },
  leaveGroup: { defaultMessage: 'Remove from group', description: 'Action on dealers' },
  makeFavorite: { defaultMessage: 'Add to favorites', description: 'Action on a dealer' },
  unmakeFavorite: { defaultMessage: 'Remove from favorites', description: 'Action on a dealer' },
  deactivate: { defaultMessage: 'Deactivate', description: 'Action: a dealer is set aside' },
  takeBack: { defaultMessage: 'Reactivate', description: 'Action: a dealer is active again' },
  undo: { defaultMessage: 'Undo', description: 'Takes setting a dealer aside back' },
  more: { defaultMessage: 'More', description: 'Opens a menu with import, export and groups' },
  order: { defaultMessage: 'Group and order', description: 'Opens a menu of groups and orders' },
  allGroups: { defaultMessage: 'All groups', description: 'Choice: dealers of every group' },
  newest: { defaultMessage: 'Newest first', description: 'Order of the dealers' },
  byName: { defaultMessage: 'By name', description: 'Order of the dealers' },
  byInvited: { defaultMessage: 'Last invited first', description: 'Order of the dealers' },
  import: { defaultMessage: 'Import from CSV', description: 'Opens the import of dealers' },
  export: { defaultMessage: 'Export all as CSV', description: 'Saves all dealers as a file' },
  manage: { defaultMessage: 'Manage groups', description: 'Opens the groups of dealers' },
  notExported: {
    defaultMessage: 'The dealers could not be exported. Try again.',
    description: 'Toast when saving the file failed',
  },
  failed: {
    defaultMessage: 'That did not work. Try again.',
    description: 'Toast when a change of dealers was refused or not answered',
  },
});

/** Texts with values in them. */
export const sentences = defineMessages<{
  activity: { auctions: number; bids: number; wins: number };
  optedOut: { date: string };
  deactivated: { name: string };
  notDeactivated: { name: string };
  takenBack: { name: string };
  notTakenBack: { name: string };
  notFavorite: { name: string };
  starred: { name: string };
  left: { name: string; group: string };
  inGroup: { group: string };
}>({
  activity: {
    defaultMessage:
      '{auctions} invited · {bids, plural, one {# bid} other {# bids}} · {wins, plural, one {# win} other {# wins}}',
    description: 'How often a dealer was invited, has bid and has won',
  },
  optedOut: {
    defaultMessage: 'Opted out {date}. Only the dealer can take it back.',
    description: 'Below the name of a dealer that wants no emails; date is such as 05.03.2026',
  },
  deactivated: { defaultMessage: '{name} deactivated', description: 'Toast' },
  notDeactivated: {
    defaultMessage: '{name} could not be deactivated',
    description: 'Toast when it failed and was taken back',
  },
  takenBack: { defaultMessage: '{name} is active again', description: 'Toast' },
  notTakenBack: {
    defaultMessage: '{name} could not be reactivated',
    description: 'Toast when it failed',
  },
  notFavorite: {
    defaultMessage: '{name} could not be changed',
    description: 'Toast when marking a favorite failed and was taken back',
  },
  starred: { defaultMessage: 'Favorite: {name}', description: 'Names the star of a dealer' },
  left: { defaultMessage: '{name} removed from {group}', description: 'Toast' },
  inGroup: {
    defaultMessage: 'Show all dealers, not only those in {group}',
    description: 'Button with the name of a group: ends the filter',
  },
});

const around = defineMessages({
  search: {
    defaultMessage: 'Name, town or email',
    description: 'Search box above the list of dealers',
  },
  tabs: { defaultMessage: 'Dealers by state', description: 'Names the tabs of the list' },
  noMatch: { defaultMessage: 'No dealers found', description: 'Said when a search finds nothing' },
  create: { defaultMessage: 'Add dealer', description: 'Opens the panel that adds a dealer' },
});

const { noMatchHint } = defineMessages<{ noMatchHint: { text: string } }>({
  noMatchHint: {
    defaultMessage: 'No name, town or email address matches “{text}”.',
    description: 'Below: No dealers found',
  },
});

const filtered = defineMessages({
  none: {
    defaultMessage: 'No dealers in this group here',
    description: 'Said when the members of a group are in other tabs',
  },
  showAll: { defaultMessage: 'Show all dealers', description: 'Button: no longer only a group' },
});

/** Texts of the directory's search and tabs. */
export const words: ListWords = { ...around, noMatchHint, filtered };
