import type { RequestListDefinition, RequestTab } from '../definition.ts';

const tab = (path: string, status: RequestTab['status']): RequestTab => ({
  path,
  status,
  label: { id: path, defaultMessage: path },
  emptyMessage: { id: `none-${path}`, defaultMessage: 'No requests' },
});

/** A small list definition for the tests of the store. */
export const testDefinition: RequestListDefinition = {
  flow: 'TRADE',
  path: '/trade/sellers',
  title: { id: 'title', defaultMessage: 'Sellers' },
  tabs: [tab('', ''), tab('sent', 'SENT'), tab('open', 'OPENED'), tab('archive', 'ARCHIVED')],
  columns: ['car', 'sale'],
  endMessage: { id: 'end', defaultMessage: 'All requests loaded' },
  actions: ['followUp', 'resend', 'viewReport', 'archive'],
};
