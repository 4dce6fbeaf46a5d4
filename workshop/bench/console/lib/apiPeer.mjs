// The API calls of the two other apps: a page of plain rows, and a session.
import { makeRows, pageOf } from './rows.mjs';

const rows = makeRows().map(({ number, ...row }) => ({ id: number + 1, ...row }));

/** Undefined if the path does not belong to the API. */
export function answerPeer({ method, path, query }) {
  if (path === '/api/session' && method === 'POST') return { token: 'bench' };
  if (path !== '/api/requests') return undefined;
  const page = pageOf(rows, query);
  return { requests: page.rows, after: page.after };
}
