import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCustomer } from '../src/modules/capture/testing/customer.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const background = 'white';
const PHOTO = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
  .jpeg()
  .toBuffer();

let server: TestServer;
let tenants: Tenants;

beforeEach(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterEach(() => server.close());

const FULL = { status: 507, code: 'INSUFFICIENT_STORAGE' };

async function createRequest(target: TestServer) {
  const token = await target.signIn('admin@north.test');
  return target.call('POST', '/api/requests', {
    token,
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Anna Owner',
      email: 'anna@mail.test',
    },
  });
}

test('a photo that the store has no room for is refused in words, and goes in later', async () => {
  const { media } = server.services;
  const store = media.storePhoto.bind(media);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  media.storePhoto = () => Promise.reject(new Error('Cannot write file', { cause: full }));
  const customer = await createCustomer(server, tenants.north.partnerId);
  const { id } = await customer.announce('dashboard');
  const send = () => customer.call('PUT', `/uploads/${id}/content`, PHOTO);
  const refused = await send();
  expect(refused.json()).toMatchObject(FULL);
  expect(refused.json<{ detail: string }>().detail).toContain('no room left');
  expect(refused.headers['retry-after']).toBe('60');
  media.storePhoto = store;
  expect((await send()).statusCode).toBe(200);
});

test('a database that has no room left says so, and goes on where there is room', async () => {
  await server.signIn('admin@north.test');
  const { db } = server.services;
  const scoped = db.scoped;
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  db.scoped = () => Promise.reject(full);
  expect((await createRequest(server)).json()).toMatchObject(FULL);
  db.scoped = scoped;
  expect((await createRequest(server)).statusCode).toBe(201);
});
