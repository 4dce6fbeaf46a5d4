import type { CarStatus } from '@forecourt/contract';
import { saleStatusMessages, type SaleStatus } from '@forecourt/platform/request-words';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ListWords } from '../list/definition.ts';

/** Texts of a car's row and of the columns. */
export const messages = defineMessages({
  car: { defaultMessage: 'Car', description: 'Column: year, make, model and plate' },
  customer: { defaultMessage: 'Customer', description: 'Column: whose car it is' },
  offer: { defaultMessage: 'Offer', description: 'Column: the price that was offered' },
  noOffer: { defaultMessage: 'No offer yet', description: 'In place of a price: none was offered' },
  requested: { defaultMessage: 'Requested', description: 'Column: when the request was made' },
  status: { defaultMessage: 'Status', description: 'Column: where the car stands' },
  missing: {
    defaultMessage: 'Information missing',
    description: 'In place of a plate number that the owner has not given',
  },
  unknown: { defaultMessage: 'Unknown car', description: 'In place of year, make and model' },
  viewReport: { defaultMessage: 'View Report', description: 'Opens the report of the car' },
  viewPhotos: { defaultMessage: 'View Photos', description: 'Opens the photos of the car in full' },
  archive: { defaultMessage: 'Archive', description: 'Puts the request of the car away' },
});

const around = defineMessages({
  search: {
    defaultMessage: 'Search by plate',
    description: 'Search box above a car list',
  },
  tabs: { defaultMessage: 'Cars by status', description: 'Names the tabs of a car list' },
  noMatch: {
    defaultMessage: 'No cars found',
    description: 'Said when a plate search finds nothing',
  },
  showAll: {
    defaultMessage: 'Show all cars',
    description: 'Button: no longer only the cars of one’s own requests',
  },
});

const { noMatchHint } = defineMessages<{ noMatchHint: { text: string } }>({
  noMatchHint: {
    defaultMessage: 'No plate number contains “{text}”.',
    description: 'Below: No cars found',
  },
});

/** Texts of a car list's search and tabs. */
export const words: ListWords = { ...around, noMatchHint };

const ofClaims = defineMessages({
  search: {
    defaultMessage: 'Search by plate, claim number',
    description: 'Search box above a list of cars whose claims have numbers',
  },
});

const { claimNoMatchHint } = defineMessages<{ claimNoMatchHint: { text: string } }>({
  claimNoMatchHint: {
    defaultMessage: 'No plate or claim number contains “{text}”.',
    description: 'Below: No cars found',
  },
});

/** The same, where cars have claim numbers. */
export const claimWords: ListWords = { ...words, ...ofClaims, noMatchHint: claimNoMatchHint };

const otherStatuses = defineMessages({
  NEW: { defaultMessage: 'New', description: 'Status of a car' },
  REPAIRABLE: { defaultMessage: 'Repairable', description: 'Status of a car' },
  INSPECTED: { defaultMessage: 'Inspected', description: 'Status of a car' },
  NEEDS_EXTRA_INSPECTION: {
    defaultMessage: 'Needs extra inspection',
    description: 'Status of a car',
  },
  PRE_CHECK: { defaultMessage: 'Pre-check', description: 'Status of a car' },
  IN_PROGRESS: { defaultMessage: 'In progress', description: 'Status of a car' },
  ESTIMATE_SENT: { defaultMessage: 'Estimate sent', description: 'Status of a car' },
});

/** Texts of the car statuses (spec §4), and of how far a sale is. */
export const statusMessages: Record<CarStatus | SaleStatus, MessageDescriptor> = {
  ...otherStatuses,
  ...saleStatusMessages,
};
