import { liveTokens } from '../../http/apiToken.ts';
import { PRIVATE_PAGE_HEADERS } from '../../http/headers.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { zipOf } from '../../http/zip.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { loadReport } from '../reports/queries.ts';
import { archiveName, entriesOf } from './archive.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { openAssets } from './key.ts';

export const handlers = {
  /**
   * Streams at the browser's pace: one photo is in memory at a time, and nothing is written to
   * disk.
   */
  async getAssets({ params, request, services, reply }) {
    const key = openAssets(services.keys, params.assetsKey, services.clock.now());
    const reader = key && (await readerOf(services, key));
    if (!key || !reader) throw notFound();
    const { partner_id: partnerId, user_id: actorId } = reader;
    const rows = await services.db.read([partnerId], (tx) => loadReport(tx, key.requestId));
    const { uploads } = rows;
    if (uploads.length === 0) throw notFound();
    const event = { type: 'DATA_EXPORTED', request, partnerId, actorId } as const;
    const detail = { what: 'PHOTOS', request: key.requestId, rows: uploads.length };
    await services.db.scoped([partnerId], (tx) =>
      recordSecurityEvent(tx, services, { ...event, detail }),
    );
    return reply
      .headers({
        ...PRIVATE_PAGE_HEADERS,
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${archiveName(rows)}"`,
      })
      .send(zipOf(entriesOf(rows, services.media, services.clock.now())));
  },
} satisfies Handlers;

/**
 * The member of staff and the request's partner, if the session or the program's token is valid and
 * the user is a member.
 */
async function readerOf(
  { db, clock }: Services,
  { requestId, sessionId }: { requestId: string; sessionId: string },
): Promise<{ partner_id: string; user_id: string } | undefined> {
  return db.system(async (tx: Tx) => {
    const now = clock.now();
    const program = await liveTokens(tx, now)
      .innerJoin('requests', 'requests.partner_id', 'api_tokens.partner_id')
      .where('api_tokens.id', '=', sessionId)
      .where('requests.id', '=', requestId)
      .select(['requests.partner_id', 'memberships.user_id'])
      .executeTakeFirst();
    if (program) return program;
    return tx
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .innerJoin('memberships', 'memberships.user_id', 'users.id')
      .innerJoin('requests', 'requests.partner_id', 'memberships.partner_id')
      .where('sessions.id', '=', sessionId)
      .where('sessions.expires_at', '>', now)
      .where('users.disabled_at', 'is', null)
      .where('memberships.disabled_at', 'is', null)
      .where('requests.id', '=', requestId)
      .select(['requests.partner_id', 'memberships.user_id'])
      .executeTakeFirst();
  });
}
