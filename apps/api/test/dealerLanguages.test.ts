import type { Dealer } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { NOTICE_DELAY_MS } from '../src/modules/messages/notice.ts';
import { dealerPageKey } from '../src/modules/selling/dealerPage/link.ts';
import {
  answer,
  auctionBody,
  bid,
  reportCar,
  runClock,
  startAuction,
  type RunningAuction,
} from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { mailsTo } from './mailbox.ts';
import { refusedFields } from './refusedFields.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/** A dealer of a German partner that offers Estonian, too: what it reads, and who decides on it. */

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('agent@north.test');
  const list = [
    { local_name: 'English', locale_code: 'en-US' },
    { local_name: 'Deutsch', locale_code: 'de-DE' },
    { local_name: 'Eesti', locale_code: 'et' },
  ];
  await server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ locales: json({ default: 'de-DE', list }) })
      .where('id', '=', tenants.north.partnerId)
      .execute(),
  );
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(60_000));

const change = (id: string, payload: object) =>
  server.call('PATCH', `/api/partners/${id}`, { token, payload });
const dealerOf = async (id: string) =>
  (await server.call('GET', `/api/partners/${id}`, { token })).json<{ partner: Dealer }>().partner;
const setLanguage = async (id: string, locale: string | null) =>
  expect((await change(id, { locale })).statusCode).toBe(200);
const addressOf = (id: string) => `${id}@dealers.test`;
/** The newest message to a dealer, with all jobs run. */
const newestTo = async (id: string) => (await mailsTo(server, addressOf(id))).at(-1);
const chose = (locale: string) => ({ cookie: `other=1; forecourt_locale=${locale}` });
const openPage = (id: string, headers: Record<string, string> = {}) =>
  server.call(
    'GET',
    `/api/public/dealers/${dealerPageKey(server.services, { id, page_version: 1 })}`,
    {
      headers,
    },
  );

describe('the language of a dealer', () => {
  test('is one that the partner offers, by its code in any spelling, or the partner’s own', async () => {
    const payload = { partner_id: tenants.north.partnerId, name: 'Tartu Autod', locale: 'ET' };
    const made = await server.call('POST', '/api/partners', { token, payload });
    expect([made.statusCode, made.json().partner.locale]).toEqual([201, 'et']);
    const { id } = made.json<{ partner: Dealer }>().partner;
    expect((await change(id, { note: 'Calls back' })).json().partner.locale).toBe('et');
    expect((await change(id, { locale: 'de' })).json().partner.locale).toBe('de-DE');
    expect((await change(id, { locale: null })).json().partner.locale).toBeNull();
  });

  test('is refused by its name when the partner does not offer it', async () => {
    const { seats } = await startAuction(server, tenants.north, { dealers: 1 });
    for (const locale of ['fr', 'es', 'xx-nonsense']) {
      const refused = await change(seats[0]!.dealerId, { locale });
      expect([locale, refused.statusCode, refusedFields(refused)]).toEqual([
        locale,
        422,
        [{ field: 'locale', code: 'INVALID_FORMAT' }],
      ]);
    }
    expect((await dealerOf(seats[0]!.dealerId)).locale).toBeNull();
  });

  test('comes and goes with a file, by name or by code', async () => {
    const csv =
      'Name,Email,Language\r\nSaku Autod,saku@cars.test,Eesti\r\nKöln Autos,koeln@cars.test,de\r\n' +
      'Plain Cars,plain@cars.test,\r\n';
    const { partnerId: partner_id } = tenants.north;
    const send = (text: string, dry_run: boolean) =>
      server.call('POST', '/api/dealer_imports', {
        token,
        payload: { partner_id, csv: text, dry_run },
      });
    const wrong = await send(`${csv}Lyon Autos,lyon@cars.test,Français\r\n`, true);
    expect(wrong.json().import.columns[2]).toEqual({ header: 'Language', field: 'locale' });
    expect(wrong.json().import.rows[3]).toMatchObject({
      action: 'ERROR',
      values: { locale: 'Français' },
      errors: [{ field: 'locale', code: 'INVALID_FORMAT' }],
    });
    expect((await send(csv, false)).statusCode).toBe(200);
    const admin = await server.signIn('admin@north.test');
    const file = await server.call('POST', '/api/dealer_exports', {
      token: admin,
      headers: { 'accept-language': 'et' },
      payload: { partner_id },
    });
    const [header, ...lines] = (file.json().csv as string).slice(1).split('\r\n');
    const column = header?.split(',').indexOf('Keel') ?? -1;
    const languageIn = (name: string) =>
      lines.find((line) => line.startsWith(name))?.split(',')[column];
    expect(['Saku', 'Köln', 'Plain'].map(languageIn)).toEqual(['et', 'de-DE', '']);
  });
});

describe('a dealer who reads Estonian', () => {
  /** An auction of two dealers of which the first reads Estonian. */
  async function auctionOf(): Promise<RunningAuction> {
    const auction = await startAuction(server, tenants.north, { dealers: 2 });
    await setLanguage(auction.seats[0]!.dealerId, 'et');
    server.clock.advance(1000);
    return auction;
  }

  test('is invited in Estonian, and others in the partner’s language', async () => {
    const { seats } = await startAuction(server, tenants.north, { dealers: 2 });
    const [mari, hans] = seats.map(({ dealerId }) => dealerId);
    await setLanguage(mari!, 'et');
    server.clock.advance(1000);
    await inviteAgain([mari!, hans!]);
    expect(await newestTo(mari!)).toMatchObject({
      purpose: 'AUCTION_INVITATION',
      locale: 'et',
      subject: expect.stringContaining('kutsub teid pakkumist tegema') as string,
    });
    expect((await newestTo(mari!))?.body).not.toContain('Diese E-Mails abbestellen');
    expect(await newestTo(hans!)).toMatchObject({
      locale: 'de-DE',
      subject: expect.stringContaining('lädt Sie zum Bieten ein') as string,
    });
  });

  test('is outbid, reminded, and told that it won or lost in Estonian', async () => {
    const auction = await auctionOf();
    const [mari, hans] = auction.seats;
    const seen: Record<string, string> = {};
    const note = async () => {
      for (const { purpose, locale } of await mailsTo(server, addressOf(mari!.dealerId))) {
        seen[purpose] = locale;
      }
    };
    await bid(server, mari!, 5000);
    await bid(server, hans!, 6000);
    server.clock.advance(23.5 * 60 * 60_000);
    await runClock(server);
    await note();
    await bid(server, mari!, 9000);
    server.clock.advance(60 * 60_000);
    await runClock(server);
    await note();
    expect((await answer(server, auction, true)).statusCode).toBe(200);
    await note();
    delete seen.AUCTION_INVITATION;
    expect(seen).toMatchObject({ AUCTION_OUTBID: 'et', AUCTION_ENDING: 'et', AUCTION_WON: 'et' });
    expect(new Set(Object.values(seen))).toEqual(new Set(['et']));
    const lost = (await mailsTo(server, addressOf(hans!.dealerId))).at(-1);
    expect(lost).toMatchObject({ purpose: 'AUCTION_LOST', locale: 'de-DE' });
  });

  test('is told that it lost, or that the auction was canceled, in Estonian', async () => {
    const lost = await auctionOf();
    await bid(server, lost.seats[0]!, 5000);
    await bid(server, lost.seats[1]!, 6000);
    server.clock.advance(25 * 60 * 60_000);
    await runClock(server);
    const loser = lost.seats[0]!.dealerId;
    expect(await newestTo(loser)).toMatchObject({ purpose: 'AUCTION_LOST', locale: 'et' });

    const canceled = await auctionOf();
    const path = `/api/auctions/${canceled.auctionId}/cancel`;
    const stopped = await server.call('POST', path, { token, payload: { reason: 'Sold' } });
    expect(stopped.statusCode, stopped.body).toBe(200);
    const one = canceled.seats[0]!.dealerId;
    expect(await newestTo(one)).toMatchObject({ purpose: 'AUCTION_CANCELLED', locale: 'et' });
  });

  test('gets the link to its own page in Estonian', async () => {
    const { seats } = await auctionOf();
    const email = addressOf(seats[0]!.dealerId);
    const asked = await server.call('POST', '/api/public/dealer_links', { payload: { email } });
    expect(asked.statusCode).toBe(204);
    await server.runJobs();
    expect(await newestTo(seats[0]!.dealerId)).toMatchObject({
      purpose: 'DEALER_LINK',
      locale: 'et',
      body: expect.stringContaining('Tere') as string,
    });
  });

  test('is told of a message in Estonian, whatever the owner of the car reads', async () => {
    const auction = await auctionOf();
    await server.db.system((tx) =>
      tx
        .updateTable('requests')
        .set({ locale: 'en-US' })
        .where('id', '=', auction.requestId)
        .execute(),
    );
    const write = async (recipientId: string) => {
      const payload = { listingId: auction.requestId, recipientId, message: 'Noch da?' };
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `m-${recipientId}` };
      const sent = await server.call('POST', '/chats/conversations', { payload, headers });
      expect(sent.statusCode, sent.body).toBe(201);
      server.clock.advance(NOTICE_DELAY_MS);
      return newestTo(recipientId);
    };
    const [mari, hans] = auction.seats.map(({ dealerId }) => dealerId);
    expect(await write(mari!)).toMatchObject({
      locale: 'et',
      body: expect.stringContaining('kirjutas teile') as string,
    });
    expect(await write(hans!)).toMatchObject({ locale: 'de-DE' });
  });

  /** Invites dealers to the auction of another car. */
  async function inviteAgain(dealerIds: string[]) {
    const car = { ...(await reportCar(server, tenants.north, 0)), dealerIds };
    const payload = auctionBody(car, tenants.north);
    const started = await server.call('POST', '/api/auctions', { token, payload });
    expect(started.statusCode, started.body).toBe(201);
  }
});

describe('a dealer who chooses a language', () => {
  test('on its own page is written to in it from then on', async () => {
    const { seats } = await startAuction(server, tenants.north, { dealers: 1 });
    const { dealerId } = seats[0]!;
    expect((await openPage(dealerId, chose('et'))).statusCode).toBe(200);
    expect((await dealerOf(dealerId)).locale).toBe('et');
    await setLanguage(dealerId, 'de-DE');
    await openPage(dealerId);
    expect((await dealerOf(dealerId)).locale).toBe('de-DE');
  });

  test('in an auction is written to in it after its bid', async () => {
    const { seats } = await startAuction(server, tenants.north, { dealers: 2 });
    const [mine, other] = seats;
    server.clock.advance(1000);
    const payload = { dealer_key: mine!.key, value: 5000 };
    const headers = chose('et-EE');
    const taken = await server.call('POST', '/api/public/offers', { payload, headers });
    expect(taken.statusCode).toBe(201);
    await bid(server, other!, 6000);
    expect(await newestTo(mine!.dealerId)).toMatchObject({
      purpose: 'AUCTION_OUTBID',
      locale: 'et',
    });
  });

  test('that the partner does not offer, or that its browser alone asks for, changes nothing', async () => {
    const { seats } = await startAuction(server, tenants.north, { dealers: 1 });
    const { dealerId } = seats[0]!;
    for (const locale of ['fr', '', '%zz', 'x'.repeat(500)]) {
      expect((await openPage(dealerId, chose(locale))).statusCode, locale).toBe(200);
    }
    await openPage(dealerId, { 'accept-language': 'et' });
    expect((await dealerOf(dealerId)).locale).toBeNull();
  });

  test('by the invitation alone changes nothing: staff can open it, too', async () => {
    const { seats } = await startAuction(server, tenants.north, { dealers: 1 });
    const { dealerId, key } = seats[0]!;
    const path = `/api/public/auctions/dealers/${key}`;
    expect((await server.call('GET', path, { headers: chose('et') })).statusCode).toBe(200);
    expect((await dealerOf(dealerId)).locale).toBeNull();
  });
});
