import { defineMessages } from 'react-intl';

export const timesMessages = defineMessages({
  title: {
    defaultMessage: 'When to send',
    description: 'Title: what came of requests by sending time',
  },
  lead: {
    defaultMessage: 'What customers did within 24 hours, by when you sent the request.',
    description: 'Below the title “When to send”',
  },
  measure: {
    defaultMessage: 'Show',
    description: 'Names the choice of what the map of times shows',
  },
  completed: { defaultMessage: 'Completed', description: 'The map shows who sent the report' },
  opened: { defaultMessage: 'Opened', description: 'The map shows who opened the link' },
  empty: {
    defaultMessage: 'Nothing that you sent in this period is older than 24 hours.',
    description: 'In place of the map of sending times',
  },
  unsure: {
    defaultMessage: 'Not enough requests yet to name a best time.',
    description: 'In place of the best time to send',
  },
  reckoned: {
    defaultMessage:
      'A best time is named once its share is surely above that of all requests: by the low end of Wilson’s interval, for the best of 56 times.',
    description: 'How the best time to send was reckoned',
  },
  time: {
    defaultMessage: 'Time',
    description: 'Column of the table: weekday and hours of sending',
  },
  hours: { defaultMessage: 'Hours', description: 'Head of the column with hours, such as 09–12' },
  sent: { defaultMessage: 'Sent', description: 'Column of the table: how many requests went out' },
  asMap: {
    defaultMessage: 'Show as map',
    description: 'Button: a map of the week instead of a table',
  },
  keys: {
    defaultMessage: 'Choose a time for its figures. Arrow keys move.',
    description: 'Below the map of times, before one is chosen',
  },
});

/** Texts with values in them. */
export const timesPhrases = defineMessages<{
  best: { day: string; hours: string; share: string; all: string };
  cell: {
    day: string;
    hours: string;
    share: string;
    sent: number;
    opened: number;
    completed: number;
  };
  few: { day: string; hours: string; sent: number };
  scale: { most: string };
}>({
  best: {
    defaultMessage:
      'Best time: {day}, {hours}. {share} of what you sent then was completed within 24 hours, of all requests {all}.',
    description: 'The best time to send; hours such as 09–12, two percentages',
  },
  cell: {
    defaultMessage:
      '{day}, {hours}: {share}; {sent, number} sent, {opened, number} opened, {completed, number} completed',
    description: 'Figures of one time of the week; hours such as 09–12, share such as 44%',
  },
  few: {
    defaultMessage:
      '{day}, {hours}: {sent, plural, =0 {nothing sent} one {# sent, too few for a share} other {# sent, too few for a share}}',
    description: 'One time of the week at which fewer than five requests were sent',
  },
  scale: {
    defaultMessage: 'The stronger the color, the larger the share: up to {most}.',
    description: 'Legend of the map of times; a percentage',
  },
});
