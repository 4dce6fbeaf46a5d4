import type { ThreadListDefinition, ThreadTab } from '../definition.ts';

const tab = (path: string, status: ThreadTab['status'], label: string): ThreadTab => ({
  path,
  status,
  label: { id: `thread tab ${label}`, defaultMessage: label },
  emptyMessage: { id: 'no threads', defaultMessage: 'No threads found' },
});

/** A small list definition for the tests and stories of the feature itself. */
export const testDefinition: ThreadListDefinition = {
  path: '/trade/buyers',
  title: { id: 'buyers', defaultMessage: 'Buyers' },
  initiatedBy: ['AGENT_BUYER', 'BUYER_AGENT'],
  tabs: [tab('', '', 'All'), tab('new', 'NEW', 'New'), tab('read', 'READ', 'Read')],
  endMessage: { id: 'all threads', defaultMessage: 'All threads loaded' },
};
