import { defineMessages } from 'react-intl';
import type { ListWords } from '../list/definition.ts';

/** Texts of the columns of a request list. */
export const messages = defineMessages({
  customer: { defaultMessage: 'Customer', description: 'Column: who the request went to' },
  car: { defaultMessage: 'Car', description: 'Column: year, make, model and plate' },
  sale: {
    defaultMessage: 'Sale plan',
    description: 'Column: how the owner means to sell, and when',
  },
  created: { defaultMessage: 'Created', description: 'Column: when the request was made' },
  status: { defaultMessage: 'Status', description: 'Column: where the request stands' },
  undelivered: {
    defaultMessage: 'Not delivered',
    description: 'Button: only the requests of which the message did not go out',
  },
  noName: { defaultMessage: 'No name yet', description: 'The customer has not said their name' },
});

const around = defineMessages({
  search: { defaultMessage: 'Search by name', description: 'Search box above a request list' },
  tabs: { defaultMessage: 'Requests by status', description: 'Names the tabs of a request list' },
  noMatch: {
    defaultMessage: 'No requests found',
    description: 'Said when a name search finds nothing',
  },
});

const { noMatchHint } = defineMessages<{ noMatchHint: { text: string } }>({
  noMatchHint: {
    defaultMessage: 'No name contains “{text}”.',
    description: 'Below: No requests found',
  },
});

/** Texts of a request list's search and tabs. */
export const words: ListWords = { ...around, noMatchHint };

/** Actions of the context menu (spec §2, Lists). */
export const actionMessages = defineMessages({
  tryAgain: {
    defaultMessage: 'Try again',
    description: 'Sends once more what was not delivered to the customer',
  },
  followUp: { defaultMessage: 'Follow-up', description: 'Reminds the customer of a request' },
  resend: { defaultMessage: 'Resend', description: 'Sends the request to the customer again' },
  timeline: { defaultMessage: 'Timeline', description: 'Opens what happened to the request' },
  viewReport: { defaultMessage: 'View Report', description: 'Opens the report of the request' },
  archive: { defaultMessage: 'Archive', description: 'Puts the request away' },
  privacy: {
    defaultMessage: 'Erase customer…',
    description: 'Leads administrators to where the customer of a request is erased for good',
  },
});
