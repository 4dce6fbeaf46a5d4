import type {
  CorrectedDetails,
  DistanceUnit,
  PublicReportAnswer,
  RequestEvent,
  SeenDetails,
} from '@forecourt/contract';
import { describe, expect, test } from 'vitest';
import { createCustomer } from '../src/modules/capture/testing/customer.ts';
import { deskOf, sentReport } from './additionHouse.ts';
import { startAuction } from './auctionHouse.ts';
import { openSettings } from './desk.ts';
import { refusedFields } from './refusedFields.ts';

/** Miles and kilometers: of partners, of what customers give, and of those who read it. */

const { path, read, server, tenants, token } = await openSettings();
const { partnerId } = tenants.north;

const setUnit = async (distance_unit: string) => {
  const { version } = await read();
  return server.call('PATCH', path, { token, payload: { version, general: { distance_unit } } });
};
const give = async (condition: object, unit: DistanceUnit) => {
  await setUnit(unit);
  const customer = await createCustomer(server, partnerId);
  const answer = await customer.call('PATCH', '', { condition });
  return { customer, answer };
};
const reportOf = (requestId: string) => deskOf(server, requestId, token).read();

describe('a partner chooses miles or kilometers', () => {
  test('and its people and the history know it', async () => {
    await setUnit('km');
    expect((await setUnit('mi')).statusCode).toBe(200);
    expect((await read()).general.distance_unit).toBe('mi');
    const { changes } = (await server.call('GET', `${path}/changes`, { token })).json();
    expect(changes[0]).toMatchObject({ field: 'distance_unit', before: 'km', after: 'mi' });
    const { partners } = (await server.call('GET', '/api/my/partners', { token })).json();
    expect(partners[0].distance_unit).toBe('mi');
  });

  test('and nothing else', async () => {
    const refused = await setUnit('ly');
    expect(refused.statusCode).toBe(422);
    expect(refusedFields(refused)).toEqual([
      expect.objectContaining({ field: 'general.distance_unit' }),
    ]);
  });
});

describe('a customer’s mileage', () => {
  test('is in the partner’s unit unless they say otherwise', async () => {
    const { customer } = await give({ mileage: 84_000 }, 'km');
    expect(await customer.read()).toMatchObject({
      distance_unit: 'km',
      condition: { mileage: 84_000, mileage_unit: 'km' },
    });
    const other = await give({ mileage: 84_000, mileage_unit: 'mi' }, 'km');
    expect((await other.customer.read()).condition).toMatchObject({ mileage_unit: 'mi' });
  });

  test('stays what it is when the partner chooses another unit', async () => {
    const { customer } = await give({ mileage: 84_000 }, 'km');
    await setUnit('mi');
    await customer.call('PATCH', '', { condition: { mileage: 85_000 } });
    const report = await reportOf(customer.requestId);
    expect(report.distance_unit).toBe('mi');
    expect(report.report.car?.condition).toMatchObject({ mileage: 85_000, mileage_unit: 'km' });
  });

  test('keeps its unit when it is cleared, and a unit can be chosen before it is given', async () => {
    const { customer } = await give({ mileage_unit: 'mi' }, 'km');
    await customer.call('PATCH', '', { condition: { mileage: 12_000 } });
    await customer.call('PATCH', '', { condition: { mileage: null } });
    const { condition } = await customer.read();
    expect(condition).toMatchObject({ mileage: null, mileage_unit: 'mi' });
  });

  test.each([
    [{ mileage: 2_500_000, mileage_unit: 'km' }, 200],
    [{ mileage: 2_500_000, mileage_unit: 'mi' }, 422],
    [{ mileage: 3_200_001, mileage_unit: 'km' }, 422],
  ])('is refused where no odometer counts so far: %j', async (condition, status) => {
    const { answer } = await give(condition, 'km');
    expect(answer.statusCode).toBe(status);
    if (status === 422) {
      expect(refusedFields(answer)).toEqual([
        { field: 'condition.mileage', code: 'INVALID_FORMAT' },
      ]);
    }
  });
});

describe('staff correct', () => {
  const correct = async (requestId: string, details: CorrectedDetails, seen: SeenDetails) =>
    server.call('PATCH', `/api/requests/${requestId}/details`, {
      token,
      payload: { details, seen },
    });
  const changesOf = async (requestId: string) =>
    (await server.call('GET', `/api/requests/${requestId}/events`, { token }))
      .json<{ events: RequestEvent[] }>()
      .events.flatMap(({ change }) => change ?? []);

  test('the unit alone, and the timeline says from what to what', async () => {
    await setUnit('mi');
    const { requestId, call } = await sentReport(server, partnerId);
    const before = (await reportOf(requestId)).report.car!.condition;
    const seen = { mileage: before.mileage, mileage_unit: before.mileage_unit };
    const first = { mileage: 84_000, mileage_unit: 'mi' } as const;
    expect((await correct(requestId, first, seen)).statusCode).toBe(200);
    const second = await correct(requestId, { mileage_unit: 'km' }, first);
    expect(second.statusCode, second.body).toBe(200);
    expect(await changesOf(requestId)).toEqual([
      expect.objectContaining({ field: 'mileage', after: '84000 mi' }),
      { field: 'mileage', before: '84000 mi', after: '84000 km' },
    ]);
    expect((await reportOf(requestId)).report.car?.condition).toMatchObject({
      mileage: 84_000,
      mileage_unit: 'km',
    });
    void call;
  });

  test('and read what a colleague made of it in the meantime, with its unit', async () => {
    const { requestId } = await sentReport(server, partnerId);
    const { mileage, mileage_unit } = (await reportOf(requestId)).report.car!.condition;
    const seen = { mileage, mileage_unit };
    await correct(requestId, { mileage: 50_000, mileage_unit: 'km' }, seen);
    const late = await correct(requestId, { mileage: 60_000, mileage_unit: 'mi' }, seen);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ current: { mileage: 50_000, mileage_unit: 'km' } });
  });

  test('nothing to what no odometer counts', async () => {
    const { requestId } = await sentReport(server, partnerId);
    const { mileage, mileage_unit } = (await reportOf(requestId)).report.car!.condition;
    const details = { mileage: 2_000_001, mileage_unit: 'mi' } as const;
    const refused = await correct(requestId, details, { mileage, mileage_unit });
    expect(refused.statusCode).toBe(422);
    expect(refusedFields(refused)).toEqual([{ field: 'details.mileage', code: 'INVALID_FORMAT' }]);
  });
});

describe('those with a link read their own unit first', () => {
  test('the owner and readers of the public link read the partner’s', async () => {
    const { customer } = await give({ mileage: 84_000 }, 'mi');
    const { report_url: url } = await reportOf(customer.requestId);
    const key = url.split('/').at(-1)!;
    const answer = await server.call('GET', `/api/requests/${customer.requestId}/${key}`);
    expect(answer.json<PublicReportAnswer>().report.distance_unit).toBe('mi');
  });

  test.each([
    ['United States', 'mi'],
    ['EE', 'km'],
    [null, 'km'],
  ])('a dealer in %s: %s', async (country, unit) => {
    await setUnit('km');
    const { seats } = await startAuction(server, tenants.north);
    const { dealerId, key } = seats[0]!;
    await server.db.system((tx) =>
      tx.updateTable('dealers').where('id', '=', dealerId).set({ country }).execute(),
    );
    const answer = await server.call('GET', `/api/public/auctions/dealers/${key}`);
    expect(answer.json<PublicReportAnswer>().report.distance_unit).toBe(unit);
  });
});
