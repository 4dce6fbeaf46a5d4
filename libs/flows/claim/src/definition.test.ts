import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { claim } from './definition.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

const tabs = claim.requestList.tabs.map(({ path, status, label, emptyMessage }) => [
  path,
  status,
  say(label),
  say(emptyMessage),
]);

it('has the tabs of its request list, each at its address', () => {
  expect(claim.requestList.path).toBe('/claim/requests');
  expect(tabs).toEqual([
    ['', '', 'All', 'No requests created'],
    ['sent', 'SENT', 'Sent', 'No requests sent'],
    ['open', 'OPENED', 'Opened', 'No requests visited'],
    ['progress', 'IN_PROGRESS', 'In Progress', 'No requests started'],
    ['complete', 'COMPLETED', 'Completed', 'No requests completed'],
    ['archive', 'ARCHIVED', 'Archived', 'No requests archived'],
  ]);
});

it('asks for a claim', () => {
  expect(say(claim.requestPanel.header)).toBe('Request a Claim');
});
