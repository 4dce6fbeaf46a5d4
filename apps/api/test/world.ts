import { randomUUID } from 'node:crypto';
import type { Flow } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { dealerKey } from '../src/modules/selling/dealers/dealerLink.ts';
import { dealerPageKey } from '../src/modules/selling/dealerPage/link.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { SYSTEM } from '../src/modules/requests/transition.ts';
import type { Tx } from '../src/db/database.ts';
import type { Services } from '../src/services.ts';
import { seedStaffRows } from './seedStaff.ts';
import type { Tenant } from './tenants.ts';

/** A tenant with a row in every table, and values for the parameters of calls. */
export interface World {
  tenant: Tenant;
  /** Values by the contract's names of parameters and fields. */
  named: Record<string, string>;
  /** Values that would reveal the tenant. */
  traces: string[];
}

const FLOWS: readonly Flow[] = ['TRADE', 'CLAIM', 'INSPECT'];

/** Fills a tenant; each of its texts contains `mark`. */
export async function seedWorld(services: Services, tenant: Tenant, mark: string): Promise<World> {
  const { db, keys, clock } = services;
  const now = clock.now();
  const named = await db.system(async (tx) => {
    const requests: Partial<Record<Flow, string>> = {};
    for (const type of FLOWS) requests[type] = await seedRequest(services, tx, tenant, type, mark);
    const request = requests.TRADE ?? '';
    const report = await tx
      .selectFrom('reports')
      .where('request_id', '=', request)
      .select('id')
      .executeTakeFirstOrThrow();
    const trade = await tx
      .selectFrom('trade_ins')
      .where('request_id', '=', request)
      .select('id')
      .executeTakeFirstOrThrow();
    const claim = await tx
      .selectFrom('claims')
      .where('request_id', '=', requests.CLAIM ?? '')
      .select('id')
      .executeTakeFirstOrThrow();
    const upload = await seedUpload(tx, tenant, report.id, mark, now);
    const findingId = await seedFinding(tx, tenant, report.id, upload.number, now);
    const { auction, bidder } = await seedAuction(tx, tenant, trade.id, mark, now);
    const groupId = await seedGroup(tx, tenant, mark, now);
    const viewId = await seedView(tx, tenant, mark, now);
    const deal = await seedDeal(tx, tenant, { tradeInId: trade.id, auction }, mark, now);
    const thread = await seedThread(tx, tenant, request, mark, now);
    await seedAttachments(tx, tenant, { request, clientId: upload.clientId, mark }, now);
    await seedNotification(tx, tenant, request, now);
    const batchId = await seedBatch(tx, tenant, mark, now);
    const staff = await seedStaffRows(tx, tenant, mark, now);
    const sessionKey = keys.make('capture', request, 1);
    const publicKey = keys.make('public', request, 1);
    return {
      id: request,
      requestId: request,
      lead_id: request,
      listingId: request,
      reportId: report.id,
      tradeId: trade.id,
      trade_in_id: trade.id,
      claimId: claim.id,
      uploadId: upload.clientId,
      scanId: upload.clientId,
      uploadNumber: upload.number,
      findingId,
      auctionId: auction,
      dealId: deal,
      dealerId: tenant.dealerId,
      conversationId: thread,
      threadId: thread,
      commentId: newId(now),
      partner_id: tenant.partnerId,
      partnerId: tenant.partnerId,
      user_id: tenant.agent,
      recipientId: tenant.dealerId,
      agent_id: tenant.agent,
      sessionKey,
      publicKey,
      session_key: keys.make('offer', request, 1),
      dealerKey: dealerKey(services, { id: bidder, key_version: 1 }),
      dealer_key: dealerKey(services, { id: bidder, key_version: 1 }),
      digestKey: tenant.admin + keys.make('digest', tenant.admin, 1),
      optOutKey: tenant.dealerId + keys.make('optOut', tenant.dealerId, 1),
      groupId,
      viewId,
      batchId,
      dealerPageKey: dealerPageKey(services, { id: tenant.dealerId, page_version: 1 }),
      ...staff,
      uniqueId: tenant.customisations.TRADE ?? '',
    };
  });
  const ids = Object.values(named).filter((value) => value.length > 12);
  return { tenant, named, traces: [mark, tenant.admin, tenant.viewer, ...ids] };
}

async function seedNotification(
  tx: Tx,
  { partnerId, agent, viewer }: Tenant,
  requestId: string,
  now: Date,
): Promise<void> {
  const about = { partner_id: partnerId, request_id: requestId, actor_id: agent };
  await tx
    .insertInto('notifications')
    .values({ ...about, id: newId(now), user_id: viewer, kind: 'MENTIONED', inserted_at: now })
    .execute();
}

/** A batch that has sent nothing yet to its only customer. */
async function seedBatch(
  tx: Tx,
  { partnerId, agent }: Tenant,
  mark: string,
  now: Date,
): Promise<string> {
  const id = newId(now);
  const batch = { id, partner_id: partnerId, created_by: agent, inserted_at: now };
  await tx
    .insertInto('request_batches')
    .values({ ...batch, request_type: 'TRADE', file_name: `${mark}.csv` })
    .execute();
  const row = { batch_id: id, line: 2, partner_id: partnerId, state: 'WAITING' as const };
  const email = `${mark}-row@example.com`.toLowerCase();
  await tx
    .insertInto('request_batch_rows')
    .values({ ...row, name: `${mark} row`, email })
    .execute();
  return id;
}

async function seedRequest(
  services: Services,
  tx: Tx,
  tenant: Tenant,
  type: Flow,
  mark: string,
): Promise<string> {
  const request = await createRequest(
    services,
    tx,
    {
      partnerId: tenant.partnerId,
      type,
      name: `${mark} owner`,
      phone: '+37255512345',
      email: `${mark}-owner@example.com`.toLowerCase(),
      selfService: false,
      agentId: tenant.agent,
      customisationId: null,
    },
    SYSTEM,
  );
  const now = services.clock.now();
  await tx
    .updateTable('requests')
    .set({ status: 'COMPLETED', completed_at: now })
    .where('id', '=', request.id)
    .execute();
  await tx
    .updateTable('reports')
    .set({ plate: `${mark} 1`, make: mark, model: mark, year: 2020 })
    .where('request_id', '=', request.id)
    .execute();
  await tx
    .insertInto('outbox')
    .values({
      id: newId(now),
      partner_id: tenant.partnerId,
      request_id: request.id,
      channel: 'EMAIL',
      purpose: 'REQUEST',
      recipient: mark,
      body: mark,
      status: 'SENT',
      inserted_at: now,
    })
    .execute();
  return request.id;
}

async function seedUpload(
  tx: Tx,
  { partnerId }: Tenant,
  reportId: string,
  mark: string,
  now: Date,
): Promise<{ clientId: string; number: string }> {
  const clientId = randomUUID();
  const { id } = await tx
    .insertInto('uploads')
    .values({
      partner_id: partnerId,
      report_id: reportId,
      client_id: clientId,
      section: 'windshield',
      filetype: 'image',
      description: mark,
      state: 'STORED',
      storage_key: newId(now),
      inserted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { clientId, number: String(id) };
}

async function seedFinding(
  tx: Tx,
  { partnerId }: Tenant,
  reportId: string,
  upload: string,
  now: Date,
): Promise<string> {
  const id = newId(now);
  const about = { partner_id: partnerId, report_id: reportId, upload_id: Number(upload) };
  const box = JSON.stringify({ x: 0.25, y: 0.5, width: 0.1, height: 0.1 });
  await tx
    .insertInto('damage_findings')
    .values({ id, ...about, kind: 'dent', box, confidence: 0.87, inserted_at: now })
    .execute();
  return id;
}

async function seedAuction(
  tx: Tx,
  { partnerId, dealerId }: Tenant,
  tradeInId: string,
  mark: string,
  now: Date,
): Promise<{ auction: string; bidder: string }> {
  const id = newId(now);
  const bidder = newId(now);
  const common = { partner_id: partnerId, inserted_at: now };
  await tx
    .insertInto('auctions')
    .values({
      id,
      ...common,
      trade_in_id: tradeInId,
      currency_code: 'EUR',
      status: 'RUNNING',
      start_time: now,
      end_time: new Date(now.getTime() + 86_400_000),
      requirements: mark,
    })
    .execute();
  await tx
    .insertInto('auction_bidders')
    .values({ ...common, id: bidder, auction_id: id, dealer_id: dealerId })
    .execute();
  await tx
    .insertInto('bids')
    .values({
      ...common,
      id: newId(now),
      auction_id: id,
      dealer_id: dealerId,
      value_cents: 777_700,
      comment: mark,
      seq: 1,
    })
    .execute();
  return { auction: id, bidder };
}

async function seedDeal(
  tx: Tx,
  { partnerId, dealerId }: Tenant,
  { tradeInId, auction }: { tradeInId: string; auction: string },
  mark: string,
  now: Date,
): Promise<string> {
  const id = newId(now);
  const common = { partner_id: partnerId, value_cents: 777_700, currency_code: 'EUR' as const };
  const about = { trade_in_id: tradeInId, auction_id: auction, dealer_id: dealerId };
  await tx
    .insertInto('deals')
    .values({
      id,
      ...common,
      ...about,
      buyer: 'DEALER',
      state: 'WITHDRAWN_BY_DEALER',
      since: now,
      agreed_at: now,
      withdrawn_by: 'DEALER',
      recorded_by: 'DEALER',
      reason: mark,
      fee_rule: 'KEPT',
    })
    .execute();
  const tick = { item: 'KEYS', party: 'OWNER', by_party: 'OWNER' } as const;
  await tx
    .insertInto('deal_ticks')
    .values({ deal_id: id, partner_id: partnerId, ...tick, inserted_at: now })
    .execute();
  const { id: bid } = await tx
    .selectFrom('bids')
    .where('auction_id', '=', auction)
    .select('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('second_chances')
    .values({
      id: newId(now),
      ...common,
      ...about,
      deal_id: id,
      bid_id: bid,
      state: 'DECLINED',
      asked_at: now,
      until: now,
      reason: mark,
    })
    .execute();
  return id;
}

async function seedGroup(
  tx: Tx,
  { partnerId: partner_id, dealerId: dealer_id }: Tenant,
  mark: string,
  now: Date,
): Promise<string> {
  const id = newId(now);
  const group = { id, partner_id, name: `${mark} group`, inserted_at: now };
  await tx.insertInto('dealer_groups').values(group).execute();
  const member = { group_id: id, dealer_id, partner_id };
  await tx.insertInto('dealer_group_members').values(member).execute();
  return id;
}

async function seedView(tx: Tx, tenant: Tenant, mark: string, now: Date): Promise<string> {
  const id = newId(now);
  const at = { inserted_at: now, updated_at: now };
  const about = { partner_id: tenant.partnerId, list: 'REQUESTS', request_type: 'TRADE' } as const;
  const query = JSON.stringify({ search: mark });
  const view = { id, ...about, name: `${mark} view`, query, ...at };
  await tx.insertInto('saved_views').values(view).execute();
  return id;
}

/** A file of the owner's and one of an agent's, both not sent yet. */
async function seedAttachments(
  tx: Tx,
  { partnerId, agent }: Tenant,
  { request, clientId, mark }: { request: string; clientId: string; mark: string },
  now: Date,
): Promise<void> {
  for (const writer of ['owner', agent]) {
    await tx
      .insertInto('attachments')
      .values({
        id: newId(now),
        partner_id: partnerId,
        request_id: request,
        writer,
        client_id: clientId,
        kind: 'PHOTO',
        name: `${mark}.jpg`,
        storage_key: `${mark}-${writer}`,
        inserted_at: now,
      })
      .execute();
  }
}

async function seedThread(
  tx: Tx,
  { partnerId }: Tenant,
  requestId: string,
  mark: string,
  now: Date,
): Promise<string> {
  const id = newId(now);
  await tx
    .insertInto('threads')
    .values({
      id,
      partner_id: partnerId,
      lead_id: requestId,
      initiator: 'AGENT_BUYER',
      sender_type: 'AGENT',
      summary: mark,
      inserted_at: now,
      last_message_at: now,
      last_seq: 1,
    })
    .execute();
  await tx
    .insertInto('messages')
    .values({
      id: newId(now),
      partner_id: partnerId,
      thread_id: id,
      message: mark,
      sender_type: 'AGENT',
      inserted_at: now,
      seq: 1,
    })
    .execute();
  return id;
}
