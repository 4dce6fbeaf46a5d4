import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Answer, ContentUpdate, Problem, RequestEvent } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SmsConfig } from '../src/config.ts';
import { createSms } from '../src/messaging/sms.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenant, type Tenants } from './tenants.ts';

const PHONE = '+37255512345';
const sid = (digit: string): string => `HX${digit.repeat(32)}`;
const REQUEST = sid('a');
const FOLLOW_UP = sid('b');
const ADDITION = sid('c');
const GERMAN = sid('d');
const TWILIO: SmsConfig = {
  kind: 'twilio',
  accountSid: 'AC1',
  authToken: 'x',
  from: '+15550100',
  whatsappFrom: '+15550199',
  receipts: true,
};

let server: TestServer;
let tenants: Tenants;
let agent: string;
let admin: string;
/** Twilio, as far as messages are sent. */
let twilio: Server;
let forms: Record<string, string>[];
let refusal: { status: number; code: number } | null;

/** A server whose calls of Twilio come to the one of this test. */
const start = async (sms: SmsConfig): Promise<void> => {
  server = await startTestServer({ sms });
  const base = `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`;
  const there = ((url: string, init: RequestInit) =>
    fetch(url.replace('https://api.twilio.com', base), init)) as typeof fetch;
  Object.assign(server.services, { sms: createSms(sms, there) });
  tenants = await seedTenants(server.services);
  agent = await server.signIn('agent@north.test');
  admin = await server.signIn('admin@north.test');
};

beforeAll(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    forms.push(Object.fromEntries(new URLSearchParams(await text(request))));
    const { status, ...error } = refusal ?? { status: 201, sid: `SM${forms.length}` };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(error));
  };
  twilio = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => twilio.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  twilio.close();
});
beforeEach(() => {
  forms = [];
  refusal = null;
});

const publish = async (update: { content?: ContentUpdate; translations?: object[] }) => {
  server.clock.advance(60_000);
  const path = `/api/partners/${tenants.north.partnerId}/settings`;
  const { version } = (await server.call('GET', path, { token: admin })).json().settings;
  const flows = [{ flow: 'TRADE', ...update }];
  return server.call('PATCH', path, { token: admin, payload: { version, flows } });
};
const create = (to: object, token = agent, { partnerId }: Tenant = tenants.north) =>
  server.call('POST', '/api/requests', {
    token,
    payload: { request_type: 'TRADE', partner_id: partnerId, name: 'Mari Tamm', ...to },
  });
const send = async (to: object = { phone: PHONE, phone_channel: 'WHATSAPP' }) => {
  const answer = await create(to);
  expect(answer.statusCode).toBe(201);
  await server.runJobs();
  return answer.json<Answer<'createRequest'>>().request;
};
const act = async (id: string, action: string, payload?: object, expected = 200) => {
  server.clock.advance(120_000);
  const method = action === 'retry_delivery' ? 'POST' : 'PATCH';
  const answer = await server.call(method, `/api/requests/${id}/${action}`, {
    token: agent,
    payload,
  });
  expect(answer.statusCode).toBe(expected);
  await server.runJobs();
  return answer;
};
/** What Twilio reports of the newest message. */
const report = (fields: Record<string, string>, form = forms.at(-1)!) =>
  server.call('POST', new URL(form.StatusCallback!).pathname, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const shown = async (id: string) => {
  const query = `type=TRADE&partner_id=${tenants.north.partnerId}`;
  const { requests } = (await server.call('GET', `/api/requests?${query}`, { token: agent })).json<
    Answer<'listRequests'>
  >();
  const { events } = (
    await server.call('GET', `/api/requests/${id}/events`, { token: agent })
  ).json<Answer<'listRequestEvents'>>();
  const { delivery, phone_channel } = requests.find((one) => one.id === id)!;
  const lines = events.map(({ type, detail }: RequestEvent) =>
    detail ? `${type} ${detail}` : type,
  );
  return { delivery, phone_channel, lines };
};
const offered = async (token = agent, { partnerId }: Tenant = tenants.north) => {
  const path = `/api/partners/${partnerId}/customisations`;
  const { customisations } = (await server.call('GET', path, { token })).json<
    Answer<'listPartnerCustomisations'>
  >();
  return Object.fromEntries(customisations.map((one) => [one.flow, one.defaults.whatsapp]));
};
const TEMPLATES = {
  whatsapp_request: REQUEST,
  whatsapp_follow_up: FOLLOW_UP,
  whatsapp_addition: ADDITION,
};

describe('with a sender for WhatsApp at Twilio', () => {
  beforeAll(async () => {
    await start(TWILIO);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    // each test writes to the same number
    await server.db.system((tx) => tx.deleteFrom('sending_counts').execute());
    expect((await publish({ content: TEMPLATES })).statusCode).toBe(200);
  });

  test('it is offered by flow where the partner has a template, and to no other partner', async () => {
    expect((await server.call('GET', '/config.json')).json().channels).toContain('WHATSAPP');
    expect(await offered()).toMatchObject({ TRADE: true, CLAIM: false });
    const south = await server.signIn('agent@south.test');
    expect((await offered(south, tenants.south)).TRADE).toBe(false);
    const refused = await create({ phone: PHONE, phone_channel: 'WHATSAPP' }, south, tenants.south);
    expect([refused.statusCode, refused.json<Problem>()]).toEqual([
      409,
      expect.objectContaining({
        code: 'CHANNEL_OFF',
        detail: 'The settings have no WhatsApp template for requests',
      }),
    ]);
    const path = `/api/partners/${tenants.south.partnerId}/settings`;
    const payload = { version: 1, flows: [{ flow: 'TRADE', content: TEMPLATES }] };
    expect((await server.call('GET', path, { token: admin })).statusCode).toBe(404);
    expect((await server.call('PATCH', path, { token: admin, payload })).statusCode).toBe(404);
    const invite = (await server.call('GET', '/api/partner_customisations/north-trade')).json();
    expect(invite.customisation.defaults).not.toHaveProperty('whatsapp');
    await publish({ content: { whatsapp_request: null } });
    expect((await offered()).TRADE).toBe(false);
  });

  test('a request is sent by its template, with name, partner and link', async () => {
    const { id, phone_channel } = await send();
    expect(phone_channel).toBe('WHATSAPP');
    expect(forms).toEqual([
      {
        To: `whatsapp:${PHONE}`,
        From: 'whatsapp:+15550199',
        ContentSid: REQUEST,
        ContentVariables: expect.any(String) as string,
        StatusCallback: expect.stringMatching(/^https:.*\/twilio$/) as string,
      },
    ]);
    expect(JSON.parse(forms[0]!.ContentVariables!)).toEqual({
      1: 'Mari Tamm',
      2: 'North Canary Motors',
      3: expect.stringContaining(`/capture/${id}`) as string,
    });
  });

  test('receipts go forward only: delivered, read, and nothing after that', async () => {
    const { id } = await send();
    expect((await shown(id)).delivery).toMatchObject({ state: 'SENT', channel: 'WHATSAPP' });
    const read = 'READ WHATSAPP';
    const upToDelivered = ['CREATED', 'SENT WHATSAPP', 'DELIVERED WHATSAPP'];
    for (const [word, state, lines] of [
      ['sent', 'SENT', ['CREATED', 'SENT WHATSAPP']],
      ['delivered', 'DELIVERED', upToDelivered],
      ['delivered', 'DELIVERED', upToDelivered],
      ['read', 'READ', [...upToDelivered, read]],
      ['read', 'READ', [...upToDelivered, read]],
      ['delivered', 'READ', [...upToDelivered, read]],
      ['undelivered', 'READ', [...upToDelivered, read]],
      ['failed', 'READ', [...upToDelivered, read]],
    ] as const) {
      expect((await report({ MessageStatus: word, ErrorCode: '63024' })).statusCode).toBe(204);
      expect(await shown(id)).toMatchObject({ delivery: { state, reason: null }, lines });
    }
  });

  test('one that was read without a word of its delivery counts as delivered', async () => {
    const { id } = await send();
    await report({ MessageStatus: 'read' });
    expect(await shown(id)).toMatchObject({
      delivery: { state: 'READ' },
      lines: ['CREATED', 'SENT WHATSAPP', 'DELIVERED WHATSAPP', 'READ WHATSAPP'],
    });
  });

  test.each([
    ['63024', 'NUMBER_REJECTED'],
    ['63016', 'TEMPLATE_REFUSED'],
    ['63049', 'PROVIDER_REFUSED'],
  ])('a receipt with the error %s says %s', async (ErrorCode, reason) => {
    const { id } = await send();
    await report({ MessageStatus: 'undelivered', ErrorCode });
    expect((await shown(id)).delivery).toMatchObject({ state: 'FAILED', reason });
  });

  test('a template that Twilio refuses is not tried again; by SMS it goes, then and later', async () => {
    refusal = { status: 400, code: 21656 };
    const { id } = await send();
    await server.runJobs();
    expect(forms).toHaveLength(1);
    expect((await shown(id)).delivery).toMatchObject({
      state: 'FAILED',
      reason: 'TEMPLATE_REFUSED',
      channel: 'WHATSAPP',
    });
    refusal = null;
    // the same template once more
    await act(id, 'retry_delivery', {});
    expect(forms.at(-1)).toMatchObject({ ContentSid: REQUEST });
    await report({ MessageStatus: 'failed', ErrorCode: '63024' });
    await act(id, 'retry_delivery', { channel: 'SMS' });
    expect(forms.at(-1)).toMatchObject({ To: PHONE, From: '+15550100' });
    expect(forms.at(-1)).not.toHaveProperty('ContentSid');
    expect((await shown(id)).phone_channel).toBe('SMS');
    await act(id, 'resend');
    expect(forms.at(-1)).toMatchObject({ To: PHONE });
  });

  test('what failed by SMS is not retried by WhatsApp', async () => {
    const { id } = await send({ phone: PHONE });
    await report({ MessageStatus: 'failed', ErrorCode: '30003' });
    const answer = await act(id, 'retry_delivery', { channel: 'WHATSAPP' }, 422);
    expect(answer.json<Problem>().errors?.[0]?.field).toBe('channel');
  });

  test('the customer’s channel is kept: resend and reminder go by it, own words by SMS', async () => {
    const { id } = await send();
    const preview = async (purpose: string) =>
      (
        await server.call('GET', `/api/requests/${id}/message?purpose=${purpose}`, { token: agent })
      ).json<Answer<'previewMessage'>>().message;
    expect(await preview('FOLLOW_UP')).toMatchObject({ channel: 'WHATSAPP', to: PHONE });
    await act(id, 'resend');
    expect(forms.at(-1)).toMatchObject({ To: `whatsapp:${PHONE}`, ContentSid: REQUEST });
    await act(id, 'follow_up', {});
    expect(forms.at(-1)).toMatchObject({ To: `whatsapp:${PHONE}`, ContentSid: FOLLOW_UP });
    await act(id, 'follow_up', { message: 'Still there?' });
    expect(forms.at(-1)).toMatchObject({
      To: PHONE,
      Body: expect.stringContaining('Still there?') as string,
    });
    expect((await shown(id)).lines.at(-1)).toBe('SENT SMS');
  });

  test('what has no template goes by SMS, and the timeline says so', async () => {
    await publish({ content: { whatsapp_follow_up: null } });
    const { id } = await send();
    await act(id, 'follow_up', {});
    expect(forms.at(-1)).toMatchObject({ To: PHONE, From: '+15550100' });
    expect(await shown(id)).toMatchObject({
      delivery: { channel: 'SMS' },
      lines: ['CREATED', 'SENT WHATSAPP', 'FOLLOW_UP_SENT', 'SENT SMS'],
    });
  });

  test('a reader gets the template in their language, else in the partner’s default one', async () => {
    const list = ['en-US', 'de', 'es'].map((code) => ({ local_name: code, locale_code: code }));
    const path = `/api/partners/${tenants.north.partnerId}/settings`;
    const { version } = (await server.call('GET', path, { token: admin })).json().settings;
    const general = { locales: { default: 'en-US', list } };
    await server.call('PATCH', path, { token: admin, payload: { version, general } });
    const translations = [{ locale_code: 'de', content: { whatsapp_request: GERMAN } }];
    expect((await publish({ translations })).statusCode).toBe(200);
    const { id } = await send();
    for (const [locale, wanted] of [
      ['de', GERMAN],
      ['es', REQUEST],
    ] as const) {
      await server.db.system((tx) =>
        tx.updateTable('requests').set({ locale }).where('id', '=', id).execute(),
      );
      await act(id, 'resend');
      expect(forms.at(-1)).toMatchObject({ ContentSid: wanted });
    }
  });

  test.each([
    [{ phone: PHONE, phone_channel: 'FAX' }, 'phone_channel'],
    [{ email: 'mari@example.com', phone_channel: 'SMS' }, 'phone_channel'],
  ])('a request with %o is refused', async (to, field) => {
    const answer = await create(to);
    expect([answer.statusCode, answer.json<Problem>().errors?.[0]?.field]).toEqual([422, field]);
  });

  test.each(['HX123', REQUEST.toUpperCase(), `${REQUEST}0`, 'my_template'])(
    'the settings take no template %s',
    async (whatsapp_request) => {
      const answer = await publish({ content: { whatsapp_request } });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<Problem>().errors).toMatchObject([
        {
          field: 'flows.0.content.whatsapp_request',
          code: 'INVALID_FORMAT',
          expected: expect.stringContaining('HX and 32 hexadecimal digits') as string,
        },
      ]);
    },
  );

  test('it counts towards the quota of text messages, and is a channel of Insights', async () => {
    await send();
    const { partnerId } = tenants.north;
    const path = `/api/insights/funnel?type=TRADE&partner_id=${partnerId}&from=2026-03-01&to=2026-03-31`;
    const funnel = (await server.call('GET', path, { token: agent })).json();
    expect(funnel.channels).toContainEqual(expect.objectContaining({ channel: 'WHATSAPP' }));
    await server.db.system((tx) =>
      tx.updateTable('partners').set({ sms_per_day: 1 }).where('id', '=', partnerId).execute(),
    );
    const refused = await create({ phone: PHONE, phone_channel: 'WHATSAPP' });
    await server.db.system((tx) =>
      tx.updateTable('partners').set({ sms_per_day: null }).where('id', '=', partnerId).execute(),
    );
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'QUOTA_EXCEEDED']);
  });

  test('what waited when the sender was taken away fails, with the reason', async () => {
    const answer = await create({ phone: PHONE, phone_channel: 'WHATSAPP' });
    const { id } = answer.json<Answer<'createRequest'>>().request;
    const { sms } = server.services;
    Object.assign(server.services, { sms: createSms({ ...TWILIO, whatsappFrom: null }) });
    await server.runJobs();
    Object.assign(server.services, { sms });
    expect(forms).toEqual([]);
    expect((await shown(id)).delivery).toMatchObject({ state: 'FAILED', reason: 'CHANNEL_OFF' });
  });
});

describe('without one', () => {
  test.each<SmsConfig>([
    { ...TWILIO, whatsappFrom: null } as SmsConfig,
    { kind: 'http', url: 'http://127.0.0.1:1', token: null, from: null, receipts: false },
    { kind: 'outbox' },
  ])('nothing is offered or sent by WhatsApp with $kind', async (sms) => {
    await start(sms);
    await publish({ content: TEMPLATES });
    expect((await server.call('GET', '/config.json')).json().channels).not.toContain('WHATSAPP');
    expect((await offered()).TRADE).toBe(false);
    const refused = await create({ phone: PHONE, phone_channel: 'WHATSAPP' });
    expect(refused.json<Problem>()).toMatchObject({
      code: 'CHANNEL_OFF',
      detail: 'Sending by WhatsApp is turned off here',
    });
    const by = createSms(sms);
    const template = { contentSid: REQUEST, name: 'Mari', partner: 'North', link: 'https://x' };
    await expect(
      by.send({ to: PHONE, text: 'Hi', id: '1', receiptUrl: null, template }),
    ).rejects.toMatchObject({ reason: 'CHANNEL_OFF', isFinal: true });
    await server.close();
  });
});
