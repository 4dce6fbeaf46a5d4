import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { SavedViewPeriod } from '@forecourt/contract';

/** Texts of filters. */
export const filterMessages = defineMessages({
  created: { defaultMessage: 'Created', description: 'Filter: when requests were made' },
  anyTime: { defaultMessage: 'Any time', description: 'Filter: requests of any date' },
  days: { defaultMessage: 'Custom dates', description: 'Filter: two days are asked for' },
  from: { defaultMessage: 'From', description: 'Filter: first day' },
  to: { defaultMessage: 'To', description: 'Filter: last day' },
  wrongDays: {
    defaultMessage: 'Choose a day on or after the first.',
    description: 'Below the last day of a filter',
  },
  agent: { defaultMessage: 'Agent', description: 'Filter: who looks after requests' },
  anyone: { defaultMessage: 'Anyone', description: 'Filter: whoever looks after the requests' },
  me: { defaultMessage: 'Me', description: 'Filter: requests that the user looks after' },
  nobody: { defaultMessage: 'Nobody', description: 'Filter: requests that nobody looks after' },
  someone: {
    defaultMessage: 'A former colleague',
    description: 'Filter: the agent does not work here anymore',
  },
  peopleFailed: {
    defaultMessage: 'Could not load your colleagues.',
    description: 'Below the choice of an agent, before Retry',
  },
  retry: { defaultMessage: 'Retry', description: 'Button: loads colleagues again' },
  plan: { defaultMessage: 'Sale plan', description: 'Filter: how the owner means to sell' },
  anyPlan: { defaultMessage: 'Any plan', description: 'Filter: however the owner means to sell' },
  reached: {
    defaultMessage: 'Reached',
    description: 'Filter: which step requests came to at least, such as Opened',
  },
  channel: {
    defaultMessage: 'Channel',
    description: 'Filter: how customers got the link, such as SMS',
  },
  undelivered: {
    defaultMessage: 'Not delivered',
    description: 'Filter: only the requests whose message did not go out',
  },
  clear: { defaultMessage: 'Clear filters', description: 'Button: shows everything again' },
  done: { defaultMessage: 'Done', description: 'Button: closes the filters' },
  chips: { defaultMessage: 'Active filters', description: 'Names the row of active filters' },
});

/** Texts of how rows look. */
export const displayMessages = defineMessages({
  rows: { defaultMessage: 'Row height', description: 'Display of a list: how high its rows are' },
  comfortable: { defaultMessage: 'Comfortable', description: 'Row height: the usual one' },
  compact: { defaultMessage: 'Compact', description: 'Row height: more rows at a glance' },
  columns: { defaultMessage: 'Columns', description: 'Display of a list: which of them are shown' },
  kept: {
    defaultMessage: 'Only on this device. A narrow list leaves columns out by itself.',
    description: 'Below the choice of row height and columns',
  },
  keptShared: {
    defaultMessage: 'What you change lasts until you leave the view, or save it.',
    description: 'Below the choice of row height and columns of a saved view that fixes them',
  },
  withDisplay: {
    defaultMessage: 'Same row height and columns for everyone',
    description: 'Checkbox in the dialog that saves a view',
  },
  reset: { defaultMessage: 'Reset', description: 'Button: usual row height, all columns' },
  done: { defaultMessage: 'Done', description: 'Button: closes the display of a list' },
});

/** Texts with values in them. */
export const displaySentences = defineMessages<{ shared: { name: string } }>({
  shared: {
    defaultMessage: 'Same for everyone in “{name}”',
    description: 'Checkbox: row height and columns belong to the saved view; its name',
  },
});

/** The periods of the filter by date. */
export const periodMessages: Record<SavedViewPeriod, MessageDescriptor> = defineMessages({
  TODAY: { defaultMessage: 'Today', description: 'Filter: requests made today' },
  DAYS_7: { defaultMessage: 'Last 7 days', description: 'Filter: today and six days before' },
  DAYS_30: { defaultMessage: 'Last 30 days', description: 'Filter' },
  DAYS_90: { defaultMessage: 'Last 90 days', description: 'Filter' },
});

/** Texts with values in them. */
export const filterSentences = defineMessages<{
  chip: { filter: string; value: string };
  remove: { filter: string };
  between: { from: string; to: string };
  since: { from: string };
  until: { to: string };
}>({
  chip: { defaultMessage: '{filter}: {value}', description: 'An active filter: Agent: Ben Cole' },
  remove: {
    defaultMessage: 'Remove filter: {filter}',
    description: 'Button; filter is such as Agent: Ben Cole',
  },
  between: { defaultMessage: '{from} – {to}', description: 'From one day to another' },
  since: { defaultMessage: 'from {from}', description: 'Active filter: this day and later' },
  until: { defaultMessage: 'until {to}', description: 'Active filter: this day and earlier' },
});

/** Texts of saved views. */
export const viewMessages = defineMessages({
  none: { defaultMessage: 'No saved views yet', description: 'In the menu of saved views' },
  loading: { defaultMessage: 'Loading…', description: 'In the menu of saved views' },
  notLoaded: {
    defaultMessage: 'Could not load saved views. Retry',
    description: 'In the menu of saved views: loads them again',
  },
  saveAs: { defaultMessage: 'Save as new view…', description: 'Menu: asks for a name' },
  saveView: { defaultMessage: 'Save view', description: 'Button: asks for a name of the filters' },
  saveChanges: {
    defaultMessage: 'Save changes',
    description: 'Button: the open view shows these filters from now on',
  },
  rename: { defaultMessage: 'Rename…', description: 'Menu: gives the open view another name' },
  remove: { defaultMessage: 'Delete view', description: 'Menu: removes the open view' },
  titleNew: { defaultMessage: 'Save view', description: 'Title of a dialog' },
  titleRename: { defaultMessage: 'Rename view', description: 'Title of a dialog' },
  lead: {
    defaultMessage: 'Everyone in your branch can open it.',
    description: 'In the dialog that saves a view',
  },
  name: { defaultMessage: 'Name', description: 'Label: the name of a view' },
  nameHint: {
    defaultMessage: 'Such as “Trade-ins this month”',
    description: 'Below the name of a view',
  },
  everything: {
    defaultMessage: 'The whole list, without filters',
    description: 'In the dialog that saves a view: what it will show',
  },
  shows: { defaultMessage: 'Shows', description: 'Label in a dialog, before what a view shows' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes a dialog' },
  save: { defaultMessage: 'Save', description: 'Button: saves a view' },
  undo: { defaultMessage: 'Undo', description: 'Button in a toast: takes a deleted view back' },
});

/** Why a view was not saved. */
export const problemMessages = defineMessages({
  missing: { defaultMessage: 'Enter a name', description: 'Below an empty name of a view' },
  duplicate: {
    defaultMessage: 'Another view of this list has this name',
    description: 'Below the name of a view',
  },
  full: {
    defaultMessage: 'Your branch has 100 views. Delete one first.',
    description: 'Below the name of a view',
  },
  gone: {
    defaultMessage: 'A colleague deleted this view. Save it as a new one.',
    description: 'Below the name of a view, or in a toast',
  },
  failed: {
    defaultMessage: 'Could not save the view. Try again.',
    description: 'Below the name of a view, or in a toast',
  },
});

/** Texts with values in them. */
export const viewSentences = defineMessages<{
  search: { text: string };
  saved: { name: string };
  removed: { name: string };
  notRemoved: { name: string };
  notRestored: { name: string };
}>({
  search: { defaultMessage: 'Search: “{text}”', description: 'What a view shows' },
  saved: { defaultMessage: '{name} saved', description: 'Toast; name of a view' },
  removed: { defaultMessage: '{name} deleted', description: 'Toast; name of a view' },
  notRemoved: { defaultMessage: 'Could not delete {name}', description: 'Toast; name of a view' },
  notRestored: {
    defaultMessage: 'Could not restore {name}',
    description: 'Toast; name of a view',
  },
});
