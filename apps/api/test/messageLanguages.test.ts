import type { Flow } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { queueVerification } from '../src/modules/session/verify.ts';
import { OWNER, reportCar, startAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { mailsTo } from './mailbox.ts';
import { startSmtpServer, type SmtpServer } from './smtp.ts';
import { seedTenants, type Tenant, type Tenants } from './tenants.ts';

let smtp: SmtpServer;
let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ mail: { kind: 'smtp', url: smtp.url } });
  tenants = await seedTenants(server.services);
  await setLanguages(tenants.north, 'de-DE', 'es', 'fr');
});
afterAll(async () => {
  await server.close();
  smtp.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

async function setLanguages({ partnerId }: Tenant, standard: string, ...others: string[]) {
  const list = ['en-US', standard, ...others].map((one) => ({
    local_name: one,
    locale_code: one,
  }));
  await server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ locales: json({ default: standard, list }) })
      .where('id', '=', partnerId)
      .execute(),
  );
}

/** Nobody is asked twice. */
let customers = 0;

async function sendRequest(
  to: { email?: string; phone?: string },
  tenant = tenants.north,
  request_type: Flow = 'TRADE',
) {
  const token = await server.signIn(
    tenant === tenants.north ? 'agent@north.test' : 'agent@south.test',
  );
  const payload = { request_type, partner_id: tenant.partnerId, name: 'Mari', ...to };
  const answer = await server.call('POST', '/api/requests', { token, payload });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json().request as { id: string };
  return { id, token, message: await newest(id) };
}

const newest = (id: string) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where((eb) => eb.or([eb('request_id', '=', id), eb('about_request_id', '=', id)]))
      .orderBy('inserted_at', 'desc')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow(),
  );

const newEmail = () => `mari${++customers}@example.com`;
const newPhone = () => `+37255${String(500_100 + ++customers)}`;

/** The customer's first tap, on a page in a language. */
async function open(id: string, language?: string) {
  const row = await server.db.system((tx) =>
    tx.selectFrom('requests').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  );
  const key = server.services.keys.make('capture', id, row.key_version);
  const headers = language === undefined ? {} : { 'accept-language': language };
  const answer = await server.call('POST', `/api/capture/${id}/${key}/open`, { headers });
  expect(answer.statusCode).toBe(200);
}

async function followUp(id: string, token: string) {
  server.clock.advance(60_000);
  const answer = await server.call('PATCH', `/api/requests/${id}/follow_up`, {
    token,
    payload: {},
  });
  expect(answer.statusCode).toBe(200);
  return newest(id);
}

test('a customer of a German partner gets German by email, down to its button', async () => {
  await sendRequest({ email: newEmail() });
  await server.runJobs();
  const [mail] = smtp.mails;
  expect(mail?.headers.get('subject')).toBe('Ihr Auto in Zahlung geben bei North Canary Motors');
  expect(mail?.text).toMatch(/^Guten Tag Mari,\r?\n\r?\nNorth Canary Motors möchte Ihnen/);
  expect(mail?.html).toContain('lang="de-DE"');
  expect(mail?.html).toContain('Jetzt starten');
  expect(mail?.html).toContain('Falls die Schaltfläche nicht funktioniert');
});

test('and by text message', async () => {
  const { message } = await sendRequest({ phone: newPhone() });
  expect(message.body).toMatch(/^North Canary Motors: Holen Sie sich ein Angebot für Ihr Auto/);
  expect(message.locale).toBe('de-DE');
});

test('who reads the capture page in Spanish gets the reminder and the offer in Spanish', async () => {
  const { id, token } = await sendRequest({ phone: newPhone() });
  await open(id, 'es');
  const reminder = await followUp(id, token);
  expect(reminder).toMatchObject({ purpose: 'FOLLOW_UP', locale: 'es' });
  expect(reminder.body).toContain('seguimos esperando las fotos de su coche');

  const car = await reportCar(server, tenants.north);
  await open(car.requestId, 'es-MX,es;q=0.9');
  const offered = await server.call('POST', `/api/trade_in/${car.tradeInId}/offers`, {
    token,
    payload: { value: 18_500, expires_in_days: 7 },
  });
  expect(offered.statusCode).toBe(201);
  const message = await newest(car.requestId);
  expect(message).toMatchObject({ purpose: 'OFFER', recipient: OWNER.phone, locale: 'es' });
  expect(message.body).toMatch(
    /una oferta por su coche: 18\.500 €\. Responda antes del \d\d\/\d\d\/\d{4}/,
  );
});

test('a language that is not written falls back to the partner’s, one it does not offer changes nothing', async () => {
  const { id, token } = await sendRequest({ phone: newPhone() });
  await open(id, 'fr');
  expect((await followUp(id, token)).body).toContain('Wir warten noch auf die Fotos');
  await open(id, 'et');
  await open(id);
  expect((await followUp(id, token)).locale).toBe('de-DE');
});

test('the invite page has the SMS sent in its language', async () => {
  const payload = { request_type: 'TRADE', partner_id: tenants.north.partnerId, phone: newPhone() };
  const headers = { 'accept-language': 'es', 'idempotency-key': `key-${payload.phone}` };
  const answer = await server.call('POST', '/api/requests/self', { payload, headers });
  expect(answer.statusCode).toBe(201);
  const message = await newest(answer.json().request.id as string);
  expect(message.body).toContain('reciba una oferta por su coche');
});

test('a partner’s own texts go out in its own language only', async () => {
  const path = `/api/partners/${tenants.north.partnerId}/settings`;
  const token = await server.signIn('admin@north.test');
  const { settings } = (await server.call('GET', path, { token })).json();
  expect(settings.flows[0].default_content.follow_up).toContain('Wir warten noch auf die Fotos');
  const content = { follow_up: 'Na, {name}? {link}' };
  const change = { version: settings.version, flows: [{ flow: 'TRADE', content }] };
  expect((await server.call('PATCH', path, { token, payload: change })).statusCode).toBe(200);
  const german = await sendRequest({ phone: newPhone() });
  await open(german.id, 'de-AT');
  expect((await followUp(german.id, german.token)).body).toMatch(/^Na, Mari\?/);
  const spanish = await sendRequest({ phone: newPhone() });
  await open(spanish.id, 'es');
  expect((await followUp(spanish.id, spanish.token)).body).toContain('seguimos esperando');

  const publish = async (flow: object) => {
    const { version } = (await server.call('GET', path, { token })).json().settings;
    const payload = { version, flows: [{ flow: 'TRADE', ...flow }] };
    expect((await server.call('PATCH', path, { token, payload })).statusCode).toBe(200);
  };
  const write = (locale_code: string, text: string | null) =>
    publish({ translations: [{ locale_code, content: { follow_up: text } }] });
  const remind = async ({ id }: { id: string }) => (await followUp(id, token)).body;
  await write('es', 'Hola, {name}: {link}');
  expect(await remind(spanish)).toMatch(/^Hola, Mari:/);
  expect(await remind(german)).toMatch(/^Na, Mari\?/);
  // French is no language of the product's: without a text of the partner's own it is its default's
  const french = await sendRequest({ phone: newPhone() });
  await open(french.id, 'fr');
  expect(await remind(french)).toMatch(/^Na, Mari\?/);
  await write('fr', 'Bonjour {name} {link}');
  expect(await remind(french)).toMatch(/^Bonjour Mari/);
  // no text of the partner's own in English: the product's
  const english = await sendRequest({ phone: newPhone() });
  await open(english.id, 'en');
  expect(await remind(english)).toContain('we are still waiting');
  await write('es', null);
  expect(await remind(spanish)).toContain('seguimos esperando');
});

test('dealers and staff are written to in the partner’s default language', async () => {
  const { seats } = await startAuction(server, tenants.north);
  const [invitation] = await mailsTo(server, `${seats[0]!.dealerId}@dealers.test`);
  expect(invitation?.subject).toBe('North Canary Motors lädt Sie zum Bieten ein: 2020 Volvo V60');
  expect(invitation?.body).toContain('Diese E-Mails abbestellen:');
  expect(invitation?.body).toMatch(/Gebühr von 199\u00a0\$/);
  const user = await server.db.system((tx) =>
    tx
      .selectFrom('users')
      .where('email', '=', 'agent@north.test')
      .selectAll()
      .executeTakeFirstOrThrow(),
  );
  await server.db.system((tx) => queueVerification(server.services, tx, user));
  const mail = (await mailsTo(server, user.email)).at(-1);
  expect(mail).toMatchObject({ subject: 'E-Mail-Adresse bestätigen', locale: 'de-DE' });
});

test('another partner’s languages change nothing: it writes English', async () => {
  const { id, token, message } = await sendRequest({ phone: newPhone() }, tenants.south);
  expect(message.body).toMatch(/^South Secret Autos: get an offer for your car/);
  await open(id, 'es');
  expect(await followUp(id, token)).toMatchObject({ locale: 'en-US' });
});
