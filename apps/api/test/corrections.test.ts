import type {
  CorrectedDetails,
  MarketSurvey,
  PublicReportAnswer,
  RequestEvent,
  SeenDetails,
} from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../src/modules/capture/testing/customer.ts';
import { deskOf, sentReport } from './additionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { refusedFields } from './refusedFields.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let customer: Customer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await server.signIn('agent@north.test');
  customer = await sentReport(server, tenants.north.partnerId);
});

const VIN = '1M8GDM9AXKP042788';
const desk = () => deskOf(server, customer.requestId, token);
const url = () => `/api/requests/${customer.requestId}`;
/** Corrects what was seen as it is now, unless said otherwise. */
const correct = async (details: CorrectedDetails, seen?: SeenDetails, as = token) =>
  server.call('PATCH', `${url()}/details`, {
    token: as,
    payload: { details, seen: seen ?? (await seenOf(details)) },
  });
async function seenOf(details: CorrectedDetails): Promise<SeenDetails> {
  const { name, phone, email, info, report } = await desk().read();
  const { vincode, plate, year, make, model, zip, condition } = report.car!;
  const all = { name, phone, email, postcode: info.postcode, vincode, plate, year, make, model };
  const { mileage, mileage_unit } = condition;
  const now: SeenDetails = { ...all, zip, mileage, mileage_unit };
  return Object.fromEntries(
    Object.keys(details).map((key) => [key, now[key as keyof SeenDetails]]),
  );
}
const changes = async () =>
  (await server.call('GET', `${url()}/events`, { token }))
    .json<{ events: RequestEvent[] }>()
    .events.filter(({ type }) => type === 'DETAILS_CORRECTED')
    .map(({ change, actor }) => ({ ...change, by: actor.name ?? actor.kind }));

describe('staff correct what came in', () => {
  test('and staff read what car the VIN stands for, others do not', async () => {
    expect((await desk().read()).vin_facts).toBeNull();
    await correct({ vincode: 'YV1CZ59H541058985' });
    const { vin_facts: facts, report_url: link } = await desk().read();
    expect(facts).toEqual({ make: 'Volvo', model: null, year: null });
    const [, id, key] = /public\/([\w-]+)\/([\w-]+)$/.exec(link)!;
    const open = await server.call('GET', `/api/requests/${id}/${key}`);
    expect(open.json<PublicReportAnswer>().report).not.toHaveProperty('vin_facts');
  });

  test('and the report, the list and the search have it, with the customer’s value beside it', async () => {
    const answer = await correct({ vincode: VIN, plate: '987 xyz', mileage: 48_000, year: 2019 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      request: { report: { car: { plate: '987 XYZ', year: 2019, make: 'Volvo' } } },
    });
    const report = await desk().read();
    expect(report.report.car).toMatchObject({
      vincode: VIN,
      plate: '987 XYZ',
      condition: { mileage: 48_000 },
    });
    expect(report.corrections).toContainEqual({
      field: 'vincode',
      entered: 'YV1',
      by: 'north agent',
      at: expect.any(String) as string,
    });
    expect(report.corrections).toContainEqual(
      expect.objectContaining({ field: 'mileage', entered: null }),
    );
    const found = await server.call(
      'GET',
      `/api/requests/search?partner_id=${tenants.north.partnerId}&q=${VIN}`,
      { token },
    );
    expect(found.json<{ matches: object[] }>().matches).toMatchObject([
      { request: { id: customer.requestId }, by: 'VIN' },
    ]);
  });

  test('and the timeline says who changed what from what, a line for each value', async () => {
    await correct({ name: 'Anna Owens', plate: '987 XYZ' });
    await correct({ plate: '987 XYA' });
    expect(await changes()).toEqual([
      { field: 'name', before: 'Anna Owner', after: 'Anna Owens', by: 'north agent' },
      { field: 'plate', before: '123 ABC', after: '987 XYZ', by: 'north agent' },
      { field: 'plate', before: '987 XYZ', after: '987 XYA', by: 'north agent' },
    ]);
    const { corrections } = await desk().read();
    expect(corrections).toContainEqual(
      expect.objectContaining({ field: 'plate', entered: '123 ABC' }),
    );
  });

  test('and the same again, or back to what the customer gave, leaves no mark', async () => {
    await correct({ plate: '987 XYZ' });
    await correct({ plate: '987 XYZ' });
    expect(await changes()).toHaveLength(1);
    await correct({ plate: '123 ABC' });
    expect((await desk().read()).corrections).toEqual([]);
    expect(await changes()).toHaveLength(2);
  });

  test('and the customer sees it where it is asked; a later answer of theirs counts again', async () => {
    await correct({ vincode: VIN, plate: '987 XYZ', make: 'Saab' });
    await desk().asked({ sections: ['vin', 'licence_plate'] });
    expect((await customer.read()).car).toMatchObject({ vincode: VIN, plate: '987 XYZ' });
    const own = await customer.call('PATCH', '', { car: { vincode: 'YV1CZ59H541058985' } });
    expect(own.statusCode, own.body).toBe(200);
    const { corrections, report } = await desk().read();
    expect(report.car).toMatchObject({ vincode: 'YV1CZ59H541058985', plate: '987 XYZ' });
    expect(corrections?.map(({ field }) => field).sort()).toEqual(['make', 'plate']);
    expect((await changes()).at(-1)).toEqual({
      field: 'vincode',
      before: VIN,
      after: 'YV1CZ59H541058985',
      by: 'CUSTOMER',
    });
  });

  test('and others with a link see the corrected value alone', async () => {
    await correct({ make: 'Saab' });
    const [, id, key] = /public\/([^/]+)\/([^/]+)$/.exec((await desk().read()).report_url) ?? [];
    const open = await server.call('GET', `/api/requests/${id}/${key}`);
    expect(open.json<PublicReportAnswer>().report.report.car).toMatchObject({ make: 'Saab' });
    expect(open.body).not.toMatch(/Volvo|corrections/);
  });

  test('and the market around the corrected postcode is asked for', async () => {
    await correct({ vincode: VIN, postcode: '97201' });
    const { info, report } = await desk().read();
    const answer = await server.call(
      'GET',
      `/services/cars/market_survey?vin=${report.car?.vincode}&postcode=${info.postcode}&miles=50`,
      { token },
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json<MarketSurvey>().similar_cars).toBeDefined();
  });
});

describe('two colleagues at once', () => {
  test('the second learns of the value that the first has saved, and nothing is lost', async () => {
    const seen = await seenOf({ plate: '' as string, make: '' as string });
    await correct({ plate: 'FIRST' }, seen);
    const second = await correct({ plate: 'SECOND', make: 'Saab' }, seen);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: 'STALE_DETAILS', current: { plate: 'FIRST' } });
    expect((await desk().read()).report.car).toMatchObject({ plate: 'FIRST', make: 'Volvo' });
    expect((await correct({ plate: 'SECOND' }, { plate: 'FIRST' })).statusCode).toBe(200);
    expect((await desk().read()).corrections).toMatchObject([{ entered: '123 ABC' }]);
  });

  test('who means the same as the other is not stopped', async () => {
    await correct({ plate: 'SAME' }, { plate: '123 ABC' });
    expect((await correct({ plate: 'SAME' }, { plate: '123 ABC' })).statusCode).toBe(200);
    expect(await changes()).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test.each<[CorrectedDetails, string, string]>([
    [{ name: '  ' }, 'details.name', 'MISSING_FIELD'],
    [{ phone: '+372123' }, 'details.phone', 'INVALID_FORMAT'],
    [{ email: 'anna' }, 'details.email', 'INVALID_FORMAT'],
    [{ vincode: 'YV1' }, 'details.vincode', 'INVALID_FORMAT'],
    [{ year: 1700 }, 'details.year', 'INVALID_FORMAT'],
    [{ mileage: -1 }, 'details.mileage', 'INVALID_FORMAT'],
    [{ email: null }, 'details.phone', 'MISSING_FIELD'],
  ])('%j names %s', async (details, field, code) => {
    const answer = await correct(details);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(refusedFields(answer)).toMatchObject([{ field, code }]);
    expect(await changes()).toEqual([]);
  });

  test('a value without the one that was seen', async () => {
    const answer = await correct({ make: 'Saab' }, {});
    expect(refusedFields(answer)).toEqual([{ field: 'seen.make', code: 'MISSING_FIELD' }]);
  });

  test('a VIN that contradicts its check digit is taken', async () => {
    expect((await correct({ vincode: '1M8GDM9A1KP042788' })).statusCode).toBe(200);
  });

  test('viewers, other tenants, and what is archived', async () => {
    const viewer = await server.signIn('viewer@north.test');
    expect((await correct({ make: 'Saab' }, undefined, viewer)).statusCode).toBe(403);
    const other = await server.signIn('agent@south.test');
    expect((await correct({ make: 'Saab' }, undefined, other)).statusCode).toBe(404);
    await desk().act('PATCH', '', { status: 'ARCHIVED' });
    expect((await correct({ make: 'Saab' })).statusCode).toBe(409);
    expect(await changes()).toEqual([]);
  });
});

describe('a mistyped number', () => {
  test('is corrected before the request is sent again, which goes to the right one', async () => {
    const made = await server.call('POST', '/api/requests', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: {
        request_type: 'TRADE',
        partner_id: tenants.north.partnerId,
        name: 'Max Owner',
        phone: '+3725123456',
      },
    });
    const { id } = made.json<{ request: { id: string } }>().request;
    await server.runJobs();
    const answer = await server.call('PATCH', `/api/requests/${id}/details`, {
      token,
      payload: { details: { phone: '+3725123457' }, seen: { phone: '+3725123456' } },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    // At once: what was sent a moment ago went to somebody else.
    const again = await server.call('PATCH', `/api/requests/${id}/resend`, { token });
    expect(again.statusCode, again.body).toBe(200);
    await server.runJobs();
    const sent = await server.db.direct
      .selectFrom('outbox')
      .where('request_id', '=', id)
      .orderBy('inserted_at')
      .select('recipient')
      .execute();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['+3725123456', '+3725123457']);
  });
});
