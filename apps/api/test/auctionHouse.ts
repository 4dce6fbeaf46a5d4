import type { AuctionRulesChoice } from '@forecourt/contract';
import { newId } from '../src/domain/id.ts';
import { dealerKey } from '../src/modules/selling/dealers/dealerLink.ts';
import { tick } from '../src/modules/selling/auctions/tick.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { SYSTEM } from '../src/modules/requests/transition.ts';
import type { TestServer } from './harness.ts';
import type { Tenant } from './tenants.ts';

/** A reported car, with dealers who can bid for it. */
export interface ReportedCar {
  requestId: string;
  tradeInId: string;
  /** Key of the owner's offer page. */
  ownerKey: string;
  dealerIds: string[];
}

/** A dealer in a running auction. */
export interface Seat {
  dealerId: string;
  key: string;
}

export interface RunningAuction extends ReportedCar {
  auctionId: string;
  seats: Seat[];
}

/** Marker texts that others must not learn. */
export const OWNER = {
  name: 'Owner Canary',
  email: 'owner-canary@example.com',
  phone: '+37255500001',
};

/** Creates a submitted trade report and a number of dealers of the tenant. */
export async function reportCar(
  { services, db, clock }: TestServer,
  tenant: Tenant,
  dealers = 3,
): Promise<ReportedCar> {
  const { request, tradeInId, dealerIds } = await db.system(async (tx) => {
    const made = await createRequest(
      services,
      tx,
      {
        partnerId: tenant.partnerId,
        type: 'TRADE',
        ...OWNER,
        selfService: false,
        agentId: tenant.agent,
        customisationId: null,
      },
      SYSTEM,
    );
    const now = clock.now();
    await tx
      .updateTable('requests')
      .set({ status: 'COMPLETED', completed_at: now })
      .where('id', '=', made.id)
      .execute();
    await tx
      .updateTable('reports')
      .set({ plate: '1 ABC', make: 'Volvo', model: 'V60', year: 2020 })
      .where('request_id', '=', made.id)
      .execute();
    const ids: string[] = [];
    for (let index = 0; index < dealers; index++) {
      const id = newId(now);
      ids.push(id);
      await tx
        .insertInto('dealers')
        .values({
          id,
          partner_id: tenant.partnerId,
          name: `Dealer canary ${id}`,
          email: `${id}@dealers.test`,
          phone: null,
          address: `Street ${id}`,
        })
        .execute();
    }
    const trade = await tx
      .selectFrom('trade_ins')
      .where('request_id', '=', made.id)
      .select('id')
      .executeTakeFirstOrThrow();
    return { request: made, tradeInId: trade.id, dealerIds: ids };
  });
  const ownerKey = services.keys.make('offer', request.id, 1);
  return { requestId: request.id, tradeInId, ownerKey, dealerIds };
}

export interface AuctionSettings {
  dealers?: number;
  minutes?: number;
  minBid?: number;
  /** Rules of the share; unless named, the least raise is a cent. */
  rules?: AuctionRulesChoice;
}

/** The body of a new auction. */
export function auctionBody(
  car: ReportedCar,
  tenant: Tenant,
  { minutes = 24 * 60, minBid, rules }: AuctionSettings = {},
) {
  const start = Date.parse('2001-01-01T00:00:00Z');
  return {
    partner_id: tenant.partnerId,
    trade_in_id: car.tradeInId,
    dealers: car.dealerIds,
    // the server uses only the duration of these
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + minutes * 60_000).toISOString(),
    validity: { days: 7, miles: 200 },
    ...(minBid === undefined ? {} : { min_bid: minBid }),
    rules: { min_raise: 0.01, ...rules },
  };
}

/** Reports a car and starts an auction for it, through the staff's API call. */
export async function startAuction(
  server: TestServer,
  tenant: Tenant,
  settings: AuctionSettings = {},
): Promise<RunningAuction> {
  const car = await reportCar(server, tenant, settings.dealers);
  const answer = await server.call('POST', '/api/auctions', {
    token: await server.signIn('agent@north.test'),
    payload: auctionBody(car, tenant, settings),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const auctionId = answer.json<{ auction: { id: string } }>().auction.id;
  return { ...car, auctionId, seats: await seatsOf(server, auctionId, car.dealerIds) };
}

async function seatsOf(
  { db, services }: TestServer,
  auctionId: string,
  dealerIds: readonly string[],
): Promise<Seat[]> {
  const rows = await db.system((tx) =>
    tx
      .selectFrom('auction_bidders')
      .where('auction_id', '=', auctionId)
      .select(['id', 'dealer_id', 'key_version'])
      .execute(),
  );
  return dealerIds.map((dealerId) => {
    const row = rows.find((one) => one.dealer_id === dealerId);
    if (!row) throw new Error('A dealer was not invited');
    return { dealerId, key: dealerKey(services, row) };
  });
}

/** Bids through the dealer's API call. */
export function bid(server: TestServer, seat: Seat, value: number, more: object = {}) {
  return server.call('POST', '/api/public/offers', {
    payload: { dealer_key: seat.key, value, ...more },
  });
}

/** Answers as the owner. */
export function answer(
  server: TestServer,
  car: ReportedCar,
  accepted: boolean,
  more: object = {},
  headers: Record<string, string> = {},
) {
  return server.call('PATCH', `/api/trade_in/${car.tradeInId}/offers`, {
    payload: { accepted, session_key: car.ownerKey, ...more },
    headers,
  });
}

/** What a model says of a call: 'taken', or the code of its refusal. */
export const outcomeOf = (reply: { statusCode: number; json(): { code?: string } }): string =>
  reply.statusCode < 300 ? 'taken' : (reply.json().code ?? String(reply.statusCode));

/** Runs the job that normally runs on a schedule. */
export function runClock(server: TestServer): Promise<void> {
  return tick(server.services);
}

/** The number of messages per purpose in the outbox, for one auction or all. */
export async function messageCounts(
  { db }: Pick<TestServer, 'db'>,
  auctionId: string | null = null,
): Promise<Record<string, number>> {
  const rows = await db.system((tx) =>
    tx
      .selectFrom('outbox')
      .$if(auctionId !== null, (query) => query.where('auction_id', '=', auctionId))
      .select('purpose')
      .execute(),
  );
  const counts: Record<string, number> = {};
  for (const { purpose } of rows) counts[purpose] = (counts[purpose] ?? 0) + 1;
  return counts;
}

/** The stored rows of an auction: its bids and the entries of its record, in order. */
export const rowsOf = (server: TestServer, auction: RunningAuction) =>
  server.db.system(async (tx) => ({
    bids: await tx
      .selectFrom('bids')
      .where('auction_id', '=', auction.auctionId)
      .orderBy('seq')
      .selectAll()
      .execute(),
    entries: await tx
      .selectFrom('audit_entries')
      .where('trade_in_id', '=', auction.tradeInId)
      .orderBy('seq')
      .selectAll()
      .execute(),
    auction: await tx
      .selectFrom('auctions')
      .where('id', '=', auction.auctionId)
      .selectAll()
      .executeTakeFirstOrThrow(),
  }));
