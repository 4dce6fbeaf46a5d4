import type { Answer } from '@forecourt/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Flow } from '../src/db/schema.ts';
import { json } from '../src/db/schema.ts';
import { tellDue } from '../src/modules/claims/due.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { SYSTEM } from '../src/modules/requests/transition.ts';
import { openDesk } from './desk.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';

const HOUR = 3_600_000;
const PHONE = '+37255512345';
const EMAIL = 'jane@mail.test';

const { server, tenants, token } = await openDesk('admin@north.test');
beforeEach(async () => {
  await setCountries(['372']);
  await switchOn('CLAIM', { tells_done: true, tells_extra: true });
});

const setCountries = (codes: string[]) =>
  server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ sms_countries: json(codes) })
      .execute(),
  );

async function switchOn(flow: Flow, content: object) {
  await renewSessions(server);
  const path = `/api/partners/${tenants.north.partnerId}/settings`;
  const { version } = (await server.call('GET', path, { token })).json().settings;
  const payload = { version, flows: [{ flow, content }] };
  const answer = await server.call('PATCH', path, { token, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer<'updateSettings'>>().settings.flows.find((one) => one.flow === flow)!;
}

interface Reported {
  id: string;
  claimId: string;
  link: string;
}

/** A submitted report of a customer. */
async function report(
  flow: Flow = 'CLAIM',
  to: { phone?: string | null; email?: string | null } = { phone: PHONE, email: EMAIL },
): Promise<Reported> {
  const { services, db, clock } = server;
  const { north } = tenants;
  const made = await db.system(async (tx) => {
    const request = await createRequest(
      services,
      tx,
      {
        partnerId: north.partnerId,
        type: flow,
        name: 'Jane Doe',
        phone: null,
        email: null,
        ...to,
        selfService: false,
        agentId: north.agent,
        customisationId: null,
      },
      SYSTEM,
    );
    await tx
      .updateTable('requests')
      .set({ status: 'COMPLETED', completed_at: clock.now() })
      .where('id', '=', request.id)
      .execute();
    await tx
      .updateTable('reports')
      .set({ plate: '1 ABC', make: 'Volvo', model: 'V60', year: 2020 })
      .where('request_id', '=', request.id)
      .execute();
    const table = flow === 'CLAIM' ? 'claims' : 'inspects';
    const { id: claimId } = await tx
      .selectFrom(table)
      .where('request_id', '=', request.id)
      .select('id')
      .executeTakeFirstOrThrow();
    return { request, claimId };
  });
  const key = services.keys.make('capture', made.request.id, made.request.key_version);
  return {
    id: made.request.id,
    claimId: made.claimId,
    link: `/api/capture/${made.request.id}/${key}`,
  };
}

const conclude = async (one: Reported, status: number, more: object = {}) => {
  const payload = { status, ...more };
  const answer = await server.call('PATCH', `/api/claims/${one.claimId}`, { token, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer<'updateClaim'>>();
};
/** Lets time pass, and everything that is due happen. */
const pass = async (milliseconds: number) => {
  server.clock.advance(milliseconds);
  await renewSessions(server);
  await tellDue(server.services);
  await server.runJobs();
};
const send = (one: Reported, channel: string) => {
  server.clock.advance(1);
  const url = `/api/claims/${one.claimId}/message`;
  return server.call('POST', url, { token, payload: { channel } });
};
const staffReport = async (one: Reported) =>
  (await server.call('GET', `/api/requests/${one.id}`, { token })).json<Answer<'getRequest'>>();
const telling = async (one: Reported) => (await staffReport(one)).claim?.telling;
const sent = (one: Reported) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('about_request_id', '=', one.id)
      .orderBy('inserted_at')
      .orderBy('id')
      .selectAll()
      .execute(),
  );
const page = async (one: Reported) =>
  (await server.call('GET', one.link)).json<Answer<'getCapture'>>().capture;
const events = async (one: Reported) =>
  (await server.call('GET', `/api/requests/${one.id}/events`, { token })).json<
    Answer<'listRequestEvents'>
  >().events;
const delivery = async (one: Reported) => {
  const query = `type=CLAIM&partner_id=${tenants.north.partnerId}&delivery=FAILED`;
  const answer = await server.call('GET', `/api/requests?${query}`, { token });
  return answer.json<Answer<'listRequests'>>().requests.find((request) => request.id === one.id)
    ?.delivery;
};

describe('a partner that switched it on', () => {
  test('has the customer told once the conclusion can no longer be taken back', async () => {
    const one = await report();
    const { telling: planned } = await conclude(one, 3);
    const due = new Date(server.clock.now().getTime() + 24 * HOUR).toISOString();
    expect(planned).toEqual({ planned_at: due, told_at: null, message: null, opened_at: null });
    await pass(23 * HOUR);
    expect([await sent(one), (await page(one)).conclusion]).toEqual([[], undefined]);
    await pass(HOUR);
    const [message, ...others] = await sent(one);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ channel: 'SMS', recipient: PHONE, purpose: 'CONCLUSION' });
    expect(message?.body).toMatch(
      /^North Canary Motors: your car can be repaired\. See what happens next: https:/,
    );
    expect(message?.body).toContain(one.link.replace('/api', ''));
    expect(await telling(one)).toMatchObject({
      planned_at: null,
      message: { state: 'SENT', channel: 'SMS' },
      opened_at: null,
    });
    expect((await events(one)).at(-1)).toMatchObject({ type: 'SENT', about: 'CONCLUSION' });
    await pass(HOUR);
    expect(await sent(one)).toHaveLength(1);
  });

  test('shows on the page behind the customer’s link what happens next, and only that', async () => {
    await switchOn('CLAIM', { extra_next: '{partner} calls you.\nHave your keys ready.' });
    const one = await report();
    await conclude(one, 5);
    await pass(24 * HOUR);
    const shown = await page(one);
    expect(shown.conclusion).toEqual({
      status: 5,
      concluded_at: expect.stringMatching(/^2026-/),
      time_zone: expect.any(String),
      car: '2020 Volvo V60',
      plate: '1 ABC',
      next: 'North Canary Motors calls you.\nHave your keys ready.',
    });
    expect(shown).toMatchObject({ contact: { name: null, phone: null }, car: {} });
    expect(JSON.stringify(shown)).not.toContain('Jane Doe');
    await switchOn('CLAIM', { extra_next: null });
  });

  test('is told once when the customer has opened the page', async () => {
    const one = await report();
    await conclude(one, 3);
    await server.call('POST', `${one.link}/open`);
    await pass(24 * HOUR);
    expect((await telling(one))?.opened_at).toBeNull();
    await server.call('POST', `${one.link}/open`);
    const opened = (await telling(one))?.opened_at;
    expect(opened).toBe(server.clock.now().toISOString());
    server.clock.advance(1000);
    await server.call('POST', `${one.link}/open`);
    expect((await telling(one))?.opened_at).toBe(opened);
    const of = (await events(one)).filter(({ type }) => type === 'CONCLUSION_OPENED');
    expect(of).toMatchObject([{ actor: { kind: 'CUSTOMER' } }]);
  });

  test('shows staff before what the customer would be sent', async () => {
    await switchOn('CLAIM', {
      tells_done: false,
      extra_message: 'Dear {name}, we must see your {car}',
    });
    const one = await report();
    expect((await staffReport(one)).claim?.previews).toEqual([
      {
        status: 5,
        channel: 'SMS',
        to: PHONE,
        subject: null,
        text: 'Dear Jane Doe, we must see your 2020 Volvo V60\n\nhttps://forecourt.test/capture/…',
      },
    ]);
    await conclude(one, 5);
    await pass(24 * HOUR);
    expect((await sent(one))[0]?.body).toContain('we must see your 2020 Volvo V60');
    await switchOn('CLAIM', { extra_message: null });
  });

  test('does not have one told that staff chose not to tell, or a partner that switched it off since', async () => {
    const [quiet, off] = [await report(), await report()];
    expect((await conclude(quiet, 3, { tell: false })).telling).toBeNull();
    expect((await conclude(off, 3)).telling).not.toBeNull();
    await switchOn('CLAIM', { tells_done: false });
    await pass(24 * HOUR);
    expect([await sent(quiet), await sent(off)]).toEqual([[], []]);
    expect([await telling(quiet), await telling(off)]).toEqual([null, null]);
    expect((await page(off)).conclusion).toBeUndefined();
  });

  test('tells inspections by email, in their own words', async () => {
    await switchOn('INSPECT', { tells_done: true });
    const one = await report('INSPECT', { email: EMAIL });
    await conclude(one, 4);
    await pass(24 * HOUR);
    expect((await sent(one))[0]).toMatchObject({
      channel: 'EMAIL',
      recipient: EMAIL,
      subject: 'The inspection of your car is complete',
    });
    expect((await staffReport(one)).inspect?.telling?.message).toMatchObject({ state: 'SENT' });
  });
});

test('no one is told by a partner that did not switch it on', async () => {
  const { content, default_content } = await switchOn('CLAIM', {
    tells_done: false,
    tells_extra: false,
  });
  expect([content.tells_done, content.done_message]).toEqual([false, null]);
  expect(default_content.done_message).toContain('can be repaired');
  const one = await report();
  expect((await conclude(one, 3)).telling).toBeNull();
  await pass(25 * HOUR);
  expect(await sent(one)).toEqual([]);
  expect((await send(one, 'SMS')).statusCode).toBe(409);
});

describe('a conclusion that is taken back', () => {
  test('before the message sends nothing', async () => {
    const one = await report();
    await conclude(one, 3);
    server.clock.advance(HOUR);
    expect((await conclude(one, 0)).telling).toBeNull();
    await pass(30 * HOUR);
    expect(await sent(one)).toEqual([]);
  });

  test('after it leaves the page saying so, and the next one is told again', async () => {
    const one = await report();
    await conclude(one, 3);
    expect((await send(one, 'SMS')).statusCode).toBe(200);
    await server.runJobs();
    expect((await page(one)).conclusion?.status).toBe(3);
    await conclude(one, 0);
    expect((await page(one)).conclusion).toMatchObject({
      status: null,
      concluded_at: null,
      next: null,
    });
    await conclude(one, 5);
    expect((await page(one)).conclusion?.status).toBe(5);
    await pass(24 * HOUR);
    expect((await sent(one)).map(({ body }) => /closer look|repaired/.exec(body)?.[0])).toEqual([
      'repaired',
      'closer look',
    ]);
  });

  test('no longer counts as not delivered', async () => {
    await setCountries(['1']);
    const one = await report();
    await conclude(one, 3);
    await pass(24 * HOUR - 1);
    server.clock.advance(1);
    await tellDue(server.services);
    await server.runJobs();
    expect(await delivery(one)).toMatchObject({ about: 'CONCLUSION', state: 'FAILED' });
    await conclude(one, 0);
    expect(await delivery(one)).toBeUndefined();
  });
});

describe('a message that does not arrive', () => {
  let one: Reported;
  beforeEach(async () => {
    await setCountries(['1']);
    one = await report();
    await conclude(one, 5);
    await pass(24 * HOUR);
  });

  test('is found in the list, in the report and on the timeline', async () => {
    const failed = { state: 'FAILED', channel: 'SMS', reason: 'COUNTRY_NOT_ALLOWED' };
    expect((await telling(one))?.message).toMatchObject(failed);
    expect(await delivery(one)).toMatchObject({ ...failed, about: 'CONCLUSION' });
    expect((await events(one)).at(-1)).toMatchObject({
      type: 'DELIVERY_FAILED',
      detail: 'COUNTRY_NOT_ALLOWED',
      about: 'CONCLUSION',
    });
  });

  test('goes by email instead', async () => {
    const again = await send(one, 'EMAIL');
    expect(again.json().telling.message).toMatchObject({ state: 'QUEUED', channel: 'EMAIL' });
    await server.runJobs();
    expect((await telling(one))?.message).toMatchObject({ state: 'SENT', channel: 'EMAIL' });
    expect(await delivery(one)).toBeUndefined();
  });

  test('by text message again is refused with the reason', async () => {
    const refused = await send(one, 'SMS');
    expect([refused.statusCode, refusedFields(refused)]).toEqual([
      422,
      [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }],
    ]);
    expect(await sent(one)).toHaveLength(1);
  });

  test('is sent again to a corrected number', async () => {
    await setCountries(['372']);
    // later than the message before it
    server.clock.advance(1);
    const url = `/api/requests/${one.id}/retry_delivery`;
    const again = await server.call('POST', url, { token, payload: { phone: '37255599999' } });
    expect(again.statusCode).toBe(200);
    await server.runJobs();
    expect((await telling(one))?.message).toMatchObject({ state: 'SENT', channel: 'SMS' });
  });

  test('can be passed on as its link, and the timeline says who took it', async () => {
    const copied = await server.call('POST', `/api/claims/${one.claimId}/link`, { token });
    expect(copied.json().link).toBe(`https://forecourt.test${one.link.replace('/api', '')}`);
    expect((await events(one)).at(-1)).toMatchObject({
      type: 'CONCLUSION_LINK_COPIED',
      actor: { kind: 'STAFF' },
    });
  });
});

describe('staff', () => {
  test('tell a customer now, and then nothing waits', async () => {
    const one = await report();
    await conclude(one, 3);
    const now = await send(one, 'SMS');
    expect(now.json().telling).toMatchObject({ planned_at: null, message: { state: 'QUEUED' } });
    await pass(25 * HOUR);
    expect(await sent(one)).toHaveLength(1);
  });

  test('drop a message that waits, and send it after all', async () => {
    const one = await report();
    await conclude(one, 3);
    const url = `/api/claims/${one.claimId}/message`;
    const dropped = await server.call('DELETE', url, { token });
    expect(dropped.json()).toMatchObject({ status: 3, telling: null });
    expect((await server.call('DELETE', url, { token })).statusCode).toBe(409);
    await pass(25 * HOUR);
    expect(await sent(one)).toEqual([]);
    expect((await send(one, 'EMAIL')).statusCode).toBe(200);
  });

  test('pass on the link to a customer without any address', async () => {
    const one = await report('CLAIM', {});
    await conclude(one, 3);
    await pass(24 * HOUR);
    expect(await telling(one)).toMatchObject({ planned_at: null, message: null });
    expect(refusedFields(await send(one, 'SMS'))).toEqual([
      { field: 'channel', code: 'MISSING_FIELD' },
    ]);
    const copied = await server.call('POST', `/api/claims/${one.claimId}/link`, { token });
    expect(copied.statusCode).toBe(200);
    expect((await page(one)).conclusion?.status).toBe(3);
  });

  test('of another partner, and viewers, tell no one', async () => {
    const one = await report();
    await conclude(one, 3);
    const url = `/api/claims/${one.claimId}`;
    const payload = { channel: 'SMS' };
    const south = await server.signIn('agent@south.test');
    const viewer = await server.signIn('viewer@north.test');
    const tried = await Promise.all([
      server.call('POST', `${url}/message`, { token: south, payload }),
      server.call('DELETE', `${url}/message`, { token: south }),
      server.call('POST', `${url}/link`, { token: south }),
      server.call('POST', `${url}/message`, { token: viewer, payload }),
      server.call('POST', `${url}/link`, { token: viewer }),
    ]);
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 403, 403]);
    expect(await sent(one)).toEqual([]);
  });
});

test('a report that is put away is told of once it is back', async () => {
  const one = await report();
  await conclude(one, 3);
  const set = (status: 'ARCHIVED' | 'COMPLETED') =>
    server.db.system((tx) =>
      tx.updateTable('requests').set({ status }).where('id', '=', one.id).execute(),
    );
  await set('ARCHIVED');
  await pass(25 * HOUR);
  expect(await sent(one)).toEqual([]);
  await set('COMPLETED');
  await pass(0);
  expect(await sent(one)).toHaveLength(1);
});

test('what pages and messages say is checked like other texts', async () => {
  const path = `/api/partners/${tenants.north.partnerId}/settings`;
  const { version } = (await server.call('GET', path, { token })).json().settings;
  const update = (content: object) =>
    server.call('PATCH', path, {
      token,
      payload: { version, flows: [{ flow: 'CLAIM', content }] },
    });
  for (const content of [{ done_next: 'See {link}' }, { done_message: '{minutes} later' }]) {
    const refused = await update(content);
    expect(refusedFields(refused)).toEqual([
      { field: `flows.0.content.${Object.keys(content)[0]}`, code: 'INVALID_FORMAT' },
    ]);
  }
});
