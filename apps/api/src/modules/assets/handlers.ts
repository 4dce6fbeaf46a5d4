import { Readable } from 'node:stream';
import { PRIVATE_PAGE_HEADERS } from '../../http/headers.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { zipOf } from '../../http/zip.ts';
import type { Services, Tx } from '../../services.ts';
import { loadReport } from '../reports/queries.ts';
import { archiveName, entriesOf } from './archive.ts';
import { openAssets } from './key.ts';

export const handlers = {
  /** Streams as the browser reads; one photo is in memory at a time, and nothing on the disk. */
  async getAssets({ params, services, reply }) {
    const key = openAssets(services.keys, params.assetsKey, services.clock.now());
    const partnerId = key && (await partnerOf(services, key));
    if (!key || !partnerId) throw notFound();
    const rows = await services.db.read([partnerId], (tx) => loadReport(tx, key.requestId));
    const { uploads } = rows;
    if (uploads.length === 0) throw notFound();
    return reply
      .headers({
        ...PRIVATE_PAGE_HEADERS,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${archiveName(rows)}"`,
      })
      .send(Readable.from(zipOf(entriesOf(rows, services.media, services.clock.now()))));
  },
} satisfies Handlers;

/** The request's partner, if the session is still open and its user a member; else null. */
async function partnerOf(
  { db, clock }: Services,
  { requestId, sessionId }: { requestId: string; sessionId: string },
): Promise<string | null> {
  const row = await db.system((tx: Tx) =>
    tx
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .innerJoin('requests', 'requests.partner_id', 'memberships.partner_id')
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', clock.now())
      .where('users.disabled_at', 'is', null)
      .where('memberships.disabled_at', 'is', null)
      .where('requests.id', '=', requestId)
      .select('requests.partner_id')
      .executeTakeFirst(),
  );
  return row?.partner_id ?? null;
}
