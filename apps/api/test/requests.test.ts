import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';
import { renewSessions } from './renewSessions.ts';

let server: TestServer;
let tenants: Tenants;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  token = await server.signIn('agent@north.test');
});

const create = (payload: object, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/requests', {
    token,
    headers,
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Mari Maasikas',
      ...payload,
    },
  });

const outbox = async () =>
  (await server.call('GET', '/api/outbox?limit=100')).json().messages as {
    channel: string;
    to: string;
    text: string;
    subject: string | null;
    request_id: string;
  }[];

const reload = async (id: string) => {
  const row = await server.db.system((tx) =>
    tx.selectFrom('requests').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
  );
  return row;
};

const newRequest = async (payload: object = { email: 'mari@example.com' }) => {
  const { request } = (await create(payload)).json();
  await server.runJobs();
  return request as { id: string; status: string };
};

describe('a request by phone or email', () => {
  test('of an area that the partner has not set up is refused in so many words', async () => {
    const answer = await create({ partner_id: tenants.harbour.partnerId, email: 'a@owner.test' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'AREA_NOT_SET_UP',
      errors: [{ field: 'request_type', code: 'INVALID_FORMAT' }],
    });
  });

  test('is new at once and sent when the message has gone out, with the link', async () => {
    const answer = await create({ phone: '37255512345' });
    expect(answer.statusCode).toBe(201);
    const { request } = answer.json();
    expect(request).toMatchObject({ status: 'NEW', phone: '+37255512345', self_service: false });

    await server.runJobs();
    const [sms] = await outbox();
    expect(sms).toMatchObject({ channel: 'SMS', to: '+37255512345', request_id: request.id });
    const key = server.services.keys.make('capture', request.id, 1);
    expect(sms?.text).toContain(`https://forecourt.test/capture/${request.id}/${key}`);
    expect(sms?.text).toContain('North Canary Motors');
    expect((await reload(request.id)).status).toBe('SENT');
    const events = (
      await server.call('GET', `/api/requests/${request.id}/events`, { token })
    ).json().events;
    expect(events.map((one: { type: string }) => one.type)).toEqual(['CREATED', 'SENT']);
    expect(events[0].actor).toEqual({ kind: 'STAFF', name: 'north agent' });
  });

  test('by email has a subject and the customer’s name', async () => {
    await newRequest({ email: 'Mari@EXAMPLE.com' });
    const [mail] = await outbox();
    expect(mail).toMatchObject({ channel: 'EMAIL', to: 'Mari@example.com' });
    expect(mail?.subject).toContain('North Canary Motors');
    expect(mail?.text).toContain('Mari Maasikas');
  });

  test.each([
    [{ name: '', phone: '37255512345' }, 'name', 'MISSING_FIELD'],
    [{ name: '   ', phone: '37255512345' }, 'name', 'MISSING_FIELD'],
    [{ name: 'Ann\u202eeeL', phone: '37255512345' }, 'name', 'INVALID_FORMAT'],
    [{ name: 'Ann\u0007', phone: '37255512345' }, 'name', 'INVALID_FORMAT'],
    [{}, 'phone', 'MISSING_FIELD'],
    [{ phone: '' }, 'phone', 'MISSING_FIELD'],
    [{ email: '' }, 'email', 'MISSING_FIELD'],
    [{ phone: '3726601234' }, 'phone', 'INVALID_FORMAT'],
    [{ phone: '99955512345' }, 'phone', 'INVALID_FORMAT'],
    [{ email: 'not an address' }, 'email', 'INVALID_FORMAT'],
    [{ email: `${'a'.repeat(65)}@example.com` }, 'email', 'INVALID_FORMAT'],
    [{ email: 'a@example.com', phone: '37255512345' }, 'email', 'INVALID_FORMAT'],
    [{ name: 'a'.repeat(251), email: 'a@example.com' }, 'name', 'INVALID_FORMAT'],
    [{ name: 'a\0b', email: 'a@example.com' }, 'name', 'INVALID_FORMAT'],
  ])('is refused as %j, naming %s', async (payload, field, code) => {
    const answer = await create(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code,
      errors: expect.arrayContaining([expect.objectContaining({ field, code })]),
    });
  });

  test.each(['447911123456', '4915123456789', '14155552671', '358401234567', '33612345678'])(
    'takes the mobile number +%s',
    async (phone) => {
      expect((await create({ phone })).statusCode).toBe(201);
    },
  );

  test('is for an area the partner has', async () => {
    const answer = await create({
      partner_id: tenants.harbour.partnerId,
      email: 'a@example.com',
    });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'request_type' }] });
  });

  test('is made once, however often the client repeats it', async () => {
    const headers = { 'idempotency-key': 'once-1' };
    const payload = { email: 'once@example.com' };
    const answers = await Promise.all([1, 2, 3].map(() => create(payload, headers)));
    expect(new Set(answers.map((one) => one.json().request.id)).size).toBe(1);
    await server.runJobs();
    expect((await outbox()).filter((one) => one.to === 'once@example.com')).toHaveLength(1);
    const other = await create({ email: 'other@example.com' }, headers);
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });
});

describe('what staff do to a request', () => {
  const act = (id: string, action: string, payload?: object) =>
    server.call('PATCH', `/api/requests/${id}${action}`, { token, payload });

  test('a follow-up carries their words and the link', async () => {
    const { id } = await newRequest();
    server.clock.advance(1000);
    const answer = await act(id, '/follow_up', { message: 'Any questions? Call me.' });
    expect(answer.json().request.status).toBe('FOLLOW_UP_SENT');
    await server.runJobs();
    const [mail] = await outbox();
    expect(mail?.text).toMatch(
      /^Any questions\? Call me\.\n\nhttps:\/\/forecourt\.test\/capture\//,
    );
    expect((await reload(id)).status).toBe('FOLLOW_UP_SENT');
  });

  test('a resend sends the same link again', async () => {
    const { id } = await newRequest();
    server.clock.advance(60_000);
    expect((await act(id, '/resend')).json().request.status).toBe('SENT');
    await server.runJobs();
    const [second, first] = (await outbox()).filter((one) => one.request_id === id);
    expect(second?.text).toBe(first?.text);
  });

  test('before it is sent they see the words that go out, without the customer’s key', async () => {
    const { id } = await newRequest({ phone: '+37251234567' });
    const look = (purpose: string, as = token) =>
      server.call('GET', `/api/requests/${id}/message?purpose=${purpose}`, { token: as });
    const { message } = (await look('FOLLOW_UP')).json();
    server.clock.advance(1000);
    await act(id, '/follow_up', {});
    await server.runJobs();
    const sent = (await outbox()).find((one) => one.request_id === id);
    expect(sent?.text).toMatch(/\/capture\//);
    expect({ ...message, text: message.text }).toEqual({
      channel: 'SMS',
      to: '+37251234567',
      subject: null,
      link: message.link,
      text: sent?.text.replace(/https:\/\/\S+/, message.link),
    });
    expect(message.link).toBe('https://forecourt.test/capture/…');
    expect((await look('RESEND')).json().message.text).not.toBe(message.text);
    const viewer = await server.signIn('viewer@north.test');
    expect((await look('RESEND', viewer)).statusCode).toBe(403);
    expect((await look('REQUEST')).statusCode).toBe(422);
  });

  test('archiving and taking it back', async () => {
    const { id } = await newRequest();
    expect((await act(id, '', { status: 'ARCHIVED' })).json().request.status).toBe('ARCHIVED');
    for (const action of ['/follow_up', '/resend']) {
      const refused = await act(id, action, action === '/follow_up' ? {} : undefined);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'INVALID_TRANSITION']);
    }
    expect((await outbox()).filter((one) => one.request_id === id)).toHaveLength(1);
    const back = await server.call('POST', `/api/requests/${id}/unarchive`, { token });
    expect(back.json().request.status).toBe('SENT');
    const again = await server.call('POST', `/api/requests/${id}/unarchive`, { token });
    expect(again.statusCode).toBe(409);
  });

  test('a viewer may look and not touch', async () => {
    const { id } = await newRequest();
    const viewer = await server.signIn('viewer@north.test');
    const look = await server.call('GET', `/api/requests/${id}/events`, { token: viewer });
    expect(look.statusCode).toBe(200);
    const touch = await server.call('PATCH', `/api/requests/${id}/resend`, { token: viewer });
    expect([touch.statusCode, touch.json().code]).toEqual([403, 'FORBIDDEN']);
  });

  test('fourteen days without news make it inactive; staff bring it back', async () => {
    const { id } = await newRequest();
    server.clock.advance(14 * 24 * 3600 * 1000);
    await renewSessions(server);
    const { markInactive } = await import('../src/jobs/inactivity.ts');
    await markInactive(server.services);
    expect((await reload(id)).status).toBe('INACTIVE');
    token = await server.signIn('agent@north.test');
    expect((await act(id, '/resend')).json().request.status).toBe('SENT');
    await markInactive(server.services);
    expect((await reload(id)).status).toBe('SENT');
  });
});

describe('the phone form of the invite page', () => {
  const ask = (phone: string, more: object = {}, headers = {}) =>
    server.call('POST', '/api/requests/self', {
      headers,
      payload: {
        request_type: 'CLAIM',
        partner_id: tenants.north.partnerId,
        phone,
        ...more,
      },
    });

  test('makes a lead that is sent by SMS, under the agent whose link it was', async () => {
    const answer = await ask('37255500001', { user_id: tenants.north.agent });
    expect(answer.statusCode).toBe(201);
    const { request } = answer.json();
    expect(request).toEqual({ id: request.id, status: 'LEAD' });
    await server.runJobs();
    expect(await reload(request.id)).toMatchObject({
      status: 'SENT',
      self_service: true,
      agent_id: tenants.north.agent,
    });
  });

  test('asking again, or twice at once, sends the same link again instead of making another lead', async () => {
    const phone = '37255500009';
    const both = await Promise.all([ask(phone), ask(phone)]);
    const ids = [...both, await ask(phone)].map((answer) => answer.json().request.id as string);
    expect(new Set(ids).size).toBe(1);
    await server.runJobs();
    const outbox = await server.services.db.system((tx) =>
      tx.selectFrom('outbox').selectAll().where('recipient', '=', `+${phone}`).execute(),
    );
    expect(outbox.map(({ link }) => link)).toEqual([
      outbox[0]!.link,
      outbox[0]!.link,
      outbox[0]!.link,
    ]);
  });

  test('ignores an agent of another partner', async () => {
    const { request } = (await ask('37255500002', { user_id: tenants.south.agent })).json();
    expect((await reload(request.id)).agent_id).toBeNull();
  });

  test('answers 404 for an unknown partner and 422 for a landline', async () => {
    expect((await ask('37255500003', { partner_id: 'nobody' })).statusCode).toBe(404);
    expect((await ask('3726601234')).json()).toMatchObject({ code: 'INVALID_FORMAT' });
  });

  test('sends one number only so many messages an hour', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await ask('37255500004')).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    server.clock.advance(60 * 60 * 1000 + 1);
    expect((await ask('37255500004')).statusCode).toBe(201);
  });

  test('keeps whether a website had it, and tells so in its history and in lists', async () => {
    const made = async (phone: string, more: object) =>
      (await ask(phone, more)).json<{ request: { id: string } }>().request.id;
    const website = await made('37255500021', { source: 'WEBSITE' });
    const invite = await made('37255500022', { source: 'INVITE' });
    const details = async (id: string) => {
      const answer = await server.call('GET', `/api/requests/${id}/events`, { token });
      const { events } = answer.json<{ events: { type: string; detail: string | null }[] }>();
      return events.filter(({ type }) => type === 'CREATED').map(({ detail }) => detail);
    };
    expect([await details(website), await details(invite)]).toEqual([['WEBSITE'], [null]]);
    const place = { partner_id: tenants.north.partnerId, type: 'CLAIM', channel: 'WEBSITE' };
    const search = new URLSearchParams(place);
    const { requests } = (await server.call('GET', `/api/requests?${search}`, { token })).json();
    expect(requests.map(({ id }: { id: string }) => id)).toEqual([website]);
    const counted = await server.call('GET', `/api/requests/counts?${search}`, { token });
    expect(counted.json().counts.all).toBe(1);
    expect((await ask('37255500023', { source: 'RADIO' })).statusCode).toBe(422);
  });

  test('one address cannot use up the whole partner', async () => {
    let last = 201;
    for (let i = 0; i < 40 && last === 201; i++) {
      last = (await ask(`372555010${String(i).padStart(2, '0')}`)).statusCode;
    }
    expect(last).toBe(429);
  });
});
