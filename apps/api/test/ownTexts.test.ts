import { reportMinutes, type Answer } from '@forecourt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTICE_DELAY_MS } from '../src/modules/messages/notice.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('admin@north.test');
  const path = `/api/partners/${tenants.north.partnerId}/settings`;
  const { version } = (await server.call('GET', path, { token })).json().settings;
  const content = {
    sms_request: '{partner} says: {link}',
    email_subject: 'For {name}',
    email_body: 'Dear {name},\nsee below.',
    follow_up: '{name}, still there? {link}',
    follow_up_subject: 'Again, {name}',
    message_notice: 'News about {car} for {name}: {link}',
  };
  const payload = { version, flows: [{ flow: 'TRADE', content }] };
  expect((await server.call('PATCH', path, { token, payload })).statusCode).toBe(200);
});
afterAll(() => server.close());

const create = async (to: object) =>
  (
    await server.call('POST', '/api/requests', {
      token,
      payload: {
        request_type: 'TRADE',
        partner_id: tenants.north.partnerId,
        name: 'Mari',
        ...to,
      },
    })
  ).json().request.id as string;
const sent = async (id: string) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('request_id', '=', id)
      .orderBy('inserted_at', 'desc')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow(),
  );
const preview = async (id: string, purpose: string) =>
  (await server.call('GET', `/api/requests/${id}/message?purpose=${purpose}`, { token })).json()
    .message;

test('the partner’s own texts go out, with their placeholders filled', async () => {
  const sms = await sent(await create({ phone: '37255512345' }));
  expect(sms.body).toBe(`North Canary Motors says: ${sms.link}`);
  const mail = await sent(await create({ email: 'mari@mail.test' }));
  expect(mail.subject).toBe('For Mari');
  // the link is added to a text without it
  expect(mail.body).toBe(`Dear Mari,\nsee below.\n\n${mail.link}`);
});

test('says how long it takes by the sections that are asked for, as the invite page does', async () => {
  const { partnerId, customisations } = tenants.north;
  const path = `/api/partners/${partnerId}/settings`;
  const settings = async () =>
    (await server.call('GET', path, { token })).json<Answer<'getSettings'>>().settings;
  const publish = async (flow: object) => {
    const { version } = await settings();
    const payload = { version, flows: [{ flow: 'CLAIM', ...flow }] };
    expect((await server.call('PATCH', path, { token, payload })).statusCode).toBe(200);
  };
  const minutes = async () => {
    const id = await create({ request_type: 'CLAIM', email: 'mari@mail.test' });
    return /about (\d+) min/.exec((await sent(id)).body)?.[1];
  };
  const page = async () => {
    const answer = await server.call('GET', `/api/partner_customisations/${customisations.CLAIM}`);
    return String(
      reportMinutes(answer.json<Answer<'getPartnerCustomisation'>>().customisation.sections),
    );
  };
  expect(await minutes()).toBe('4');
  expect(await page()).toBe('4');
  await publish({ sections: { scan_360: 'off', car_details: 'off', car_condition: 'off' } });
  expect(await minutes()).toBe('3');
  expect(await page()).toBe('3');
  await publish({ content: { email_body: '{minutes} min, {name}: {link}' } });
  expect((await sent(await create({ request_type: 'CLAIM', email: 'm@mail.test' }))).body).toMatch(
    /^3 min, Mari: http/,
  );
});

test('the preview shows what is sent, but for the key in the link', async () => {
  for (const to of [{ phone: '37255512345' }, { email: 'mari@mail.test' }]) {
    const id = await create(to);
    await server.runJobs();
    for (const [purpose, action] of [
      ['FOLLOW_UP', 'follow_up'],
      ['RESEND', 'resend'],
    ] as const) {
      server.clock.advance(60_000);
      const shown = await preview(id, purpose);
      const payload = action === 'follow_up' ? { payload: {} } : {};
      await server.call('PATCH', `/api/requests/${id}/${action}`, { token, ...payload });
      const { subject, body, link } = await sent(id);
      expect([subject, body]).toEqual([shown.subject, shown.text.replace(shown.link, link)]);
    }
  }
});

test('the notice of a chat message is the partner’s own, too', async () => {
  const id = await create({ phone: '37255512399' });
  await server.runJobs();
  // the report has the recipient's id
  const { report } = (await server.call('GET', `/api/requests/${id}`, { token })).json();
  const written = await server.call('POST', '/chats/conversations', {
    token,
    payload: { listingId: id, recipientId: report.seller_id, message: 'When can you come by?' },
  });
  expect(written.statusCode).toBe(201);
  server.clock.advance(NOTICE_DELAY_MS);
  await server.runJobs();
  const notice = await server.db.system((tx) =>
    tx.selectFrom('outbox').where('purpose', '=', 'MESSAGE').selectAll().executeTakeFirstOrThrow(),
  );
  expect(notice.body).toBe(`News about your car for Mari: ${notice.link}`);
});
