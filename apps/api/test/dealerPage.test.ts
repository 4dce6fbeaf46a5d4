import {
  type Answer,
  DAY_MS,
  type Deal,
  type DealerPageList,
  MINUTE_MS,
} from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dress } from '../src/messaging/email/dress.ts';
import { newId } from '../src/domain/id.ts';
import { redactUrl } from '../src/http/redact.ts';
import { writeAuctionMessage } from '../src/messaging/auctionTexts.ts';
import { afterDelivery } from '../src/messaging/forget.ts';
import { dealerPageKey } from '../src/modules/selling/dealerPage/link.ts';
import {
  answer,
  auctionBody,
  bid,
  OWNER,
  reportCar,
  runClock,
  type RunningAuction,
  type Seat,
  startAuction,
} from './auctionHouse.ts';
import { answerDeal, onDeal } from './dealHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { mailsTo } from './mailbox.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

type Page = Answer<'getDealerPage'>;

let server: TestServer;
let tenants: Tenants;
let auction: RunningAuction;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  auction = await startAuction(server, tenants.north, { minutes: 30 });
});

const seat = (index: number) => auction.seats[index] as Seat;
const keyOf = (dealerId: string, version = 1) =>
  dealerPageKey(server.services, { id: dealerId, page_version: version });
const open = (key: string, query = '') => server.call('GET', `/api/public/dealers/${key}${query}`);
const read = async (dealerId: string, list: DealerPageList = 'RUNNING') =>
  (await open(keyOf(dealerId), `?list=${list}`)).json<Page>();
const ask = (email: string) =>
  server.call('POST', '/api/public/dealer_links', { payload: { email } });
const addressOf = (dealerId: string) => `${dealerId}@dealers.test`.toLowerCase();
const setDealer = (dealerId: string, change: { email?: string; page_version?: number }) =>
  server.db.direct.updateTable('dealers').set(change).where('id', '=', dealerId).execute();

/** Another auction with the same dealers. */
async function startAnother(minutes: number): Promise<string> {
  const car = await reportCar(server, tenants.north, 0);
  const started = await server.call('POST', '/api/auctions', {
    token: await server.signIn('agent@north.test'),
    payload: auctionBody({ ...car, dealerIds: auction.dealerIds }, tenants.north, { minutes }),
  });
  return started.json<{ auction: { id: string } }>().auction.id;
}

test('a dealer sees its own auctions and where it stands, and no one else’s', async () => {
  const other = await startAuction(server, tenants.north, { minutes: 30 });
  await bid(server, seat(0), 4000, { comment: 'secret-comment' });
  await bid(server, seat(1), 4321, { comment: 'secret-comment' });
  const [outbid, leading, watching] = await Promise.all(
    auction.seats.map(({ dealerId }) => read(dealerId)),
  );
  for (const page of [outbid, leading, watching]) {
    expect(page?.counts).toEqual({ running: 1, won: 0, past: 0 });
    expect(page?.auctions.map(({ auction: { id } }) => id)).toEqual([auction.auctionId]);
    expect(page?.partner.name).toBe('North Canary Motors');
    const [{ auction: shown, car, dealer_key: key } = { auction: undefined }] = page!.auctions;
    expect(shown).toMatchObject({ best_offer: 4321, status: 'RUNNING' });
    expect(car).toEqual({ year: 2020, make: 'Volvo', model: 'V60' });
    const direct = await server.call('GET', `/api/public/auctions/dealers/${key}`);
    expect(direct.json().auction.id).toBe(auction.auctionId);
    for (const canary of [...Object.values(OWNER), other.auctionId, '1 ABC']) {
      expect(JSON.stringify(page)).not.toContain(canary);
    }
  }
  expect(outbid?.auctions[0]).toMatchObject({
    auction: { leading: false },
    own_offer: { value: 4000 },
  });
  expect(leading?.auctions[0]).toMatchObject({
    auction: { leading: true },
    own_offer: { value: 4321 },
  });
  expect(watching?.auctions[0]?.own_offer).toBeNull();
  for (const page of [outbid, watching]) {
    expect(JSON.stringify(page)).not.toContain(seat(1).dealerId);
    expect(JSON.stringify(page)).not.toContain(seat(1).key);
  }
  expect(JSON.stringify(watching)).not.toContain('secret-comment');
});

test('who wins gets the owner’s contacts after the yes, until it withdraws; others never do', async () => {
  await bid(server, seat(0), 4000);
  await bid(server, seat(1), 4321);
  server.clock.advance(30 * MINUTE_MS);
  await runClock(server);
  expect((await read(seat(1).dealerId)).counts).toEqual({ running: 0, won: 1, past: 0 });
  expect((await read(seat(0).dealerId)).counts).toEqual({ running: 0, won: 0, past: 1 });
  const [waiting] = (await read(seat(1).dealerId, 'WON')).auctions;
  expect(waiting).toMatchObject({ auction: { status: 'AWAITING_OWNER' }, contacts: null });

  await answer(server, auction, true);
  const [won] = (await read(seat(1).dealerId, 'WON')).auctions;
  expect(won).toMatchObject({ auction: { winner: true }, contacts: OWNER });
  const [lost] = (await read(seat(0).dealerId, 'PAST')).auctions;
  expect(lost).toMatchObject({ auction: { winner: false }, contacts: null });
  expect(JSON.stringify(lost)).not.toContain(OWNER.email);

  const withdraws = `/api/public/auctions/dealers/${seat(1).key}`;
  await server.call('PATCH', withdraws, { payload: { continue: false, reason: 'Sold out' } });
  expect((await read(seat(1).dealerId, 'WON')).auctions).toEqual([]);
  const { auctions } = await read(seat(1).dealerId, 'PAST');
  expect(auctions).toMatchObject([
    { contacts: null, deal: { state: 'WITHDRAWN_BY_DEALER' }, second_chance: null },
  ]);
});

test('a second chance is open for the dealer who is asked alone, until it is over', async () => {
  await bid(server, seat(0), 4000);
  await bid(server, seat(1), 4321);
  server.clock.advance(30 * MINUTE_MS);
  const yes = await answer(server, auction, true);
  const { deal } = yes.json<{ deal: Deal }>();
  await answerDeal(server, seat(1), false, 'Sold out');
  const asked = await onDeal(server, deal.id, 'second_chance', {
    dealer_id: seat(0).dealerId,
    hours: 2,
  });
  expect(asked.statusCode).toBe(201);
  const next = await read(seat(0).dealerId);
  expect(next.counts).toEqual({ running: 1, won: 0, past: 0 });
  expect(next.auctions).toMatchObject([
    {
      auction: { status: 'FELL_THROUGH', winner: false },
      deal: null,
      second_chance: { state: 'ASKED', price: 4000, can: ['ACCEPT', 'DECLINE'] },
    },
  ]);
  for (const index of [1, 2]) {
    const other = await read(seat(index).dealerId, 'PAST');
    expect(other.counts).toEqual({ running: 0, won: 0, past: 1 });
    expect(other.auctions).toMatchObject([{ second_chance: null }]);
    expect(JSON.stringify(other)).not.toContain(seat(0).dealerId);
  }
  server.clock.advance(120 * MINUTE_MS);
  expect((await read(seat(0).dealerId)).counts).toEqual({ running: 0, won: 0, past: 1 });
});

test('an owner’s no, and an auction without an offer, are past', async () => {
  await bid(server, seat(1), 4321);
  server.clock.advance(30 * MINUTE_MS);
  await runClock(server);
  await answer(server, auction, false);
  for (const { dealerId } of auction.seats) {
    expect((await read(dealerId)).counts).toEqual({ running: 0, won: 0, past: 1 });
  }
});

test('pages follow each other without gaps: what ends first, first', async () => {
  const ids = [auction.auctionId];
  for (const minutes of [90, 60, 120]) ids.push(await startAnother(minutes));
  const key = keyOf(seat(0).dealerId);
  const first = (await open(key, '?limit=3')).json<Page>();
  const after = encodeURIComponent(first.metadata.after ?? '');
  const second = (await open(key, `?limit=3&after=${after}`)).json<Page>();
  const shown = [...first.auctions, ...second.auctions].map((one) => one.auction.id);
  expect(shown).toEqual([ids[0], ids[2], ids[1], ids[3]]);
  expect(second.metadata.after).toBeNull();
  server.clock.advance(DAY_MS);
  await runClock(server);
  const past = (await open(key, '?list=PAST&limit=3')).json<Page>();
  expect(past.auctions.map((one) => one.auction.id)).toEqual([ids[3], ids[1], ids[2]]);
});

test('an archived request leaves the page, as the dealer’s own link to it ends', async () => {
  await server.db.direct
    .updateTable('requests')
    .set({ status: 'ARCHIVED' })
    .where('id', '=', auction.requestId)
    .execute();
  expect(await read(seat(0).dealerId)).toMatchObject({ auctions: [], counts: { running: 0 } });
});

test('the link rests after thirty days without use or auction, and asking wakes it', async () => {
  const { dealerId } = seat(0);
  const status = async () => (await open(keyOf(dealerId))).statusCode;
  server.clock.advance(30 * MINUTE_MS + 29 * DAY_MS);
  expect(await status()).toBe(200);
  server.clock.advance(29 * DAY_MS);
  expect(await status()).toBe(200);
  server.clock.advance(30 * DAY_MS);
  await renewSessions(server);
  expect(await status()).toBe(404);
  expect((await ask(addressOf(dealerId))).statusCode).toBe(204);
  const mails = await mailsTo(server, `${dealerId}@dealers.test`);
  expect(mails.at(-1)).toMatchObject({ purpose: 'DEALER_LINK' });
  expect(mails.at(-1)?.body).toContain(`/dealers/${keyOf(dealerId)}`);
  expect(await status()).toBe(200);
});

test('another version and another address end the link; asking does not', async () => {
  const { dealerId } = seat(0);
  await ask(addressOf(dealerId));
  await server.runJobs();
  expect((await open(keyOf(dealerId))).statusCode).toBe(200);
  await setDealer(dealerId, { email: `${dealerId}@DEALERS.test` });
  expect((await open(keyOf(dealerId))).statusCode).toBe(200);
  await setDealer(dealerId, { email: `new-${dealerId}@dealers.test` });
  expect((await open(keyOf(dealerId))).statusCode).toBe(404);
  expect((await open(keyOf(dealerId, 2))).statusCode).toBe(200);
  await setDealer(dealerId, { page_version: 3 });
  expect((await open(keyOf(dealerId, 2))).statusCode).toBe(404);
});

test('a key of another kind, or put together of two, is no one’s', async () => {
  const [mine, other] = [keyOf(seat(0).dealerId), keyOf(seat(1).dealerId)];
  const { keys } = server.services;
  const wrong = [
    seat(0).key,
    seat(0).dealerId + keys.make('dealer', seat(0).dealerId, 1),
    mine.slice(0, -22) + other.slice(-22),
    mine.slice(0, -1),
    `${mine}A`,
  ];
  for (const key of wrong) expect((await open(key)).statusCode).toBe(404);
  const bidding = `/api/public/auctions/dealers/${mine}`;
  expect((await server.call('GET', bidding)).statusCode).toBe(404);
});

test('the key stays out of logs, caches and referrers', async () => {
  const key = keyOf(seat(0).dealerId);
  const { headers } = await open(key);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  for (const path of [`/dealers/${key}`, `/api/public/dealers/${key}?list=WON`]) {
    expect(redactUrl(path)).not.toContain(key.slice(-22));
  }
});

test('an address gets a link from each partner that may write and has it; anybody hears the same', async () => {
  const email = 'Twice@Dealers.test';
  for (const { partnerId } of [tenants.north, tenants.south, tenants.harbour]) {
    const id = newId(server.clock.now());
    await server.db.direct
      .insertInto('dealers')
      .values({ id, partner_id: partnerId, name: `Twice ${id}`, email })
      .execute();
  }
  await server.db.direct
    .updateTable('partners')
    .set({ verified_at: null })
    .where('id', '=', tenants.harbour.partnerId)
    .execute();
  const [known, unknown] = [await ask('twice@dealers.TEST'), await ask('nobody@dealers.test')];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  const mails = await mailsTo(server, email);
  expect(mails.map((mail) => mail.subject).sort()).toEqual([
    'Your auctions with North Canary Motors',
    'Your auctions with South Secret Autos',
  ]);
  for (const { link } of mails) {
    const key = link?.split('/dealers/')[1] ?? '';
    expect((await open(key)).statusCode).toBe(200);
  }
  expect(await mailsTo(server, 'nobody@dealers.test')).toEqual([]);
});

test('asking again and again is slowed down, also for an address that no one has', async () => {
  for (const email of [addressOf(seat(0).dealerId), 'nobody-else@dealers.test']) {
    for (let time = 0; time < 4; time += 1) expect((await ask(email)).statusCode).toBe(204);
    const refused = await ask(email.toUpperCase());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
  }
});

test('the links count against what the partner may send, and one full quota stops no other', async () => {
  const email = `full-${newId()}@dealers.test`.toLowerCase();
  for (const { partnerId } of [tenants.north, tenants.south]) {
    await server.db.direct
      .insertInto('dealers')
      .values({ id: newId(server.clock.now()), partner_id: partnerId, name: 'Full', email })
      .execute();
  }
  const limit = (count: number) =>
    server.db.direct
      .updateTable('partners')
      .set({ email_per_day: count })
      .where('id', '=', tenants.north.partnerId)
      .execute();
  await limit(0);
  expect((await ask(email)).statusCode).toBe(204);
  const mails = await mailsTo(server, email);
  expect(mails.map(({ partner_id: id }) => id)).toEqual([tenants.south.partnerId]);
  await limit(1000);
});

test('each mail to a dealer leads to its page, and forgets that once it is delivered', async () => {
  const { dealerId } = seat(0);
  const [invitation] = await mailsTo(server, `${dealerId}@dealers.test`);
  const page = `/dealers/${keyOf(dealerId)}`;
  expect(invitation?.body).toContain(page);
  const { html } = await dress(server.services, invitation!);
  expect(html).toContain(`${page}"`);
  const kept = afterDelivery(invitation!, 'smtp');
  expect(JSON.stringify(kept)).not.toContain('/dealers/');
  expect(JSON.stringify(kept)).not.toContain(seat(0).key);
  const toOwner = writeAuctionMessage(
    'EMAIL',
    'OFFER',
    {
      partner: 'North',
      car: 'Volvo',
      amount: '1',
      fee: '2',
      time: '3',
      reason: '',
      more: '',
      link: 'https://north.test/x',
    },
    'en-US',
  );
  expect(toOwner.text).not.toContain('All your auctions');
});
