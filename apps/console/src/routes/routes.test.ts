// @vitest-environment jsdom
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
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

test('an address that is no tab leads to the page that says so', () => {
  for (const [list] of lists) expect(led(`${list}/nothing`)).toEqual(['*']);
  expect(led('/trade/cars/create/create')).toEqual(['*']);
});

test('a list is not taken for a partner’s invite page', () => {
  expect(led('/northgate-trade')).toEqual(['/:uniqueId']);
  for (const area of ['/trade', '/claim', '/inspect']) expect(led(area)).toEqual([area]);
});
