import type { RequestListDefinition, RequestTab } from '../definition.ts';

const tab = (path: string, status: RequestTab['status'], label: string): RequestTab => ({
  path,
  status,
  label: { id: `tab ${label}`, defaultMessage: label },
  emptyMessage: { id: `none ${label}`, defaultMessage: 'No requests' },
});

/** A small list definition for the tests of the store. */
export const testDefinition: RequestListDefinition = {
  flow: 'TRADE',
  path: '/trade/sellers',
  title: { id: 'title', defaultMessage: 'Sellers' },
  tabs: [
    tab('', '', 'All'),
    tab('sent', 'SENT', 'Sent'),
    tab('open', 'OPENED', 'Opened'),
    tab('archive', 'ARCHIVED', 'Archived'),
  ],
  columns: ['sale'],
  filters: ['date', 'agent', 'plan', 'delivery', 'reached', 'channel'],
  endMessage: { id: 'end', defaultMessage: 'All requests loaded' },
  actions: ['followUp', 'resend', 'viewReport', 'edit', 'assign', 'archive', 'restore'],
};
