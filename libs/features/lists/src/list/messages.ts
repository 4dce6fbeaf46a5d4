import { defineMessages } from 'react-intl';

/** Texts around the rows of every list. */
export const messages = defineMessages({
  allDelivered: {
    defaultMessage: 'All messages were delivered',
    description: 'The list of requests that were not delivered is empty',
  },
  showAll: {
    defaultMessage: 'Show all requests',
    description: 'Button: no longer only those that were not delivered',
  },
  newRequest: {
    defaultMessage: 'New request',
    description: 'Opens the panel that sends a request',
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
}>({
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
