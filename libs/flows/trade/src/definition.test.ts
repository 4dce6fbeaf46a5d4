import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { trade } from './definition.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

const tabs = trade.requestList.tabs.map(({ path, status, label, emptyMessage }) => [
  path,
  status,
  say(label),
  say(emptyMessage),
]);

it('has the tabs of the sellers’ list, each at its address', () => {
  expect(trade.requestList.path).toBe('/trade/sellers');
  expect(tabs).toEqual([
    ['', '', 'All Requests', 'No requests created'],
    ['new', 'NEW', 'New', 'No requests created'],
    ['leads', 'LEAD', 'Leads', 'No requests created'],
    ['sent', 'SENT', 'Sent', 'No requests sent'],
    ['open', 'OPENED', 'Opened', 'No requests visited'],
    ['progress', 'IN_PROGRESS', 'In Progress', 'No requests started'],
    ['complete', 'COMPLETED', 'Completed', 'No requests completed'],
    ['follow-up', 'FOLLOW_UP_SENT', 'Follow-up', 'No follow-ups sent'],
    ['inactive', 'INACTIVE', 'Inactive', 'No inactive requests'],
    ['archive', 'ARCHIVED', 'Archived', 'No requests archived'],
  ]);
});

it('asks for a trade in', () => {
  expect(say(trade.requestPanel.header)).toBe('Request a Trade in');
  expect(say(trade.requestList.endMessage)).toBe('All requests loaded');
});
