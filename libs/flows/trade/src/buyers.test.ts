import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { tradeBuyers } from './buyers.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

it('has the tabs of the buyers’ list, each at its address', () => {
  const { tabs } = tradeBuyers;
  expect(tabs.map((tab) => [tab.path, tab.status, say(tab.label), say(tab.emptyMessage)])).toEqual([
    ['', '', 'All', 'No threads found'],
    ['new', 'NEW', 'New', 'No threads found'],
    ['read', 'READ', 'Read', 'No threads found'],
  ]);
});

it('is of threads that buyers and staff began with one another', () => {
  expect([...tradeBuyers.initiatedBy].sort()).toEqual(['AGENT_BUYER', 'BUYER_AGENT']);
  expect(say(tradeBuyers.endMessage)).toBe('All threads loaded');
});
