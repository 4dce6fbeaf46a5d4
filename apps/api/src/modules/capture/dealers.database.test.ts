import type { CaptureDealerList } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { json } from '../../db/schema.ts';
import { newId } from '../../domain/id.ts';
import { createCustomer, createPartner, type Customer } from './testing/customer.ts';

let server: TestServer;
let partnerId: string;
let strangerId: string;
let customer: Customer;

interface Place {
  address?: string;
  location?: string;
  county?: string;
}

async function addDealer(partner: string, name: string, place: Place = {}): Promise<string> {
  const id = newId();
  const contact = {
    email: `desk@${id.toLowerCase()}.test`,
    phone: '+15035550100',
    url: 'https://x.test',
  };
  await server.services.db.system((tx) =>
    tx
      .insertInto('dealers')
      .values({ id, partner_id: partner, name, ...contact, ...place })
      .execute(),
  );
  return id;
}

const list = async (query: Record<string, string> = {}, of = customer) => {
  const answer = await of.call('GET', `/dealers?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<CaptureDealerList>();
};
const names = async (query: Record<string, string> = {}) =>
  (await list(query)).dealers.map(({ name }) => name);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  partnerId = await createPartner(server.services);
  strangerId = await createPartner(server.services, 'Other Motors');
  customer = await createCustomer(server, partnerId);
});

describe('the dealers a customer may choose from', () => {
  test('are the partner’s own, by name, with their place and no way to reach them', async () => {
    await addDealer(strangerId, 'Another Tenant’s');
    const id = await addDealer(partnerId, 'bravo Cars', {
      address: '12 Main Street',
      location: 'Salem, Oregon',
      county: 'Marion',
    });
    await addDealer(partnerId, 'Alpha Cars');
    const answer = await customer.call('GET', '/dealers');
    expect(answer.json<CaptureDealerList>()).toEqual({
      dealers: [
        { id: expect.any(String) as string, name: 'Alpha Cars', address: null, location: null },
        { id, name: 'bravo Cars', address: '12 Main Street', location: 'Salem, Oregon' },
      ],
      metadata: { after: null },
    });
    expect(answer.body).not.toMatch(/@|desk|5550100|x\.test|Marion/);
  });

  test('are found by a part of the name or of the place, whatever signs are typed', async () => {
    await addDealer(partnerId, 'Alpha Cars', { location: 'Salem, Oregon' });
    await addDealer(partnerId, 'Bravo 100% Cars', { address: '7 River Road' });
    await addDealer(partnerId, 'Salem Street Cars', { county: 'Lane' });
    expect(await names({ search: 'salem' })).toEqual(['Alpha Cars', 'Salem Street Cars']);
    expect(await names({ search: ' River ' })).toEqual(['Bravo 100% Cars']);
    expect(await names({ search: 'lane' })).toEqual(['Salem Street Cars']);
    expect(await names({ search: '%' })).toEqual(['Bravo 100% Cars']);
    expect(await names({ search: 'nobody' })).toEqual([]);
    expect(await names({ search: '  ' })).toHaveLength(3);
  });

  test('come in pages that miss none and name none twice, even where two are called alike', async () => {
    for (const name of ['Delta', 'Alpha', 'charlie', 'Alpha', 'Bravo']) {
      await addDealer(partnerId, name);
    }
    const seen: string[] = [];
    let after: string | null = '';
    for (let pages = 0; after !== null && pages < 9; pages += 1) {
      const page = await list({ limit: '2', ...(after && { after }) });
      seen.push(...page.dealers.map(({ id }) => id));
      after = page.metadata.after;
    }
    expect(after).toBeNull();
    expect(new Set(seen).size).toBe(5);
    expect(seen).toEqual((await list()).dealers.map(({ id }) => id));
    expect(await names()).toEqual(['Alpha', 'Alpha', 'Bravo', 'charlie', 'Delta']);
  });

  test.each([
    'x',
    Buffer.from('["a"]').toString('base64url'),
    Buffer.from('[1,2]').toString('hex'),
  ])('a cursor that is none of ours is refused and named: %s', async (after) => {
    const answer = await customer.call('GET', `/dealers?after=${after}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'after' }] });
  });

  test('are no one, and no step, where the partner does not ask for a dealer', async () => {
    await addDealer(partnerId, 'Alpha Cars');
    expect((await customer.read()).sections.dealer_select).toBe(true);
    await server.services.db.system((tx) =>
      tx
        .updateTable('customisations')
        .set({ sections: json({ dealer_select: false }) })
        .where('partner_id', '=', partnerId)
        .execute(),
    );
    expect(await list()).toEqual({ dealers: [], metadata: { after: null } });
    expect((await customer.read()).sections.dealer_select).toBe(false);
  });

  test('are no step for a partner without dealers', async () => {
    expect((await customer.read()).sections).toMatchObject({ dealer_select: false, vin: true });
    expect(await list()).toEqual({ dealers: [], metadata: { after: null } });
  });
});

describe('choosing a dealer', () => {
  test('is kept with the report, shown again on another phone, and can be taken back', async () => {
    const dealer_id = await addDealer(partnerId, 'Alpha Cars', { location: 'Salem, Oregon' });
    expect(await customer.read()).toMatchObject({ dealer_id: null, dealer: null });
    const answer = await customer.call('PATCH', '', { dealer_id });
    expect(answer.json()).toMatchObject({
      capture: {
        dealer_id,
        dealer: { id: dealer_id, name: 'Alpha Cars', address: null, location: 'Salem, Oregon' },
      },
    });
    expect(answer.body).not.toMatch(/desk@|5550100/);
    await customer.call('PATCH', '', { dealer_id: null });
    expect(await customer.read()).toMatchObject({ dealer_id: null, dealer: null });
  });

  test('of another partner is refused by the field’s name, and nothing is kept', async () => {
    const own = await addDealer(partnerId, 'Alpha Cars');
    const theirs = await addDealer(strangerId, 'Another Tenant’s');
    await customer.call('PATCH', '', { dealer_id: own });
    const answer = await customer.call('PATCH', '', {
      dealer_id: theirs,
      description: 'Runs well',
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'dealer_id', code: 'INVALID_FORMAT' }],
    });
    expect(await customer.read()).toMatchObject({ dealer_id: own, description: null });
  });

  test('that is gone since leaves the report as one without', async () => {
    const dealer_id = await addDealer(partnerId, 'Alpha Cars');
    await customer.call('PATCH', '', { dealer_id });
    await server.services.db.system((tx) =>
      tx.deleteFrom('dealers').where('id', '=', dealer_id).execute(),
    );
    expect(await customer.read()).toMatchObject({ dealer: null });
  });
});
