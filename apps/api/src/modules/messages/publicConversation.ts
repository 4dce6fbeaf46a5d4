import { type Answer, messagePageSize } from '@forecourt/contract';
import { MESSAGES_BY_ADDRESS, MESSAGES_BY_LINK } from '../../domain/limits.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { notFound, rateLimited } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import type { Tx } from '../../db/database.ts';
import { saleOf } from '../../db/sold.ts';
import { logoColumns } from '../../domain/logo.ts';
import { lockRequest } from '../requests/queries.ts';
import { openThread, partyOf, partyRole, sellerThread, type Thread } from './conversations.ts';
import { openConversation, writerOf, type OpenedLink } from './link.ts';
import { listMessages } from './messageQueries.ts';
import { presentPublicConversation, presentPublicMessage } from './publicPresenter.ts';
import { findThread } from './queries.ts';
import { markRead } from './read.ts';
import { writeMessage } from './write.ts';

const BUSY_SECONDS = 5;

/** The other side's access to a conversation, by the key in their link. */
export const handlers = {
  async getPublicConversation(call) {
    const { params, query, services, request } = call;
    const { wait = 0, since } = query;
    const opened = await openConversation(services, params);
    if (wait === 0 || since === undefined) return page(call, opened);
    const awaited = {
      partnerId: opened.request.partner_id,
      threadId: opened.thread?.id ?? null,
    };
    const waiting = await services.waiting.begin(awaited, opened.request.id, wait * 1000);
    if (!waiting) throw rateLimited(BUSY_SECONDS);
    if (request.raw.destroyed) waiting.end();
    request.raw.once('close', waiting.end);
    try {
      const now = await page(call, opened);
      if (hasNews(now, since, query.read_by_them)) return now;
      await waiting.done;
    } finally {
      waiting.end();
      request.raw.off('close', waiting.end);
    }
    // the link may have been revoked meanwhile
    return page(call, await openConversation(services, params));
  },

  async writePublicMessage({ params, body, services, request, once }) {
    const opened = await openConversation(services, params);
    await countHits(services, [
      ['message.link', opened.thread?.id ?? opened.request.id, MESSAGES_BY_LINK],
      ['message.address', request.ip, MESSAGES_BY_ADDRESS],
    ]);
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' && header !== '' ? header : null;
    const pictures = services.media.forLink(opened.grant);
    return once([opened.request.partner_id], async (tx) => {
      const threadId = opened.thread?.id ?? (await ownThread(tx));
      const attachments = { writer: writerOf(opened), ids: body.attachments ?? [] };
      const text = body.message;
      const written = { side: 'PARTY', userId: null, text, key, attachments } as const;
      const { message } = await writeMessage(services, tx, threadId, written);
      return { message: presentPublicMessage(pictures, message) };
    });

    /** The seller's thread, opened by their first message. */
    async function ownThread(tx: Tx): Promise<string> {
      const lead = await lockRequest(tx, opened.request.id);
      if (!lead) throw notFound();
      const known = await sellerThread(tx, lead.id);
      return (known ?? (await openThread(services, tx, lead, 'SELLER_AGENT', null))).id;
    }
  },

  async readPublicConversation({ params, body, services }) {
    const { request, thread } = await openConversation(services, params);
    if (!thread) return { readSeq: 0 };
    return services.db.scoped([request.partner_id], async (tx) => {
      const next = await markRead(services, tx, thread.id, 'PARTY', body.seq);
      return { readSeq: next.buyer_read_seq };
    });
  },
} satisfies Handlers;

type PageAnswer = Answer<'getPublicConversation'>;

/** Whether a buyer's car went to somebody else. */
async function isSoldToOthers(tx: Tx, thread: Thread): Promise<boolean> {
  if (partyRole(thread) !== 'BUYER') return false;
  const sale = await saleOf(tx, thread.lead_id);
  return sale !== undefined && (sale.dealerId === null || sale.dealerId !== partyOf(thread).id);
}

function hasNews(
  { conversation }: PageAnswer,
  since: number,
  readByThem: number | undefined,
): boolean {
  if (conversation.lastSeq > since) return true;
  return readByThem !== undefined && conversation.theirReadSeq !== readByThem;
}

function page(
  { query, services }: Call<'getPublicConversation'>,
  { request, thread, grant }: OpenedLink,
): Promise<PageAnswer> {
  const { limit = messagePageSize, after, since } = query;
  const pictures = services.media.forLink(grant);
  return services.db.read([request.partner_id], async (tx) => {
    // read the thread again, so that it is not older than its messages
    const now = thread && (await findThread(tx, thread.id));
    const page = now
      ? await listMessages(tx, now.id, { limit, after, since })
      : { rows: [], after: null };
    const partner = await tx
      .selectFrom('partners')
      .leftJoin('customisations', (join) =>
        join
          .onRef('customisations.partner_id', '=', 'partners.id')
          .on('customisations.flow', '=', request.request_type),
      )
      .where('partners.id', '=', request.partner_id)
      .select(['partners.name', 'partners.theme', ...logoColumns])
      .select(['partners.locales', 'customisations.unique_id'])
      .executeTakeFirstOrThrow();
    const car = await tx
      .selectFrom('reports')
      .where('request_id', '=', request.id)
      .select(['make', 'model', 'year'])
      .executeTakeFirstOrThrow();
    const isSold = now !== undefined && (await isSoldToOthers(tx, now));
    const parts = { request, thread: now, partner, car, isSold };
    return {
      conversation: presentPublicConversation(parts),
      messages: page.rows.map((row) => presentPublicMessage(pictures, row)),
      after: page.after,
    };
  });
}
