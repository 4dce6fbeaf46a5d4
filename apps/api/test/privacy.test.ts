import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captureLink } from '../src/messaging/queue.ts';
import { letterPdf } from '../src/media/testing/pdfs.ts';
import { phonePhoto } from '../src/media/testing/pictures.ts';
import { isIntact } from '../src/modules/selling/audit.ts';
import { customerAt, type Customer } from '../src/modules/capture/testing/customer.ts';
import { reasonAbout } from '../src/modules/privacy/reason.ts';
import { bid } from './auctionHouse.ts';
import { filesHolding, rowsHolding, storedFiles } from './everywhere.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenant, type Tenants } from './tenants.ts';

/** Marker texts about the customer that must not be stored anywhere after the erasure. */
const MARY = {
  name: 'Quillfeather',
  email: 'quillfeather@mail.test',
  phone: '+37255598761',
  plate: 'QZX987',
  vin: 'WVWZZZQUILL000017',
  words: 'Rattles like a tambourine',
};
const MARKS = [...Object.values(MARY), '37255598761'];

let server: TestServer;
let tenants: Tenants;
let admin: string;

beforeEach(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  admin = await server.signIn('admin@north.test');
});
afterEach(() => server.close());

interface Made {
  requestId: string;
  customer: Customer;
  capture: string;
}

/** A request as staff send it, and its customer with the link that was sent. */
async function send(tenant: Tenant, body: object): Promise<Made> {
  const staff = tenant === tenants.south ? 'admin@south.test' : 'admin@north.test';
  const answer = await server.call('POST', '/api/requests', {
    token: await server.signIn(staff),
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: { request_type: 'TRADE', partner_id: tenant.partnerId, ...body },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  await server.runJobs();
  const { id: requestId } = answer.json<{ request: { id: string } }>().request;
  const capture = new URL(captureLink(server.services, { id: requestId, key_version: 1 })).pathname;
  const inject: TestServer['app']['inject'] = server.app.inject.bind(server.app);
  return { requestId, capture, customer: customerAt(inject, requestId, `/api${capture}`) };
}

/** A whole report with everything that can belong to it. */
async function report(made: Made, owner = MARY): Promise<void> {
  const { customer } = made;
  await customer.call('POST', '/open');
  await customer.photo(await phonePhoto(), 'vin', { description: owner.words });
  const scan = await customer.announce('scan_360', { filetype: 'video' });
  await customer.call('PUT', `/scan/${scan.id}/frames/0`, await phonePhoto());
  await customer.call('POST', `/scan/${scan.id}/complete`, { frames: 1 });
  const update = await customer.call('PATCH', '', {
    contact: { name: owner.name, email: owner.email },
    car: { plate: owner.plate, vincode: owner.vin },
    description: owner.words,
  });
  if (update.statusCode !== 200) throw new Error(update.body);
  const answer = await customer.call('POST', '/submit', { reason: 'That is all' });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** A file of the owner's in the conversation with the partner, and one that was never sent. */
async function sendFile(
  { requestId }: Pick<Made, 'requestId'>,
  { kind, name, bytes }: { kind: 'PHOTO' | 'PDF'; name: string; bytes: Buffer },
): Promise<void> {
  const key = server.services.keys.make('offer', requestId, 1);
  const path = `/api/public/conversations/${requestId}/${key}`;
  const [id, unsent] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const one of [id, unsent]) {
    const payload = { id: one, kind, name };
    expect((await server.call('POST', `${path}/attachments`, { payload })).statusCode).toBe(201);
    const sent = await server.app.inject({
      method: 'PATCH',
      url: `${path}/attachments/${one}/content`,
      payload: bytes,
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'upload-length': String(bytes.length),
      },
    });
    expect(sent.statusCode, sent.body).toBe(204);
  }
  const answer = await server.call('POST', path, { payload: { message: '', attachments: [id] } });
  expect(answer.statusCode, answer.body).toBe(201);
}

const post = (url: string, payload: object, token = admin) =>
  server.call('POST', url, { token, payload });

/** An auction that was won and accepted, with a fee, conversations and a comment. */
async function sell({ requestId }: Made): Promise<{ dealerKey: string; tradeInId: string }> {
  const found = (await server.call('GET', `/api/requests/${requestId}`, { token: admin })).json();
  const tradeInId: string = found.trade_in.id;
  const started = await post('/api/auctions', {
    partner_id: tenants.north.partnerId,
    trade_in_id: tradeInId,
    dealers: [tenants.north.dealerId],
    validity: { days: 7, miles: 200 },
    start_time: '2026-01-01T00:00:00Z',
    end_time: '2026-01-01T02:00:00Z',
    dealer_requirements: `Ask ${MARY.name}`,
  });
  if (started.statusCode !== 201) throw new Error(started.body);
  const seat = await server.db.direct
    .selectFrom('auction_bidders')
    .selectAll()
    .executeTakeFirstOrThrow();
  const dealerKey = seat.id + server.services.keys.make('dealer', seat.id, 1);
  const offered = await bid(server, { dealerId: seat.dealer_id, key: dealerKey }, 9000, {
    comment: `For ${MARY.name}`,
  });
  if (offered.statusCode !== 201) throw new Error(offered.body);
  const { id: reportId } = await server.db.direct
    .selectFrom('reports')
    .where('request_id', '=', requestId)
    .select('id')
    .executeTakeFirstOrThrow();
  const comment = await post(`/v2/reports/${reportId}/comments`, {
    message: `${MARY.name} called`,
  });
  if (comment.statusCode !== 201) throw new Error(comment.body);
  const said = await post('/chats/conversations', {
    listingId: requestId,
    recipientId: requestId,
    message: `Dear ${MARY.name}`,
  });
  if (said.statusCode !== 201) throw new Error(said.body);
  const papers = letterPdf('', [`(${MARY.words} ${MARY.vin})`]);
  await sendFile({ requestId }, { kind: 'PDF', name: `${MARY.name}.pdf`, bytes: papers });
  await server.runJobs();
  return { dealerKey, tradeInId };
}

/** Addresses of pictures as staff have them. */
const picturesOf = async (id: string) =>
  (await server.call('GET', `/api/requests/${id}`, { token: admin })).body.match(
    /\/media\/[^"]+\.jpg/g,
  ) ?? [];

const erase = (id: string, more: object = {}, token = admin) =>
  post(
    `/api/requests/${id}/customer/erase`,
    { reason: 'Asked for it by telephone', confirmation: MARY.name, ...more },
    token,
  );
const correct = async ({ requestId }: Pick<Made, 'requestId'>, details: object, seen: object) => {
  const payload = { details, seen };
  const url = `/api/requests/${requestId}/details`;
  const answer = await server.call('PATCH', url, { token: admin, payload });
  expect(answer.statusCode, answer.body).toBe(200);
};
const preview = async (id: string, token = admin) =>
  (await server.call('GET', `/api/requests/${id}/customer`, { token })).json().customer;

describe('an administrator who erases a customer', () => {
  test('leaves no trace of them in any table or file, and others as they were', async () => {
    const first = await send(tenants.north, { name: MARY.name, phone: MARY.phone.slice(1) });
    await report(first);
    const sale = await sell(first);
    await send(tenants.north, { name: `Mrs ${MARY.name}`, email: 'Quillfeather@mail.test' });
    const other = await send(tenants.north, { name: 'Olga Other', email: 'olga@mail.test' });
    await report(other, {
      ...MARY,
      name: 'Olga Other',
      email: 'olga@mail.test',
      plate: 'OLG1',
      vin: 'WVWZZZOLGA0000017',
      words: 'Purrs',
    });
    const abroad = await send(tenants.south, { name: 'Southern', phone: MARY.phone.slice(1) });
    const filesBefore = await storedFiles(server);

    const { name, requests, counts } = await preview(first.requestId);
    expect([name, requests.length]).toEqual([MARY.name, 2]);
    expect(counts).toMatchObject({ requests: 2, photos: 1, scans: 1, auctions: 1, offers: 1 });
    expect(counts.sent).toBeGreaterThan(1);

    const answer = await erase(first.requestId);
    expect([answer.statusCode, answer.json().record]).toMatchObject([
      200,
      { action: 'ERASED', counts, actor: { name: 'north admin' } },
    ]);
    await server.runJobs();

    // the number is the other tenant's customer's too: there it stays
    const own = MARKS.filter((mark) => !mark.includes('37255598761'));
    expect(await rowsHolding(server, own)).toEqual([]);
    const numbers = await server.db.direct
      .selectFrom('requests')
      .where('phone', '=', MARY.phone)
      .select('id')
      .execute();
    expect(numbers).toEqual([{ id: abroad.requestId }]);
    expect(await filesHolding(server, MARKS)).toEqual([]);
    const left = await storedFiles(server);
    expect(left.length).toBeLessThan(filesBefore.length);
    expect(left.length).toBeGreaterThan(0);
    const pictures = await picturesOf(other.requestId);
    expect(pictures.length).toBeGreaterThan(1);
    for (const url of pictures) expect((await server.call('GET', url)).statusCode).toBe(200);
    await stillVerifiable(sale.tradeInId);
  });

  /** The chain of an auction is whole without the rows that are gone, and the fee is still owed. */
  async function stillVerifiable(tradeInId: string): Promise<void> {
    const entries = await server.db.direct
      .selectFrom('audit_entries')
      .where('trade_in_id', '=', tradeInId)
      .orderBy('seq')
      .selectAll()
      .execute();
    expect(entries.map(({ action }) => action)).toContain('BID');
    expect(isIntact(entries)).toBe(true);
    expect(isIntact(entries.map((entry) => ({ ...entry, amount_cents: 1 })))).toBe(false);
  }

  test('ends every link, and lists, search and counts know nothing of them', async () => {
    const made = await send(tenants.north, { name: MARY.name, phone: MARY.phone.slice(1) });
    await report(made);
    const { dealerKey } = await sell(made);
    const { keys } = server.services;
    const key = (kind: 'public' | 'offer') => keys.make(kind, made.requestId, 1);
    const [photo = ''] = await picturesOf(made.requestId);
    const links = [
      `/api${made.capture}`,
      `/api/requests/${made.requestId}/${key('public')}`,
      `/api/requests/${made.requestId}/${key('offer')}`,
      `/api/public/auctions/dealers/${dealerKey}`,
      `/api/public/conversations/${made.requestId}/${key('offer')}`,
      photo,
    ];
    for (const link of links) {
      expect([link, (await server.call('GET', link)).statusCode]).toEqual([link, 200]);
    }
    await erase(made.requestId);
    await server.runJobs();
    for (const link of links) {
      expect([link, (await server.call('GET', link)).statusCode]).toEqual([link, 404]);
    }
    const { partnerId } = tenants.north;
    for (const url of [
      `/api/requests?partner_id=${partnerId}&type=TRADE`,
      `/api/requests/search?partner_id=${partnerId}&q=${MARY.name}`,
      `/api/partners/${partnerId}/privacy/customers?q=${MARY.name}`,
      `/api/requests/cars?partner_id=${partnerId}&type=TRADE`,
      `/api/leads/messages?partner_id=${partnerId}`,
    ]) {
      const { statusCode, body } = await server.call('GET', url, { token: admin });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain(made.requestId);
    }
    expect((await erase(made.requestId)).statusCode).toBe(404);
  });

  test('leaves rows of batches without name and address, and sends nothing that was waiting', async () => {
    const made = await send(tenants.north, { name: MARY.name, phone: MARY.phone.slice(1) });
    const rows = [
      { line: 2, name: MARY.name, phone: '+372 5559 8761', skip: 'INVALID' },
      { line: 3, name: MARY.name, phone: MARY.phone, anyway: true },
      { line: 4, name: 'Ann Lee', email: 'ann@mail.test' },
    ];
    const { partnerId: partner_id } = tenants.north;
    const begun = await post('/api/request_batches', { request_type: 'TRADE', partner_id, rows });
    const { id } = begun.json<{ batch: { id: string } }>().batch;
    await erase(made.requestId);
    await server.runJobs();
    expect(await rowsHolding(server, [MARY.name, MARY.phone, '5559 8761'])).toEqual([]);
    const answer = await server.call('GET', `/api/request_batches/${id}`, { token: admin });
    expect(answer.json()).toMatchObject({
      batch: { state: 'DONE', counts: { sent: 1, skipped: 1, cancelled: 1 } },
      rows: [
        { line: 2, name: null, phone: null, state: 'SKIPPED' },
        { line: 3, name: null, phone: null, state: 'CANCELLED' },
        { line: 4, name: 'Ann Lee', state: 'SENT' },
      ],
    });
  });

  test('meets no reason that is refused for a customer who calls themselves “e”', () => {
    const named = (name: string) => ({ requests: [{ name }], emails: [], phones: [] }) as never;
    expect(reasonAbout(named('e'), 'Asked for it by telephone')).toBe('Asked for it by telephone');
    expect(() => reasonAbout(named('e'), 'The wish of E.')).toThrow('INVALID_FORMAT');
    expect(() => reasonAbout(named('Ann (B.'), 'It was ann (b. who asked')).toThrow(
      'INVALID_FORMAT',
    );
  });

  test('takes along the saved views that are about them, and no others', async () => {
    const { partnerId } = tenants.north;
    const save = (name: string, search?: string) =>
      post('/api/saved_views', {
        partner_id: partnerId,
        list: 'REQUESTS',
        request_type: 'TRADE',
        name,
        query: search === undefined ? {} : { search },
      });
    await save('By name', MARY.name.toUpperCase());
    await save('By address', MARY.email);
    await save(MARY.name);
    await save('By a part', MARY.name.slice(0, 5));
    await save('Everything');
    const made = await send(tenants.north, { name: MARY.name, email: MARY.email });
    await erase(made.requestId);
    const path = `/api/saved_views?partner_id=${partnerId}`;
    const { views } = (await server.call('GET', path, { token: admin })).json();
    expect(views.map(({ name }: { name: string }) => name)).toEqual(['By a part', 'Everything']);
  });

  test('leaves no trace of the name and number they had before they were corrected', async () => {
    const wrong = { name: 'Marry Quilfether', phone: '+37255598762' };
    const right = { name: MARY.name, phone: MARY.phone };
    const made = await send(tenants.north, { ...wrong, phone: wrong.phone.slice(1) });
    const view = await post('/api/saved_views', {
      partner_id: tenants.north.partnerId,
      list: 'REQUESTS',
      request_type: 'TRADE',
      name: 'The number of before',
      query: { search: wrong.phone },
    });
    expect(view.statusCode, view.body).toBe(201);
    await correct(made, right, wrong);
    await erase(made.requestId);
    await server.runJobs();
    expect(await rowsHolding(server, [wrong.name, wrong.phone.slice(1)])).toEqual([]);
  });

  test('must type their name and give a reason that does not tell it; else nothing goes', async () => {
    const made = await send(tenants.north, { name: MARY.name, email: MARY.email });
    for (const [field, body] of [
      ['confirmation', { confirmation: 'Somebody Else' }],
      ['reason', { reason: `${MARY.name} asked` }],
      ['reason', { reason: `${MARY.email.toUpperCase()} asked` }],
      ['reason', { reason: '   ' }],
    ] as const) {
      const answer = await erase(made.requestId, body);
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, field]);
    }
    expect((await preview(made.requestId)).counts.requests).toBe(1);
    expect((await erase(made.requestId, { confirmation: ' quillFeather ' })).statusCode).toBe(200);
  });

  test('is the only one who may', async () => {
    const made = await send(tenants.north, { name: MARY.name, email: MARY.email });
    const agent = await server.signIn('agent@north.test');
    expect((await erase(made.requestId, {}, agent)).statusCode).toBe(403);
    const south = await server.signIn('admin@south.test');
    expect((await erase(made.requestId, {}, south)).statusCode).toBe(404);
    expect((await preview(made.requestId)).name).toBe(MARY.name);
  });

  test('leaves an entry in the record and in the security log, without personal data', async () => {
    const made = await send(tenants.north, { name: MARY.name, email: MARY.email });
    await erase(made.requestId);
    const url = `/api/partners/${tenants.north.partnerId}/privacy/records`;
    const { records } = (await server.call('GET', url, { token: admin })).json();
    expect(records).toMatchObject([
      {
        action: 'ERASED',
        actor: { name: 'north admin' },
        counts: { requests: 1 },
        reason: 'Asked for it by telephone',
      },
    ]);
    const logged = await server.db.direct
      .selectFrom('security_events')
      .where('type', '=', 'DATA_ERASED')
      .select(['partner_id', 'actor_id', 'detail'])
      .execute();
    expect(logged).toEqual([
      {
        partner_id: tenants.north.partnerId,
        actor_id: tenants.north.admin,
        detail: { requests: 1 },
      },
    ]);
  });

  test('a buyer’s words about another car go too, and that car stays', async () => {
    const car = await send(tenants.north, { name: 'Olga Other', email: 'olga@mail.test' });
    await report(car, { ...MARY, name: 'Olga Other', email: 'olga@mail.test' });
    const key = server.services.keys.make('public', car.requestId, 1);
    const newThread = await server.call('POST', `/api/public/threads/${car.requestId}/${key}`, {
      payload: { name: MARY.name, email: MARY.email, message: 'Is it still there?' },
    });
    expect(newThread.statusCode).toBe(201);
    const made = await send(tenants.north, { name: MARY.name, email: MARY.email });
    expect((await preview(made.requestId)).counts.messages).toBe(1);
    await erase(made.requestId);
    expect(await rowsHolding(server, [MARY.email, MARY.name])).toEqual([]);
    expect((await preview(car.requestId)).counts.photos).toBe(1);
  });
});

describe('an administrator who exports a customer', () => {
  test('gets a zip of what is kept and of the photos, and it is put on record', async () => {
    const made = await send(tenants.north, { name: MARY.name, phone: MARY.phone.slice(1) });
    await report(made);
    await sendFile(made, { kind: 'PHOTO', name: 'my car.jpg', bytes: await phonePhoto() });
    await correct(made, { plate: 'CORRECT' }, { plate: MARY.plate });
    const answer = await post(`/api/requests/${made.requestId}/customer/export`, {
      reason: 'Asked for a copy',
    });
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json<{ url: string }>();
    const zip = await server.call('GET', url);
    expect([zip.statusCode, zip.headers['content-type']]).toEqual([200, 'application/zip']);
    const text = zip.rawPayload.toString('latin1');
    for (const part of [
      'requests.json',
      'photos.json',
      MARY.plate,
      MARY.vin,
      MARY.email,
      'photos/',
      `messages/${made.requestId}/`,
      'my car.jpg',
      'CORRECT',
      '"entered"',
    ]) {
      expect(text).toContain(part);
    }
    const key = made.capture.split('/').at(-1) ?? '';
    expect(text).not.toContain(key);
    const records = `/api/partners/${tenants.north.partnerId}/privacy/records`;
    expect((await server.call('GET', records, { token: admin })).json().records).toMatchObject([
      { action: 'EXPORTED', reason: 'Asked for a copy', counts: { photos: 1, scans: 1 } },
    ]);
  });

  test('can fetch it for an hour, while the session lasts and they are an administrator', async () => {
    const made = await send(tenants.north, { name: MARY.name, email: MARY.email });
    const exported = async () =>
      (await post(`/api/requests/${made.requestId}/customer/export`, { reason: 'Asked' })).json<{
        url: string;
      }>().url;
    const status = async (url: string) => (await server.call('GET', url)).statusCode;
    const url = await exported();
    expect(await status(url)).toBe(200);
    expect(await status(url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(404);
    server.clock.advance(61 * 60_000);
    expect(await status(url)).toBe(404);
    await renewSessions(server);
    const again = await exported();
    const demoted = server.db.direct.updateTable('memberships').set({ role: 'AGENT' });
    await demoted.where('user_id', '=', tenants.north.admin).execute();
    expect(await status(again)).toBe(404);
  });
});
