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
  agent: { defaultMessage: 'Agent', description: 'Column: who looks after the request' },
  noCar: {
    defaultMessage: 'Waiting for photos',
    description: 'In place of a car: the customer has not begun their report',
  },
  noName: { defaultMessage: 'No name yet', description: 'The customer has not said their name' },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  share: { done: number; required: number };
  agent: { name: string };
  toCome: { photos: number };
}>({
  toCome: {
    defaultMessage:
      '{photos, plural, =0 {Details to come} one {# photo to come} other {# photos to come}}',
    description:
      'In place of the status: how many photos or answers were asked for and are missing',
  },
  agent: {
    defaultMessage: 'Agent: {name}',
    description: 'Who looks after a request; read out, and shown over a picture',
  },
  share: {
    defaultMessage: '{done, number} of {required, number} required sections',
    description: 'Read out for 2/4 beside a status: how much of a report is there',
  },
});

const around = defineMessages({
  search: {
    defaultMessage: 'Search name, phone, email, plate',
    description: 'Search box above a request list',
  },
  tabs: { defaultMessage: 'Requests by status', description: 'Names the tabs of a request list' },
  noMatch: {
    defaultMessage: 'No requests found',
    description: 'Said when a search finds nothing',
  },
});

const { noMatchHint } = defineMessages<{ noMatchHint: { text: string } }>({
  noMatchHint: {
    defaultMessage: 'No name, phone, email or plate contains “{text}”.',
    description: 'Below: No requests found',
  },
});

/** Texts of a request list's search and tabs. */
export const words: ListWords = { ...around, noMatchHint };

const ofClaims = defineMessages({
  search: {
    defaultMessage: 'Search name, phone, plate, claim number',
    description: 'Search box above a request list of claims that have numbers',
  },
});

const { claimNoMatchHint } = defineMessages<{ claimNoMatchHint: { text: string } }>({
  claimNoMatchHint: {
    defaultMessage: 'No name, phone, email, plate or claim number contains “{text}”.',
    description: 'Below: No requests found',
  },
});

/** The same, where requests have claim numbers. */
export const claimWords: ListWords = { ...words, ...ofClaims, noMatchHint: claimNoMatchHint };

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
  edit: {
    defaultMessage: 'Edit details',
    description: 'Corrects the name or contact of the customer of a request',
  },
  assign: { defaultMessage: 'Assign', description: 'Chooses who looks after the request' },
  archive: { defaultMessage: 'Archive', description: 'Puts the request away' },
  restore: { defaultMessage: 'Restore', description: 'Takes the request out of the archive' },
  privacy: {
    defaultMessage: 'Erase customer…',
    description: 'Leads administrators to where the customer of a request is erased for good',
  },
});
