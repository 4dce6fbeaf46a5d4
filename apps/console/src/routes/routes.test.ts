// @vitest-environment jsdom
import {
  addresses,
  buildAddress,
  embedAddress,
  parseInvite,
  reportLinks,
} from '@forecourt/contract';
import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { App } from '../app/App.ts';
import { createRoutes } from './routes.tsx';

const routes = createRoutes({} as App);

/** Addresses of the routes that lead to a page, the outermost first. */
const led = (address: string): string[] =>
  (matchRoutes(routes, address) ?? []).flatMap(({ route }) => (route.path ? [route.path] : []));

const requestTabs = ['', 'sent', 'open', 'progress', 'complete', 'archive'];
const carTabs = ['', 'new', 'repair', 'inspection'];

/** Lists of spec §2, routes: their children, and whether a request can be made over them. */
const lists: [list: string, tabs: string[], create: boolean][] = [
  ['/trade/sellers', [...requestTabs, 'new', 'leads', 'follow-up', 'inactive'], true],
  ['/trade/buyers', ['', 'new', 'read'], false],
  [
    '/trade/cars',
    ['', 'new', 'sent', 'accepted', 'declined', 'auction_running', 'auction_completed'],
    true,
  ],
  ['/trade/dealers', ['', 'favorites', 'deactivated', 'opted-out'], true],
  ['/claim/requests', requestTabs, true],
  ['/claim/cars', carTabs, true],
  ['/inspect/requests', requestTabs, true],
  ['/inspect/cars', carTabs, true],
];

test.each(lists)('%s opens with every tab it has', (list, tabs) => {
  for (const tab of tabs) {
    const address = tab ? `${list}/${tab}` : list;
    expect(led(address)).toEqual(tab ? [list, tab] : [list]);
    expect(led(`${address}/`)).toEqual(tab ? [list, tab] : [list]);
  }
});

test.each(lists)('%s has the request panel over each tab where one may send', (list, tabs, may) => {
  for (const tab of tabs) {
    const address = [list, tab, 'create'].filter(Boolean).join('/');
    expect([address, led(address).at(-1)]).toEqual([address, may ? 'create' : '*']);
  }
});

test.each(lists.filter(([list]) => list.endsWith('/cars')))(
  '%s opens the photos of a car over each tab',
  (list, tabs) => {
    for (const tab of tabs) {
      expect(led([list, tab, 'full/'].filter(Boolean).join('/')).at(-1)).toBe('full');
    }
    expect(led('/trade/sellers/full/')).toEqual(['*']);
  },
);

test('an address that is no tab leads to the page that says so', () => {
  for (const [list] of lists) expect(led(`${list}/nothing`)).toEqual(['*']);
  expect(led('/trade/cars/create/create')).toEqual(['*']);
});

test('every page of staff stands at its address of the grammar', () => {
  const {
    dealerOptOut,
    dealerPage,
    dealerSignIn,
    conversation,
    ownerConversation,
    capture,
    invite,
    ...staff
  } = addresses;
  const values = {
    resetKey: 'k1',
    verifyKey: 'k1',
    digestKey: 'k1',
    flow: 'trade',
    id: 'r1',
  } as const;
  for (const pattern of Object.values(staff)) {
    const address = buildAddress(pattern, values);
    expect([address, led(address)]).not.toEqual([address, ['*']]);
  }
  const links = [
    dealerOptOut,
    dealerPage,
    dealerSignIn,
    conversation,
    ownerConversation,
    capture,
    embedAddress,
  ];
  for (const pattern of [...Object.values(reportLinks), ...links]) {
    expect(led(pattern)).toEqual(['*']);
  }
  expect(led(invite)).toEqual(['*']);
});

test('the settings open with their four areas', () => {
  expect(led('/settings')).toEqual(['/settings']);
  for (const area of ['theme', 'content', 'sections']) {
    expect(led(`/settings/${area}`)).toEqual(['/settings', area]);
  }
  expect(led('/settings/nothing')).toEqual(['*']);
});

describe('an invite page', () => {
  /** First segments of every address of the table. */
  const first = (branch: RouteObject[], above = ''): string[] =>
    branch.flatMap(({ path = '', children = [] }) => {
      const address = path.startsWith('/') ? path : `${above}/${path}`;
      return [address.split('/')[1] ?? '', ...first(children, address)];
    });

  test('shadows no page of the console, at any depth', () => {
    const parts = new Set(first(routes).filter((part) => part !== '' && part !== '*'));
    for (const part of parts) {
      expect([part, parseInvite(`/${part}`), parseInvite(`/${part}/`)]).toEqual([part, null, null]);
    }
  });

  test('is no page of the console: it has a document of its own', () => {
    for (const address of ['/northgate-trade', '/northgate-trade/', '/x']) {
      expect([parseInvite(address), led(address)]).toEqual([address.split('/')[1], ['*']]);
    }
    for (const address of ['/', '/trade', '/Login', '/outbox', '/a/b', '/favicon.svg', '/%2e']) {
      expect([address, parseInvite(address)]).toEqual([address, null]);
    }
  });
});
