import type { SavedView, SavedViewList } from '@forecourt/contract';
import { sql } from 'kysely';
import { personName } from '../../domain/contact.ts';
import { duplicate } from '../../domain/errors.ts';
import { newId } from '../../domain/id.ts';
import { assertQuery, MAX_SAVED_VIEWS } from '../../domain/savedViews.ts';
import type { Tx } from '../../db/database.ts';
import { lockName } from '../../db/lockName.ts';
import type { Flow, Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersOf, type Staff } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { assertRoom } from '../assertRoom.ts';

type ViewRow = Row<'saved_views'>;

/** A partner's saved views, which everybody in the branch shares. */
export const handlers = {
  async listSavedViews({ query, requirePartner, services }) {
    const { partner_id: partnerId } = query;
    requirePartner(partnerId);
    const rows = await services.db.readOne([partnerId], (tx) =>
      tx
        .selectFrom('saved_views')
        .where('partner_id', '=', partnerId)
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .selectAll()
        .execute(),
    );
    return { views: rows.map(presentView) };
  },

  async createSavedView({ body, once, requirePartner, services }) {
    const { partner_id: partnerId, list, request_type: type, query } = body;
    requirePartner(partnerId);
    const name = personName(body.name);
    assertQuery(list, query);
    return once([partnerId], async (tx) => {
      await lockViews(tx, partnerId);
      await assertRoom(tx, 'saved_views', partnerId, MAX_SAVED_VIEWS);
      await assertFree(tx, { partnerId, list, type, name });
      const now = services.clock.now();
      const row = await tx
        .insertInto('saved_views')
        .values({
          id: newId(now),
          partner_id: partnerId,
          list,
          request_type: type,
          name,
          query: JSON.stringify(query),
          inserted_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { view: presentView(row) };
    });
  },

  async updateSavedView({ body, once, params, requirePartner, services, staff }) {
    const { viewId } = params;
    const found = await findView(services, staff, viewId);
    requirePartner(found.partner_id);
    const { partner_id: partnerId, list, request_type: type } = found;
    const name = body.name === undefined ? undefined : personName(body.name);
    if (body.query) assertQuery(list, body.query);
    return once([partnerId], async (tx) => {
      await lockViews(tx, partnerId);
      if (name !== undefined) await assertFree(tx, { partnerId, list, type, name, except: viewId });
      const row = await tx
        .updateTable('saved_views')
        .set({
          ...(name !== undefined && { name }),
          ...(body.query && { query: JSON.stringify(body.query) }),
          updated_at: services.clock.now(),
        })
        .where('partner_id', '=', partnerId)
        .where('id', '=', viewId)
        .returningAll()
        .executeTakeFirst();
      // removed by a colleague in between
      if (!row) throw notFound();
      return { view: presentView(row) };
    });
  },

  async removeSavedView({ params, reply, requirePartner, services, staff }) {
    const { partner_id: partnerId } = await findView(services, staff, params.viewId);
    requirePartner(partnerId);
    await services.db.scoped([partnerId], (tx) =>
      tx
        .deleteFrom('saved_views')
        .where('partner_id', '=', partnerId)
        .where('id', '=', params.viewId)
        .execute(),
    );
    reply.code(204);
  },
} satisfies Handlers;

const presentView = ({ id, list, request_type, name, query }: ViewRow): SavedView => ({
  id,
  list,
  request_type,
  name,
  query,
});

/** Changes of a partner's views wait for each other, so that names stay unique and few. */
async function lockViews(tx: Tx, partnerId: string): Promise<void> {
  await lockName(tx, `views ${partnerId}`);
}

async function findView(
  { db }: Pick<Services, 'db'>,
  staff: Staff,
  viewId: string,
): Promise<ViewRow> {
  const partnerIds = partnersOf(staff);
  const row = await db.readOne(partnerIds, (tx) =>
    tx
      .selectFrom('saved_views')
      .where('partner_id', 'in', partnerIds)
      .where('id', '=', viewId)
      .selectAll()
      .executeTakeFirst(),
  );
  if (!row) throw notFound();
  return row;
}

interface Named {
  partnerId: string;
  list: SavedViewList;
  type: Flow;
  name: string;
  /** Id of the view that is renamed. */
  except?: string;
}

/** @throws InvalidInput when another view of the list has the name */
async function assertFree(tx: Tx, { partnerId, list, type, name, except = '' }: Named) {
  const other = await tx
    .selectFrom('saved_views')
    .where('partner_id', '=', partnerId)
    .where('list', '=', list)
    .where('request_type', '=', type)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', except)
    .select('id')
    .executeTakeFirst();
  if (other) throw duplicate('name');
}
