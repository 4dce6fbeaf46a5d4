import { defineMessages } from 'react-intl';

/** Words of the list around its rows. */
export const messages = defineMessages({
  search: { defaultMessage: 'Search by name', description: 'Search box above a request list' },
  newRequest: {
    defaultMessage: 'New request',
    description: 'Opens the panel that sends a request',
  },
  tabs: { defaultMessage: 'Requests by status', description: 'Names the tabs of a request list' },
  refresh: { defaultMessage: 'Update the list', description: 'Fetches the list again' },
  noMatch: {
    defaultMessage: 'No requests found',
    description: 'Said when a name search finds nothing',
  },
  clearSearch: { defaultMessage: 'Clear search', description: 'Shows all requests again' },
  customer: { defaultMessage: 'Customer', description: 'Column: who the request went to' },
  car: { defaultMessage: 'Car', description: 'Column: year, make, model and plate' },
  sale: {
    defaultMessage: 'Sale plan',
    description: 'Column: how the owner means to sell, and when',
  },
  created: { defaultMessage: 'Created', description: 'Column: when the request was made' },
  status: { defaultMessage: 'Status', description: 'Column: where the request stands' },
  noName: { defaultMessage: 'No name yet', description: 'The customer has not said their name' },
});

/** The same, with what they tell of. */
export const sentences = defineMessages<{
  updated: { time: string };
  actionsFor: { name: string };
  stale: { time: string };
  noMatchHint: { name: string };
}>({
  updated: {
    defaultMessage: 'Updated {time}',
    description: 'When the list was last fetched; time is such as 3:07 PM',
  },
  actionsFor: {
    defaultMessage: 'Actions for {name}',
    description: 'Names the menu of a request; name is the customer',
  },
  stale: {
    defaultMessage: 'Could not update. As of {time}',
    description: 'Refreshing the list failed; what is shown is as old as time, such as 3:07 PM',
  },
  noMatchHint: {
    defaultMessage: 'No name here contains “{name}”.',
    description: 'Below: No requests found',
  },
});

/** Actions of the context menu (spec §2, Lists). */
export const actionMessages = defineMessages({
  followUp: { defaultMessage: 'Follow-up', description: 'Reminds the customer of a request' },
  resend: { defaultMessage: 'Resend', description: 'Sends the request to the customer again' },
  viewReport: { defaultMessage: 'View Report', description: 'Opens the report of the request' },
  archive: { defaultMessage: 'Archive', description: 'Puts the request away' },
});
