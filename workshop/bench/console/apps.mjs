// The measured apps: where each is, how to sign in, and how to find its rows and tabs.
import { join } from 'node:path';
import { answerConsole, session, withConfig } from './lib/apiConsole.mjs';
import { answerPeer } from './lib/apiPeer.mjs';
import { attachSocket } from './lib/socket.mjs';
import { root } from '../../../tools/install.mjs';

const built = (name) => join(import.meta.dirname, 'node_modules/.cache/bench', name);
const count = (selector) => `document.querySelectorAll('${selector}').length`;
/** Number of rows in a virtual list, from the height of its canvas. */
const byHeight = (canvas, row) =>
  `Math.round(document.querySelector('${canvas}').getBoundingClientRect().height /
    document.querySelector('${row}').getBoundingClientRect().height)`;

const reactAdmin = {
  name: 'react-admin',
  dist: built('react-admin'),
  api: answerPeer,
  session: { token: 'bench' },
  paths: { signIn: '/#/login', list: '/#/requests' },
  signIn: {
    ready: 'input[name=password]',
    async fill(page) {
      await page.fill('input[name=username]', 'staff');
      await page.fill('input[name=password]', 'secret');
    },
    submit: (page) => page.click('button[type=submit]'),
  },
  rows: '.RaDatagrid-tbody > tr',
  loaded: count('.RaDatagrid-tbody > tr'),
  search: { input: 'input[name=name]', debounce: 500 },
  tab: (label) => `[role=tab]:has-text("${label}")`,
};

const refine = {
  name: 'refine',
  dist: built('refine'),
  api: answerPeer,
  session: { token: 'bench' },
  paths: { signIn: '/login', list: '/requests' },
  signIn: {
    ready: 'input[type=password]',
    async fill(page) {
      await page.fill('#email', 'staff@mail.test');
      await page.fill('input[type=password]', 'secret');
    },
    submit: (page) => page.click('button[type=submit]'),
  },
  rows: '.ant-table-tbody .ant-table-row',
  loaded: count('.ant-table-tbody .ant-table-row'),
  search: { input: 'input[placeholder="Search by name"]', debounce: 300 },
  tab: (label) => `[role=tab]:has-text("${label}")`,
};

const refineVirtual = {
  ...refine,
  name: 'refine-virtual',
  paths: { ...refine.paths, list: '/requests?virtual=1' },
  scroller: '.ant-table-tbody-virtual-holder',
  loaded: byHeight('.ant-table-tbody-virtual-holder > div', '.ant-table-row'),
};

const ours = {
  name: 'ours',
  dist: process.env.CONSOLE_DIST ?? join(root, 'apps/console/dist'),
  api: answerConsole,
  html: withConfig,
  attach: attachSocket,
  session,
  paths: { signIn: '/login', list: '/trade/sellers' },
  signIn: {
    ready: 'input[type=password]',
    async fill(page) {
      await page.fill('input[type=email]', 'staff@mail.test');
      await page.fill('input[type=password]', 'secret');
    },
    submit: (page) => page.click('button[type=submit]'),
  },
  rows: '.fc-list-row__root:has(a)',
  // Besides rows: a tab's count, the unread threads in the menu, the first conversation.
  firstScreen: ['.fc-tabs__count', 'nav a .fc-badge', 'a.fc-conversation__root'],
  rowMenu: '.fc-list-row__root button[aria-haspopup=menu]',
  scroller: '.fc-infinite-list__root',
  loaded: byHeight('.fc-infinite-list__canvas', '[role=listitem]'),
  search: { input: 'input[type=search]', debounce: 800 },
  tab: (label) => `nav a:has-text("${label}"), [role=tab]:has-text("${label}")`,
};

export const apps = { ours, 'react-admin': reactAdmin, refine, 'refine-virtual': refineVirtual };
