import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'Insights', description: 'Title of the page with figures' },
  filters: { defaultMessage: 'Filters', description: 'Name of the controls of insights' },
  flow: { defaultMessage: 'Area', description: 'Insights: of trade, claims or inspections' },
  period: { defaultMessage: 'Period', description: 'Insights: of how many days' },
  agent: { defaultMessage: 'Agent', description: 'Insights: who looks after the requests' },
  anyone: { defaultMessage: 'Anyone', description: 'Insights: all who look after requests' },
  me: { defaultMessage: 'Me', description: 'Insights: requests that the user looks after' },
  nobody: { defaultMessage: 'Nobody', description: 'Insights: requests that nobody looks after' },
  someone: {
    defaultMessage: 'Former colleague',
    description: 'Insights: an agent who does not work here any more',
  },
  export: { defaultMessage: 'Export', description: 'Button of a menu: saves figures as a file' },
  csv: { defaultMessage: 'Table (CSV)', description: 'Saves figures for spreadsheets' },
  png: { defaultMessage: 'Picture (PNG)', description: 'Saves charts as a picture' },
  notSaved: {
    defaultMessage: 'The picture could not be saved. Try again.',
    description: 'Toast: charts could not be saved as a picture',
  },
  weekly: {
    defaultMessage: 'Weekly email',
    description:
      'Link of insights to the profile, where the figures of each week by email are turned on',
  },
  funnel: { defaultMessage: 'From request to result', description: 'Title of the funnel' },
  asTable: { defaultMessage: 'Show as table', description: 'Button: a table instead of bars' },
  asBars: { defaultMessage: 'Show as bars', description: 'Button: bars instead of a table' },
  loading: { defaultMessage: 'Loading insights', description: 'While figures are on their way' },
  failed: {
    defaultMessage: 'Insights could not be loaded',
    description: 'In place of the figures',
  },
  empty: { defaultMessage: 'No requests in this period', description: 'In place of the figures' },
  emptyText: {
    defaultMessage:
      'Once requests go out, you see here how many customers open, complete and accept, and where they stop.',
    description: 'Below the title that there were no requests',
  },
  few: {
    defaultMessage: 'Too few requests for percentages. They appear from 5 requests on.',
    description: 'Above a funnel of very few requests',
  },
  step: { defaultMessage: 'Step', description: 'Column of the table: step of the funnel' },
  count: { defaultMessage: 'Requests', description: 'Column of the table: how many' },
  share: { defaultMessage: 'Of step before', description: 'Column of the table: a percentage' },
  before: { defaultMessage: 'Period before', description: 'Column of the table: how many then' },
  median: { defaultMessage: 'Median time', description: 'Column of the table: how long it took' },
  channels: { defaultMessage: 'By channel', description: 'Title: figures by SMS, email, invite' },
  channel: { defaultMessage: 'Channel', description: 'Column of the table: SMS, email or invite' },
  anyChannel: {
    defaultMessage: 'Any channel',
    description: 'Insights: however customers got the link',
  },
  none: { defaultMessage: 'Too few', description: 'In a table, where too few allow no figure' },
  same: { defaultMessage: 'Same as before', description: 'Change against the period before' },
  under: { defaultMessage: 'Under 1 min', description: 'A time between two steps' },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  days: { count: number };
  dates: { from: string; to: string };
  lead: { from: string; to: string };
  compared: { count: number };
  ofBefore: { share: string; step: string };
  more: { change: string };
  fewer: { change: string };
  usually: { time: string; step: string };
  minutes: { count: number };
  hours: { count: number };
  inDays: { count: number };
  open: { count: number; step: string };
  zone: { zone: string };
  failed: { title: string };
  loading: { title: string };
  export: { title: string };
  previously: { value: string };
  figure: { name: string; value: string };
}>({
  days: { defaultMessage: 'Last {count} days', description: 'A period of insights' },
  dates: { defaultMessage: '{from} – {to}', description: 'A period of insights; two dates' },
  lead: {
    defaultMessage: 'Requests created {from} – {to}, wherever they stand now.',
    description: 'Above the funnel: which requests are counted; two dates',
  },
  compared: {
    defaultMessage: 'Compared with the {count} days before.',
    description: 'Above the funnel, after the dates',
  },
  ofBefore: {
    defaultMessage: '{share} of “{step}”',
    description: 'Below a step of the funnel: 62% of the step before',
  },
  more: { defaultMessage: '{change} more than before', description: 'Such as 12% more' },
  fewer: { defaultMessage: '{change} fewer than before', description: 'Such as 12% fewer' },
  usually: {
    defaultMessage: 'Median {time} after “{step}”',
    description: 'How long it usually takes from one step to the next',
  },
  minutes: { defaultMessage: '{count} min', description: 'A time between two steps' },
  hours: { defaultMessage: '{count} h', description: 'A time between two steps' },
  inDays: {
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'A time between two steps',
  },
  open: {
    defaultMessage: '{step}: {count, plural, one {# request} other {# requests}}',
    description: 'Link of a bar to the list of its requests',
  },
  zone: { defaultMessage: 'Days in {zone} time.', description: 'After the dates: the time zone' },
  failed: {
    defaultMessage: '“{title}” could not be loaded',
    description: 'In place of a card of insights',
  },
  loading: {
    defaultMessage: 'Loading “{title}”',
    description: 'While a card of insights is on its way',
  },
  export: {
    defaultMessage: 'Export “{title}”',
    description: 'Names the menu of a card of insights that saves its figures as a file',
  },
  previously: {
    defaultMessage: 'Before: {value}',
    description: 'Below a figure: the same of the period before',
  },
  figure: {
    defaultMessage: '{name}: {value}',
    description: 'Below a bar of insights: a figure with its name, such as Won: 12',
  },
});
