import { pageSize } from '@forecourt/contract';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Call, Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import { findRequest } from '../requests/queries.ts';
import { presentThread } from './presenter.ts';
import { countThreads, findThread, listThreads, markThread } from './queries.ts';

export const handlers = {
  async listThreads(call) {
    const { query, read, services } = call;
    const { name, seller_read_status, message_initiated_by, lead_id, limit = pageSize } = query;
    const partnerIds = partnersAsked(call);
    const after = decodeCursor(query.after);
    if (lead_id !== undefined && !(await read((tx) => findRequest(tx, lead_id)))) throw notFound();
    const filter = {
      partnerIds,
      name,
      words: query.q,
      leadId: lead_id,
      sellerReadStatus: seller_read_status,
      initiatedBy: message_initiated_by,
    };
    const rows = await services.db.readOne(partnerIds, (tx) =>
      listThreads(tx, filter, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.last_message_at, id: row.id }));
    return { threads: shown.rows.map(presentThread), metadata: { after: shown.after } };
  },

  async countThreads({ query, requirePartner, services }) {
    const { partner_id: partnerId, name, message_initiated_by } = query;
    requirePartner(partnerId);
    const filter = { partnerIds: [partnerId], name, initiatedBy: message_initiated_by };
    const counts = await services.db.readOne([partnerId], (tx) => countThreads(tx, filter));
    return { counts: { all: counts.NEW + counts.READ, ...counts } };
  },

  async updateThread({ params, body, staff, services, requirePartner }) {
    const read = body.seller_read_status === 'READ';
    return services.db.scoped(partnersOf(staff), async (tx) => {
      const known = await findThread(tx, params.id);
      if (!known) throw notFound();
      requirePartner(known.partner_id);
      if (known.seller_read_status === read) return { thread: presentThread(known) };
      const thread = await markThread(tx, known.id, read);
      await services.realtime.threadChanged(tx, {
        partnerId: thread.partner_id,
        threadId: thread.id,
      });
      return { thread: presentThread(thread) };
    });
  },
} satisfies Handlers;

/** The requested partner, or all of the caller's. @throws Problem 404 for another tenant's. */
function partnersAsked({
  query,
  staff,
  requirePartner,
}: Pick<Call<'listThreads'>, 'query' | 'staff' | 'requirePartner'>): string[] {
  if (query.partner_id === undefined) return partnersOf(staff);
  requirePartner(query.partner_id);
  return [query.partner_id];
}
