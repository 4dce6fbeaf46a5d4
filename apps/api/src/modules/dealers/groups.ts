import type { DealerGroup } from '@forecourt/contract';
import { sql } from 'kysely';
import { nameOrBlank } from '../../domain/contact.ts';
import { duplicate, invalidFormat, missingField } from '../../domain/errors.ts';
import { newId } from '../../domain/id.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersOf, type Staff } from '../../http/principal.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { dealerState } from './filter.ts';
import { openDirectory } from './write.ts';

/** Named sets of a partner's dealers. */
export const handlers = {
  async listDealerGroups({ query, requirePartner, services }) {
    const { partner_id: partnerId } = query;
    requirePartner(partnerId);
    return services.db.read([partnerId], async (tx) => ({
      groups: await groupRows(tx, partnerId).execute(),
      makes: await makesOf(tx, partnerId),
      counts: await countsOf(tx, partnerId),
    }));
  },

  async createDealerGroup({ body, once, requirePartner, services }) {
    const { partner_id: partnerId, dealers = [] } = body;
    requirePartner(partnerId);
    return once([partnerId], async (tx) => {
      await openDirectory(tx, partnerId);
      const name = await freeName(tx, partnerId, body.name);
      const now = services.clock.now();
      const id = newId(now);
      const group = { id, partner_id: partnerId, name, inserted_at: now };
      await tx.insertInto('dealer_groups').values(group).execute();
      await addMembers(tx, partnerId, id, dealers, 'dealers');
      return { group: await findGroup(tx, partnerId, id) };
    });
  },

  async updateDealerGroup({ body, once, params, requirePartner, services, staff }) {
    const { groupId } = params;
    const partnerId = await partnerOfGroup(services, staff, groupId);
    requirePartner(partnerId);
    const { add = [], remove = [] } = body;
    return once([partnerId], async (tx) => {
      await openDirectory(tx, partnerId);
      if (body.name !== undefined) {
        const name = await freeName(tx, partnerId, body.name, groupId);
        await tx.updateTable('dealer_groups').set({ name }).where('id', '=', groupId).execute();
      }
      await addMembers(tx, partnerId, groupId, add, 'add');
      await tx
        .deleteFrom('dealer_group_members')
        .where('group_id', '=', groupId)
        .where(sql<boolean>`dealer_id = any(${[...remove]}::text[])`)
        .execute();
      return { group: await findGroup(tx, partnerId, groupId) };
    });
  },

  async removeDealerGroup({ params, reply, requirePartner, services, staff }) {
    const partnerId = await partnerOfGroup(services, staff, params.groupId);
    requirePartner(partnerId);
    await services.db.scoped([partnerId], (tx) =>
      tx
        .deleteFrom('dealer_groups')
        .where('partner_id', '=', partnerId)
        .where('id', '=', params.groupId)
        .execute(),
    );
    reply.code(204);
  },
} satisfies Handlers;

/** The partner's groups by name, each with how many of its dealers can be invited. */
function groupRows(tx: Tx, partnerId: string) {
  return tx
    .selectFrom('dealer_groups')
    .where('dealer_groups.partner_id', '=', partnerId)
    .orderBy(sql`lower(dealer_groups.name)`)
    .orderBy('dealer_groups.id')
    .select(['dealer_groups.id', 'dealer_groups.name'])
    .select(
      sql<number>`(select count(*)::int from dealer_group_members member
        join dealers on dealers.id = member.dealer_id
        where member.group_id = dealer_groups.id and ${dealerState} = 'ACTIVE')`.as('dealers'),
    );
}

async function findGroup(tx: Tx, partnerId: string, id: string): Promise<DealerGroup> {
  const group = await groupRows(tx, partnerId)
    .where('dealer_groups.id', '=', id)
    .executeTakeFirst();
  if (!group) throw notFound();
  return group;
}

async function makesOf(tx: Tx, partnerId: string): Promise<string[]> {
  const { rows } = await sql<{ make: string }>`
    select min(make) as make from dealers, unnest(dealers.makes) as make
    where dealers.partner_id = ${partnerId} and ${dealerState} = 'ACTIVE'
    group by lower(make) order by lower(make)`.execute(tx);
  return rows.map(({ make }) => make);
}

async function countsOf(tx: Tx, partnerId: string) {
  const rows = await tx
    .selectFrom('dealers')
    .where('partner_id', '=', partnerId)
    .groupBy(dealerState)
    .select([dealerState.as('state'), sql<number>`count(*)::int`.as('count')])
    .execute();
  const none = { ACTIVE: 0, INACTIVE: 0, OPTED_OUT: 0 };
  for (const { state, count } of rows) none[state] = count;
  return none;
}

async function partnerOfGroup(
  { db }: Pick<Services, 'db'>,
  staff: Staff,
  groupId: string,
): Promise<string> {
  const partnerIds = partnersOf(staff);
  const row = await db.readOne(partnerIds, (tx) =>
    tx
      .selectFrom('dealer_groups')
      .where('partner_id', 'in', partnerIds)
      .where('id', '=', groupId)
      .select('partner_id')
      .executeTakeFirst(),
  );
  if (!row) throw notFound();
  return row.partner_id;
}

/** @throws InvalidInput when nothing is left of the name, or another group has it */
async function freeName(tx: Tx, partnerId: string, given: string, exceptId = ''): Promise<string> {
  const name = nameOrBlank(given);
  if (name === '') throw missingField('name');
  const other = await tx
    .selectFrom('dealer_groups')
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .select('id')
    .executeTakeFirst();
  if (other) throw duplicate('name');
  return name;
}

/** Adds dealers of the partner to a group. @throws InvalidInput when one is not the partner's */
async function addMembers(
  tx: Tx,
  partnerId: string,
  groupId: string,
  dealers: readonly string[],
  field: string,
): Promise<void> {
  const ids = [...new Set(dealers)];
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    with own as (
      select id from dealers where partner_id = ${partnerId} and id = any(${ids}::text[])
    ), added as (
      insert into dealer_group_members (group_id, dealer_id, partner_id)
      select ${groupId}, id, ${partnerId} from own on conflict do nothing
    )
    select id from own`.execute(tx);
  if (rows.length !== ids.length) throw invalidFormat(field, 'ids of dealers of this partner');
}
