import { defineMessages } from 'react-intl';

/** Texts of the card about the sections of the report. */
export const stepsMessages = defineMessages({
  title: { defaultMessage: 'Steps', description: 'Title of a card of insights: parts of a report' },
  lead: {
    defaultMessage:
      'The sections of the report, in the order in which customers see them. A customer has stopped where they came last, after a day without a sign.',
    description: 'Insights: above the figures of each section of a report',
  },
  empty: {
    defaultMessage: 'No customer has opened a section in this period.',
    description: 'Insights: in place of the figures of sections',
  },
  section: { defaultMessage: 'Section', description: 'Column: part of a report, such as Mileage' },
  reached: { defaultMessage: 'Came to it', description: 'Column: how many customers' },
  stopped: { defaultMessage: 'Stopped', description: 'Column: how many customers stopped there' },
  stoppedBefore: {
    defaultMessage: 'Stopped before',
    description: 'Column: how many customers stopped there in the period before',
  },
  estimate: { defaultMessage: 'Estimate', description: 'Column: how long a section should take' },
  refused: {
    defaultMessage: 'Refused photos',
    description: 'Column: how many photos staff refused',
  },
  off: { defaultMessage: 'Off now', description: 'A section that customers are not asked for now' },
});

/** Texts with values in them. */
export const stepsPhrases = defineMessages<{
  whole: { time: string; estimate: string };
  wholeUnknown: { estimate: string };
  stopped: { count: number };
  stoppedOf: { count: number; share: string };
  previously: { count: number };
  takes: { time: string; estimate: string };
  estimated: { estimate: string };
  refused: { count: number };
  seconds: { count: number };
}>({
  whole: {
    defaultMessage: 'A report takes {time} at the median; the estimate is {estimate}.',
    description: 'Insights: how long customers take for a report; two times such as 5 min',
  },
  wholeUnknown: {
    defaultMessage: 'The estimate of a report is {estimate}. Times appear from 5 reports on.',
    description: 'Insights: while too few reports tell how long customers take',
  },
  stopped: {
    defaultMessage: '{count, number} stopped here',
    description: 'Insights: how many customers stopped at a section',
  },
  stoppedOf: {
    defaultMessage: '{count, number} stopped here ({share})',
    description: 'Insights: how many customers stopped at a section, such as 12 (8%)',
  },
  previously: {
    defaultMessage: 'Stopped before: {count, number}',
    description: 'Insights: how many stopped there in the period before',
  },
  takes: {
    defaultMessage: 'Median {time}, estimate {estimate}',
    description: 'How long a section takes; two times such as 24 s',
  },
  estimated: {
    defaultMessage: 'Estimate {estimate}',
    description: 'How long a section should take, such as 14 s',
  },
  refused: {
    defaultMessage: '{count, plural, one {# photo refused} other {# photos refused}}',
    description: 'Insights: how many photos of a section staff refused',
  },
  seconds: { defaultMessage: '{count, number} s', description: 'A short time, such as 24 s' },
});
