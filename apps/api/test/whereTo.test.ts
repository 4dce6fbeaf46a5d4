import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../src/messaging/enqueue.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ smsCountries: ['372', '44'] });
  tenants = await seedTenants(server.services);
  await server.db.system((tx) => tx.updateTable('partners').set({ sms_countries: null }).execute());
  token = await server.signIn('admin@north.test');
});
afterAll(() => server.close());

const verify = (verified_at: Date | null) =>
  server.db.system((tx) => tx.updateTable('partners').set({ verified_at }).execute());
const create = (payload: object) =>
  server.call('POST', '/api/requests', {
    token,
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Mari',
      ...payload,
    },
  });
const path = () => `/api/partners/${tenants.north.partnerId}/settings`;
const update = async (change: object) => {
  const { version } = (await server.call('GET', path(), { token })).json().settings;
  return server.call('PATCH', path(), { token, payload: { version, ...change } });
};

test('text messages go to the partner’s own country, until its administrators name others', async () => {
  expect((await create({ phone: '37255512345' })).statusCode).toBe(201);
  const refused = await create({ phone: '447911123456' });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { errors: [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }] },
  ]);
  const asked = await server.call('POST', '/api/requests/self', {
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      phone: '447911123456',
    },
  });
  expect(asked.json()).toMatchObject({ code: 'COUNTRY_NOT_ALLOWED' });

  const { general } = (await server.call('GET', path(), { token })).json().settings;
  expect(general).toMatchObject({ sms_countries: null, sms_countries_offered: ['372', '44'] });
  const wide = await update({ general: { sms_countries: ['372', '44'] } });
  expect(wide.json().settings.general.sms_countries).toEqual(['372', '44']);
  expect((await create({ phone: '447911123456' })).statusCode).toBe(201);
  const log = await server.call('GET', `${path()}/changes`, { token });
  expect(log.json().changes[0]).toMatchObject({ field: 'sms_countries', after: '372, 44' });
});

test('the operator’s countries bound what administrators choose', async () => {
  const refused = await update({ general: { sms_countries: ['372', '1'] } });
  expect(refused.json()).toMatchObject({
    errors: [{ field: 'general.sms_countries', code: 'COUNTRY_NOT_ALLOWED' }],
  });
  const unknown = await update({ general: { sms_countries: ['9999'] } });
  expect(unknown.json()).toMatchObject({ code: 'INVALID_FORMAT' });
});

test('a partner that is not verified names no site and no mailbox', async () => {
  const { id } = (await create({ email: 'a@example.com' })).json().request;
  await verify(null);
  const words = (message: string) =>
    server.call('PATCH', `/api/requests/${id}/follow_up`, { token, payload: { message } });
  const refused = await words('Pay at bank[.]example[.]com');
  expect(refused.json()).toMatchObject({
    errors: [{ field: 'message', code: 'ADDRESS_NOT_ALLOWED' }],
  });

  const text = await update({
    flows: [{ flow: 'TRADE', content: { sms_request: '{link} or www.example.com' } }],
  });
  expect(text.json()).toMatchObject({
    errors: [{ field: 'flows.0.content.sms_request', code: 'ADDRESS_NOT_ALLOWED' }],
  });
  const partner = await update({ general: { partner_name: 'example.com' } });
  expect(partner.json()).toMatchObject({ errors: [{ field: 'general.partner_name' }] });

  const { report } = (await server.call('GET', `/api/requests/${id}`, { token })).json();
  const payload = { listingId: id, recipientId: report.seller_id, message: 'mari@example.com' };
  const chat = await server.call('POST', '/chats/conversations', { token, payload });
  expect(chat.json()).toMatchObject({ errors: [{ field: 'message' }] });
});

test('a text that was kept before does not go out either', async () => {
  const enqueued = (body: string) =>
    server.db.system((tx) =>
      enqueue(server.services, tx, tenants.north.partnerId, { kind: 'STAFF', userId: 'u' }, [
        {
          channel: 'SMS',
          purpose: 'REQUEST',
          recipient: '+37255512345',
          subject: null,
          body,
          link: 'https://forecourt.test/capture/1',
          locale: 'en-US',
        },
      ]),
    );
  await verify(null);
  await expect(enqueued('See example.com: https://forecourt.test/capture/1')).rejects.toMatchObject(
    {
      code: 'ADDRESS_NOT_ALLOWED',
    },
  );
  expect(await enqueued('See https://forecourt.test/capture/1')).toHaveLength(1);
  await verify(new Date());
  expect(await enqueued('See example.com: https://forecourt.test/capture/1')).toHaveLength(1);
});
