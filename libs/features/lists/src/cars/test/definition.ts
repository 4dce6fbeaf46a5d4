import type { CarListDefinition, CarTab } from '../definition.ts';

const tab = (path: string, status: CarTab['status'], label: string): CarTab => ({
  path,
  status,
  label: { id: `car tab ${label}`, defaultMessage: label },
  emptyMessage: { id: 'no cars', defaultMessage: 'No cars found' },
});

/** A small list definition for the tests and stories of the feature itself. */
export const testDefinition: CarListDefinition = {
  flow: 'TRADE',
  path: '/trade/cars',
  title: { id: 'cars', defaultMessage: 'Cars' },
  tabs: [
    tab('', '', 'All Cars'),
    { ...tab('new', 'NEW', 'New'), unlisted: true },
    tab('sent', 'APPRAISED', 'Offer sent'),
    tab('accepted', 'OFFER_ACCEPTED', 'Offer accepted'),
  ],
  filters: ['date', 'agent', 'plan', 'delivery'],
  columns: ['offer'],
  endMessage: { id: 'all cars', defaultMessage: 'All cars loaded' },
};
