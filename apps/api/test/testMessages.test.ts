import type { Body } from '@forecourt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { startSmtpServer, type SmtpServer } from './smtp.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let smtp: SmtpServer;
let server: TestServer;
let tenants: Tenants;
let token: string;

const METRICS = 'a token that Prometheus has for this test';

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({
    mail: { kind: 'smtp', url: smtp.url },
    metricsToken: METRICS,
  });
  tenants = await seedTenants(server.services);
  token = await server.signIn('admin@north.test');
});
afterAll(async () => {
  await server.close();
  smtp.close();
});

type Test = Body<'sendTestMessage'>;

const byMail: Test = {
  flow: 'TRADE',
  name: 'email_body',
  channel: 'EMAIL',
  locale_code: 'en-US',
  subject: '{name}, your car and {partner}',
  text: 'Hello {name},\n\n{partner} asks for photos, about {minutes} minutes:\n\n{link}',
};
const bySms: Test = {
  flow: 'TRADE',
  name: 'sms_request',
  channel: 'SMS',
  locale_code: 'en-US',
  text: 'Hi {name}, show us your car',
  phone: '37255500042',
};

const send = (payload: Test, by = token, partnerId = tenants.north.partnerId) =>
  server.call('POST', `/api/partners/${partnerId}/settings/test_messages`, { token: by, payload });
const tests = () =>
  server.db.system((tx) =>
    tx.selectFrom('outbox').where('purpose', 'like', 'TEST%').selectAll().execute(),
  );

test('a draft goes by email to the person who writes it, as customers would get it', async () => {
  const answer = await send(byMail);
  expect([answer.statusCode, answer.json()]).toEqual([201, { to: 'admin@north.test' }]);
  await server.runJobs();
  const [mail] = smtp.mails;
  expect(mail?.headers.get('to')).toContain('admin@north.test');
  expect(mail?.headers.get('subject')).toBe('Ann Lee, your car and North Canary Motors');
  expect(mail?.text).toMatch(
    /^Hello Ann Lee,\s+North Canary Motors asks for photos, about \d+ min/,
  );
  expect(mail?.text).toContain('/north-trade');
  // the button is that of a request
  expect(mail?.html).toContain('Start now');
});

test('and by SMS to a number, with a link where the text has none', async () => {
  const answer = await send(bySms);
  expect([answer.statusCode, answer.json()]).toEqual([201, { to: '+37255500042' }]);
  await server.runJobs();
  const [sms] = (await tests()).filter(({ channel }) => channel === 'SMS');
  expect(sms).toMatchObject({
    purpose: 'TEST_REQUEST',
    status: 'SENT',
    request_id: null,
    about_request_id: null,
    body: expect.stringMatching(/^Hi Ann Lee, show us your car\n\n.+\/north-trade$/) as unknown,
  });
});

test('it is no message to a customer: metrics and requests do not know of it', async () => {
  const answer = await server.call('GET', '/metrics', { token: METRICS });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/forecourt_messages\{/);
  const events = await server.db.system((tx) => tx.selectFrom('request_events').execute());
  expect(events).toEqual([]);
});

test('what can’t be sent is refused, naming what is wrong', async () => {
  const refusal = async (payload: Test) => {
    const answer = await send(payload);
    const { code, errors } = answer.json();
    return [answer.statusCode, code, errors?.map((one: { field: string }) => one.field)];
  };
  expect(await refusal({ ...bySms, text: 'Hi {nickname}' })).toEqual([
    422,
    'INVALID_FORMAT',
    ['text'],
  ]);
  expect(await refusal({ ...byMail, subject: '{link}' })).toEqual([
    422,
    'INVALID_FORMAT',
    ['subject'],
  ]);
  expect(await refusal({ ...bySms, phone: '12' })).toEqual([422, 'INVALID_FORMAT', ['phone']]);
  expect(await refusal({ ...bySms, locale_code: 'fr' })).toEqual([
    422,
    'INVALID_FORMAT',
    ['locale_code'],
  ]);
  // a country that the partner sends no SMS to
  expect(await refusal({ ...bySms, phone: '34612345678' })).toEqual([
    422,
    'COUNTRY_NOT_ALLOWED',
    ['phone'],
  ]);
});

test('only administrators of the partner send one, and only so many', async () => {
  const agent = await server.signIn('agent@north.test');
  expect((await send(byMail, agent)).statusCode).toBe(403);
  expect((await send(byMail, token, tenants.south.partnerId)).statusCode).toBe(404);
  const before = (await tests()).length;
  const answers = [];
  for (let time = 0; time < 20; time += 1) answers.push(await send(byMail));
  expect(answers.at(-1)?.statusCode).toBe(429);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  // an address gets ten messages a day
  expect((await tests()).length - before).toBeLessThan(10);
});
