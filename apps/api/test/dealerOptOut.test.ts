import type { DealerOptOut } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../src/messaging/mailer.ts';
import { answer, auctionBody, bid, reportCar, runClock, startAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { catchMails } from './mailbox.ts';
import { refusedFields } from './refusedFields.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { fingerprint } from './fingerprint.ts';

/** A dealer who refuses mails gets none, and cannot be invited. */

let server: TestServer;
let tenants: Tenants;
let agent: string;
let sent: Mail[];

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  agent = await server.signIn('agent@north.test');
  sent = catchMails(server);
});
afterAll(() => server.close());
beforeEach(() => void sent.splice(0));

const keyOf = (id: string) => id + server.services.keys.make('optOut', id, 1);
const address = (id: string) => `/api/public/dealer_opt_outs/${keyOf(id)}`;
const optOut = (id: string) => server.call('POST', address(id));
const start = (dealers?: string[]) => async () => {
  const car = await reportCar(server, tenants.north, 0);
  const { dealers: _none, ...body } = auctionBody(car, tenants.north);
  const payload = dealers ? { ...body, dealers } : body;
  return server.call('POST', '/api/auctions', { token: agent, payload });
};
const purposesTo = async (dealerId: string) => {
  const rows = await server.db.system((tx) =>
    tx.selectFrom('outbox').where('dealer_id', '=', dealerId).select('purpose').execute(),
  );
  return rows.map(({ purpose }) => purpose).sort();
};

describe('the link in a mail', () => {
  test('is in each mail to a dealer, as text and as the header of one click', async () => {
    const { seats } = await startAuction(server, tenants.north, { dealers: 2 });
    await server.runJobs();
    for (const { dealerId } of seats) {
      const mail = sent.find(({ to }) => to.includes(dealerId));
      const page = `https://forecourt.test/dealers/opt-out/${keyOf(dealerId)}`;
      expect(mail?.text).toContain(page);
      expect(mail?.html).toContain(`href="${page}"`);
      expect(mail?.unsubscribe).toBe(`https://forecourt.test${address(dealerId)}`);
    }
    expect(sent.filter(({ to }) => !to.includes('dealers.test'))).toEqual([]);
  });

  test('is not kept after the mail is sent', async () => {
    await startAuction(server, tenants.north, { dealers: 1 });
    await server.runJobs();
    const rows = await server.db.system((tx) =>
      tx.selectFrom('outbox').where('status', '=', 'SENT').select('body').execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { body } of rows) expect(body).not.toContain('/opt-out/');
  });

  test('is not in a mail to an owner', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 1, minutes: 1 });
    await bid(server, auction.seats[0]!, 5000);
    server.clock.advance(120_000);
    await runClock(server);
    await server.runJobs();
    const rows = await server.db.system((tx) =>
      tx.selectFrom('outbox').where('purpose', '=', 'OFFER').select('body').execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { body } of rows) expect(body).not.toContain('opt-out');
  });
});

describe('the page', () => {
  test('looks like the partner whose dealer it is', async () => {
    const { dealerIds } = await reportCar(server, tenants.north, 1);
    await server.db.system((tx) =>
      tx
        .updateTable('partners')
        .set({
          logo_url: '/media/logo.png',
          logo_width: 120,
          theme: JSON.stringify({ illustration_primary: '#112233' }),
        })
        .where('id', '=', tenants.north.partnerId)
        .execute(),
    );
    const shown = await server.call('GET', address(dealerIds[0] ?? ''));
    expect(shown.json()).toMatchObject({
      opt_out: {
        partner: {
          logo: { url: '/media/logo.png', width: 120 },
          theme: { illustration_primary: '#112233', ui_secondary_1: '#2563EB' },
          locales: { default: 'en-US' },
        },
      },
    });
  });
});

describe('opting out', () => {
  test('takes more than opening the link', async () => {
    const { dealerIds } = await reportCar(server, tenants.north, 1);
    const [id = ''] = dealerIds;
    const before = await fingerprint(server.services);
    const shown = await server.call('GET', address(id));
    expect(shown.json<{ opt_out: DealerOptOut }>()).toMatchObject({
      opt_out: {
        dealer_name: `Dealer canary ${id}`,
        partner: { name: 'North Canary Motors' },
        opted_out_at: null,
      },
    });
    const browser = await server.call('GET', address(id), {
      headers: { accept: 'text/html,application/xhtml+xml' },
    });
    expect([browser.statusCode, browser.headers.location]).toEqual([
      303,
      `https://forecourt.test/dealers/opt-out/${keyOf(id)}`,
    ]);
    expect(await fingerprint(server.services)).toEqual(before);
  });

  test.each([
    ['a page', undefined, undefined],
    ['a mail program', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a mail program that sends a form',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('is done once by %s', async (_, type, payload) => {
    const { dealerIds } = await reportCar(server, tenants.north, 1);
    const [id = ''] = dealerIds;
    const post = () =>
      server.call('POST', address(id), type ? { headers: { 'content-type': type }, payload } : {});
    const first = await post();
    expect(first.statusCode).toBe(200);
    const since = first.json<{ opt_out: DealerOptOut }>().opt_out.opted_out_at;
    expect(since).toBe(server.clock.now().toISOString());
    server.clock.advance(60_000);
    expect((await post()).json()).toMatchObject({ opt_out: { opted_out_at: since } });
  });

  test('is taken back by the dealer alone', async () => {
    const { dealerIds } = await reportCar(server, tenants.north, 1);
    const [id = ''] = dealerIds;
    await optOut(id);
    const url = `/api/partners/${id}`;
    const change = (payload: object) => server.call('PATCH', url, { token: agent, payload });
    const refused = await change({ state: 'ACTIVE' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'INVALID_TRANSITION' },
    ]);
    expect((await change({ note: 'Called them' })).json()).toMatchObject({
      partner: { state: 'OPTED_OUT', opted_out_at: expect.any(String) },
    });
    expect((await server.call('DELETE', address(id))).json()).toMatchObject({
      opt_out: { opted_out_at: null },
    });
    const back = await server.call('GET', url, { token: agent });
    expect(back.json()).toMatchObject({ partner: { state: 'ACTIVE', opted_out_at: null } });
  });
});

describe('an auction', () => {
  test('invites no one who opted out or is set aside, and names them', async () => {
    const { dealerIds } = await reportCar(server, tenants.north, 3);
    const [out = '', aside = '', fine = ''] = dealerIds;
    await optOut(out);
    await server.call('DELETE', `/api/partners/${aside}`, { token: agent });
    const refused = await start(dealerIds)();
    expect(refused.statusCode).toBe(422);
    const name = (id: string) => ({ id, name: `Dealer canary ${id}` });
    expect(refusedFields(refused)).toHaveLength(2);
    expect(refusedFields(refused)).toEqual(
      expect.arrayContaining([
        { field: 'dealers', code: 'DEALER_OPTED_OUT', dealer: name(out) },
        { field: 'dealers', code: 'DEALER_INACTIVE', dealer: name(aside) },
      ]),
    );
    const all = await start()();
    const ids = all
      .json<{ auction: { bidders: { partner_id: string }[] } }>()
      .auction.bidders.map(({ partner_id }) => partner_id);
    expect(ids).toContain(fine);
    expect(ids).not.toContain(out);
    expect(ids).not.toContain(aside);
  });

  test('tells a dealer who opts out while it runs nothing more, but of the deal they get', async () => {
    const auction = await startAuction(server, tenants.north, { dealers: 3, minutes: 120 });
    const [winner, loser, other] = auction.seats as [Seat, Seat, Seat];
    await bid(server, winner, 5000);
    await bid(server, loser, 6000);
    for (const { dealerId } of [winner, loser]) await optOut(dealerId);
    await bid(server, winner, 7000);
    server.clock.advance(61 * 60_000);
    await runClock(server);
    server.clock.advance(60 * 60_000);
    await runClock(server);
    expect((await answer(server, auction, true)).statusCode).toBe(200);
    expect(await purposesTo(loser.dealerId)).toEqual(['AUCTION_INVITATION']);
    expect(await purposesTo(winner.dealerId)).toEqual([
      'AUCTION_INVITATION',
      'AUCTION_OUTBID',
      'AUCTION_WON',
      'OFFER_ACCEPTED',
    ]);
    expect(await purposesTo(other.dealerId)).toContain('AUCTION_ENDING');
  });
});

type Seat = Awaited<ReturnType<typeof startAuction>>['seats'][number];
