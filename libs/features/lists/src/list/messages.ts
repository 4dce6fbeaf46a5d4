import { defineMessages } from 'react-intl';

/** Texts around the rows of every list. */
export const messages = defineMessages({
  allDelivered: {
    defaultMessage: 'All messages were delivered',
    description: 'The list of requests that were not delivered is empty',
  },
  mine: {
    defaultMessage: 'Mine',
    description: 'Button: only the requests, or their cars, that I look after',
  },
  noneMine: {
    defaultMessage: 'Nothing here is assigned to you',
    description: 'The list of one’s own requests is empty',
  },
  noneFiltered: {
    defaultMessage: 'Nothing matches these filters',
    description: 'Filters leave nothing of a list',
  },
  clearFilters: { defaultMessage: 'Clear filters', description: 'Button: shows everything again' },
  showAll: {
    defaultMessage: 'Show all requests',
    description: 'Button: no longer only one’s own, or those that were not delivered',
  },
  newRequest: {
    defaultMessage: 'New request',
    description: 'Opens the panel that sends a request',
  },
  offline: {
    defaultMessage: 'You’re offline',
    description: 'In place of a list that could not be loaded without a network',
  },
  offlineText: {
    defaultMessage: 'The list opens by itself when you’re back online.',
    description: 'Under "You’re offline", in place of a list',
  },
  refresh: { defaultMessage: 'Refresh list', description: 'Fetches the list again' },
  justNow: {
    defaultMessage: 'Updated just now',
    description: 'The list was fetched within the last minute',
  },
  select: { defaultMessage: 'Select', description: 'Selects a row, to act on many' },
  clearSearch: {
    defaultMessage: 'Clear search',
    description: 'Shows everything in the list again',
  },
});

/** Texts of the buttons beside a list's search and tabs. */
export const toolMessages = defineMessages({
  filter: { defaultMessage: 'Filter', description: 'Button: opens the filters of a list' },
  views: { defaultMessage: 'Saved views', description: 'Button: opens the menu of saved views' },
  display: { defaultMessage: 'Display', description: 'Button: row height and columns of a list' },
  loading: { defaultMessage: 'Loading', description: 'Read out while filters are loaded' },
});

/** Texts of these buttons with values in them. */
export const toolSentences = defineMessages<{
  active: { count: number };
  view: { name: string };
}>({
  active: {
    defaultMessage: '{count, number} active',
    description: 'Read out after Filter: how many filters hide something',
  },
  view: { defaultMessage: 'Saved views: {name}', description: 'Button; the view that is open' },
});

/** Texts with values in them. */
export const sentences = defineMessages<{
  updated: { time: string };
  actionsFor: { name: string };
  stale: { time: string };
}>({
  updated: {
    defaultMessage: 'Updated {time}',
    description: 'When the list was last fetched; time is such as 3:07 PM',
  },
  actionsFor: {
    defaultMessage: 'Actions for {name}',
    description: 'Names the menu of a row; name is the customer, the car or the buyer',
  },
  stale: {
    defaultMessage: 'Could not update. As of {time}',
    description: 'Refreshing the list failed; what is shown is as old as time, such as 3:07 PM',
  },
});

const archiveSentences = defineMessages<{
  archived: { name: string };
  notArchived: { name: string };
  notUndone: { name: string };
  restored: { name: string };
  restoredLater: { name: string };
}>({
  restored: {
    defaultMessage: '{name} restored',
    description: 'Toast after something was taken out of the archive',
  },
  restoredLater: {
    defaultMessage: 'You’re offline. {name} will be restored once you’re online.',
    description: 'Toast after something was to be taken out of the archive without a network',
  },
  archived: { defaultMessage: '{name} archived', description: 'Toast after archiving' },
  notArchived: {
    defaultMessage: '{name} could not be archived',
    description: 'Toast when archiving failed and was taken back',
  },
  notUndone: {
    defaultMessage: '{name} could not be restored',
    description: 'Toast when the undo of archiving failed',
  },
});

const { undo } = defineMessages({
  undo: { defaultMessage: 'Undo', description: 'Takes archiving back' },
});

/** Texts of archiving; `name` is the customer or the car. */
export const archiveWords = { ...archiveSentences, undo };

/** The shortcuts of a list, for the keyboard help. */
export const shortcutMessages = defineMessages({
  search: { defaultMessage: 'Search', description: 'Keyboard help: goes to the search box' },
  create: { defaultMessage: 'New request', description: 'Keyboard help: opens the request panel' },
  next: { defaultMessage: 'Next row', description: 'Keyboard help: goes to the row below' },
  previous: { defaultMessage: 'Previous row', description: 'Keyboard help: goes to the row above' },
  open: {
    defaultMessage: 'Open the row',
    description: 'Keyboard help: opens the report of the row',
  },
  select: { defaultMessage: 'Select the row', description: 'Keyboard help: selects the row' },
  selectAll: { defaultMessage: 'Select all loaded', description: 'Box above the rows of a list' },
  clear: { defaultMessage: 'Clear the selection', description: 'Keyboard help: selects no row' },
  archive: { defaultMessage: 'Archive the row', description: 'Keyboard help: puts the row away' },
});

export const selectSentences = defineMessages<{ row: { name: string } }>({
  row: {
    defaultMessage: 'Select {name}',
    description: 'Names the box of a row; name is the customer, the car or the buyer',
  },
});
