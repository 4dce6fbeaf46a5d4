import { defineMessages } from 'react-intl';

/** Texts of the card about customers who have paused in the report. */
export const stuckMessages = defineMessages({
  title: { defaultMessage: 'Stuck now', description: 'Title of a card: customers who have paused' },
  lead: {
    defaultMessage:
      'Customers who opened the link and have paused for 10 minutes to a day. A short reminder often helps.',
    description: 'Above the list of customers who have paused',
  },
  none: {
    defaultMessage: 'No customer is stuck right now.',
    description: 'In place of the list of customers who have paused',
  },
  all: { defaultMessage: 'All', description: 'Link to the list of all requests in progress' },
  allLabel: {
    defaultMessage: 'All requests in progress',
    description: 'Name of the link “All”: the list of requests in progress',
  },
  more: { defaultMessage: 'Show more', description: 'Button: more customers who have paused' },
  moreFailed: {
    defaultMessage: 'More could not be loaded. Try again',
    description: 'Button: loads more customers who have paused, after it failed',
  },
  followUp: { defaultMessage: 'Follow up', description: 'Button: reminds a customer' },
});

/** Texts with values in them. */
export const stuckPhrases = defineMessages<{
  at: { section: string; time: string };
  atStart: { time: string };
  followUpTo: { name: string };
}>({
  at: {
    defaultMessage: 'At “{section}”, no sign for {time}',
    description: 'Where a customer paused, such as At “VIN”, no sign for 12 min',
  },
  atStart: {
    defaultMessage: 'Opened the link, no sign for {time}',
    description: 'A customer who paused before the first section; a time such as 12 min',
  },
  followUpTo: {
    defaultMessage: 'Follow up: {name}',
    description: 'Button: reminds a customer; name is the customer',
  },
});
