import { type Answer, type CaptureConclusion, DAY_MS, type Flow } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../src/modules/capture/testing/customer.ts';
import { deskOf, sentReport } from './additionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { keepSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/** What the page behind the customer's link says of the conclusion. */

let server: TestServer;
let tenants: Tenants;
let token: string;
let customer: Customer;
let claimId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  token = await server.signIn('admin@north.test');
  await keepSessions(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await setContent('CLAIM', { tells_done: true, tells_extra: true, done_next: null });
  await use('CLAIM');
});

async function setContent(flow: Flow, content: object) {
  const path = `/api/partners/${tenants.north.partnerId}/settings`;
  const { version } = (await server.call('GET', path, { token })).json().settings;
  const payload = { version, flows: [{ flow, content }] };
  const answer = await server.call('PATCH', path, { token, payload });
  expect(answer.statusCode).toBe(200);
}

/** A customer with a report that was sent. */
async function use(flow: Flow) {
  customer = await sentReport(server, tenants.north.partnerId, flow);
  const { claim, inspect } = await staffReport();
  claimId = (claim ?? inspect)?.id ?? '';
}

const desk = () => deskOf(server, customer.requestId, token);
const staffReport = async () =>
  (await server.call('GET', `/api/requests/${customer.requestId}`, { token })).json<
    Answer<'getRequest'>
  >();
const conclude = async (status: number) => {
  const url = `/api/claims/${claimId}`;
  const answer = await server.call('PATCH', url, { token, payload: { status } });
  expect(answer.statusCode).toBe(200);
};
/** Tells the conclusion that stands at once. */
const tell = async () => {
  const url = `/api/claims/${claimId}/message`;
  const answer = await server.call('POST', url, { token, payload: { channel: 'EMAIL' } });
  expect(answer.statusCode).toBe(200);
};
const shown = async (): Promise<CaptureConclusion | undefined> =>
  (await customer.read()).conclusion;
const openedAt = async () => {
  const { claim, inspect } = await staffReport();
  return (claim ?? inspect)?.telling?.opened_at;
};

describe('the customer’s page', () => {
  test('says nothing before they are told', async () => {
    expect(await shown()).toBeUndefined();
    await conclude(3);
    expect(await shown()).toBeUndefined();
    await customer.call('POST', '/open');
    expect(await openedAt()).toBeNull();
  });

  test('says, once they are told, what was concluded and what happens next, and no more', async () => {
    await setContent('CLAIM', { done_next: '{partner} repairs {car}.' });
    await conclude(3);
    await tell();
    const { conclusion, ...rest } = await customer.read();
    expect(conclusion).toEqual({
      status: 3,
      concluded_at: server.clock.now().toISOString(),
      time_zone: expect.any(String),
      car: 'Volvo',
      plate: '123 ABC',
      next: 'North Canary Motors repairs Volvo.',
    });
    expect(rest).toMatchObject({ status: 'COMPLETED', car: {}, uploads: [], description: null });
  });

  test('names a car of which nothing is known in words', async () => {
    await setContent('CLAIM', { done_next: 'Bring {car} to {partner}.' });
    await server.db.direct
      .updateTable('reports')
      .set({ make: null, plate: null })
      .where('request_id', '=', customer.requestId)
      .execute();
    await conclude(3);
    await tell();
    expect(await shown()).toMatchObject({
      car: null,
      plate: null,
      next: 'Bring your car to North Canary Motors.',
    });
  });

  test('says it of inspections, in their own words, and never of a flow that concludes nothing', async () => {
    await setContent('INSPECT', { tells_extra: true, extra_next: 'We come to you.' });
    await use('INSPECT');
    await conclude(5);
    await tell();
    expect(await shown()).toMatchObject({ status: 5, next: 'We come to you.' });
    await use('TRADE');
    expect(await shown()).toBeUndefined();
  });

  test('keeps it when the partner tells no one any more', async () => {
    await conclude(3);
    await tell();
    await setContent('CLAIM', { tells_done: false });
    expect(await shown()).toMatchObject({ status: 3, next: expect.stringContaining('repair') });
  });

  test('says no conclusion once it was taken back', async () => {
    await conclude(3);
    await tell();
    await customer.call('POST', '/open');
    expect(await openedAt()).not.toBeNull();
    await conclude(0);
    expect(await shown()).toMatchObject({ status: null, concluded_at: null, next: null });
    await customer.call('POST', '/open');
    await conclude(5);
    await tell();
    expect(await shown()).toMatchObject({ status: 5 });
    expect(await openedAt()).toBeNull();
  });

  test('says nothing once the request is put away', async () => {
    await conclude(3);
    await tell();
    expect((await desk().act('PATCH', '', { status: 'ARCHIVED' })).statusCode).toBe(200);
    expect(await shown()).toBeUndefined();
  });

  test('is for the holder of this link, and for no one else', async () => {
    await conclude(3);
    await tell();
    const [, , , , key] = customer.path.split('/');
    const other = await sentReport(server, tenants.south.partnerId, 'CLAIM');
    const tried = await Promise.all([
      server.call('GET', `${customer.path}x`),
      server.call('GET', `/api/capture/${other.requestId}/${key}`),
      server.call('GET', other.path.replace(other.requestId, customer.requestId)),
    ]);
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(tried.map(({ body }) => body).join()).not.toMatch(/Volvo|North/);
    expect((await other.read()).conclusion).toBeUndefined();
  });

  test('takes no conclusion from the customer', async () => {
    await desk().asked({ sections: ['mileage'] });
    const refused = await customer.call('PATCH', '', { conclusion: { status: 3 } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ field: 'conclusion' }] });
  });
});

describe('while more is asked of the customer', () => {
  beforeEach(async () => {
    await conclude(3);
    await tell();
    await desk().asked({ sections: ['mileage'] });
  });

  test('their page has the steps and, beside them, the conclusion', async () => {
    expect(await customer.read()).toMatchObject({
      status: 'IN_PROGRESS',
      addition: { sections: ['mileage'] },
      conclusion: { status: 3, car: 'Volvo' },
    });
  });

  test('opening it counts', async () => {
    const now = server.clock.now().toISOString();
    await customer.call('POST', '/open');
    expect(await openedAt()).toBe(now);
    expect((await desk().events()).map(({ type }) => type)).toContain('CONCLUSION_OPENED');
  });

  test('a link that has expired says nothing of it', async () => {
    const { services, clock } = server;
    clock.advance((services.config.captureLinkDays + 1) * DAY_MS);
    const capture = await customer.read();
    expect(capture.expired).toBeDefined();
    expect(capture.conclusion).toBeUndefined();
  });
});
