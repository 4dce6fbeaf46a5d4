import type { Security } from '@forecourt/contract';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalidTransition } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { presentSecurityEvent } from './presenter.ts';
import { listMemberFactors, listSecurityEvents } from './queries.ts';
import { recordSecurityEvent } from './record.ts';

const PAGE_SIZE = 100;

/** Administrators' overview of and rules for their members' sign-ins. */
export const handlers = {
  async getSecurity({ params, requirePartner, services }) {
    requirePartner(params.id);
    const read = (tx: Tx) => readSecurity(tx, params.id);
    return { security: await services.db.read([params.id], read) };
  },

  async updateSecurity({ body, params, request, requirePartner, services, staff }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { factor_required: required } = body;
    const security = await services.db.scoped([partnerId], async (tx) => {
      const before = await readSecurity(tx, partnerId);
      if (before.factor_required === required) return before;
      const own = before.members.find((one) => one.id === staff.userId);
      // otherwise the caller would be locked out
      if (required && !own?.second_factor) throw invalidTransition('You have no second factor');
      const update = tx.updateTable('partners').set({ factor_required: required });
      await update.where('id', '=', partnerId).execute();
      const type = required ? 'FACTOR_REQUIRED' : 'FACTOR_OPTIONAL';
      const event = { type, request, partnerId, actorId: staff.userId } as const;
      await recordSecurityEvent(tx, services, event);
      return { ...before, factor_required: required };
    });
    return { security };
  },

  async listSecurityEvents({ params, query, requirePartner, services }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { limit = PAGE_SIZE, type, member } = query;
    const cursor = decodeCursor(query.after);
    const found = await services.db.read([partnerId], (tx) =>
      listSecurityEvents(tx, partnerId, { type, member }, cursor, limit),
    );
    const { rows, after } = page(found, limit, ({ inserted_at, id }) => ({ at: inserted_at, id }));
    return { events: rows.map(presentSecurityEvent), metadata: { after } };
  },

  async recordExport({ body, params, request, requirePartner, services, staff, reply }) {
    const { id: partnerId } = params;
    requirePartner(partnerId);
    const { what, rows } = body;
    const event = { type: 'DATA_EXPORTED', request, partnerId, actorId: staff.userId } as const;
    await services.db.scoped([partnerId], (tx) =>
      recordSecurityEvent(tx, services, { ...event, detail: { what, rows } }),
    );
    reply.code(204);
  },
} satisfies Handlers;

async function readSecurity(tx: Tx, partnerId: string): Promise<Security> {
  const { factor_required } = await tx
    .selectFrom('partners')
    .where('id', '=', partnerId)
    .select('factor_required')
    .executeTakeFirstOrThrow();
  const members = await listMemberFactors(tx, partnerId);
  return { factor_required, members };
}
