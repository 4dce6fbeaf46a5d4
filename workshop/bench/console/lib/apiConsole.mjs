// The console's API calls, answered from the contract's own fixtures without delay.
import {
  countRequestsOf,
  countThreadsOf,
  makeCustomisation,
  makePartner,
  makeRequest,
  makeRuntimeConfig,
  makeThread,
  makeUser,
  seeded,
} from '../../../../libs/contract/src/fixtures/index.ts';
import { makeRows, pageOf } from './rows.mjs';

const partner = makePartner(seeded('partner'), { name: 'Northgate Motors', role: 'ADMIN' });
const user = makeUser(seeded('user'));
const customisations = ['TRADE', 'CLAIM', 'INSPECT'].map((flow) =>
  makeCustomisation(seeded(flow), { flow, partner_id: partner.id }),
);
const requests = makeRows().map((row) =>
  makeRequest(seeded(row.number), {
    name: row.name,
    email: row.email,
    phone: null,
    status: row.status,
    self_service: false,
    partner_id: partner.id,
    inserted_at: row.createdAt,
    updated_at: row.createdAt,
  }),
);

const threads = Array.from({ length: 10 }, (_, index) =>
  makeThread(seeded(`thread ${index}`), { partner_id: partner.id }),
);

const config = makeRuntimeConfig({ development: false });

/** What the console has left on a device where someone is signed in. */
export const session = { authToken: 'bench', partnerId: partner.id };

/** The page with its runtime config embedded, as the API's own server sends it. */
export const withConfig = (html) =>
  html.replace(
    '</head>',
    `<script type="application/json" id="runtime-config">${JSON.stringify(config)}</script></head>`,
  );

/** Undefined if the path does not belong to the API. */
export function answerConsole({ method, path, query }) {
  switch (path.replace(/\/$/, '')) {
    case '/config.json':
      return config;
    case '/api/session':
      return method === 'POST' ? { token: 'bench', user } : { user };
    case '/api/my/partners':
      return { partners: [partner] };
    case `/api/partners/${partner.id}/customisations`:
      return { customisations };
    case '/api/requests/counts':
      return { counts: countsOf(query.name) };
    case '/api/leads/messages':
      return { threads, metadata: { after: null } };
    case '/api/notifications/unread':
      return { unread: 2 };
    case '/api/leads/messages/counts':
      return { counts: countThreadsOf(threads) };
    case '/api/requests': {
      const page = pageOf(requests, query);
      return { requests: page.rows, metadata: { after: page.after } };
    }
    default:
      if (path.startsWith('/api/')) console.error(`  no answer for ${method} ${path}`);
      return undefined;
  }
}

const counted = new Map();

function countsOf(name = '') {
  if (!counted.has(name)) {
    const all = pageOf(requests, { name, limit: requests.length }).rows;
    counted.set(name, countRequestsOf(all));
  }
  return counted.get(name);
}
