import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicReportAnswer } from '@forecourt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOf, sentReport } from './additionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

const VIN = 'YV1DZ8256C2271234';

let decoder: Server;
let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  decoder = createServer((request, response) => {
    const body = request.url === `/${VIN}` ? { make: 'Volvo', model: 'V60', year: 2012 } : {};
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => decoder.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(decoder.address() as AddressInfo).port}`;
  server = await startTestServer({ vinDecoder: { url, key: null } });
  tenants = await seedTenants(server.services);
});
afterAll(async () => {
  await server.close();
  decoder.closeAllConnections();
  decoder.close();
});

test('staff read what a decoder says of a car’s VIN, customers and buyers do not', async () => {
  const token = await server.signIn('agent@north.test');
  const { requestId } = await sentReport(server, tenants.north.partnerId);
  const desk = deskOf(server, requestId, token);
  expect((await desk.read()).vin_facts).toBeNull();
  const { vincode } = (await desk.read()).report.car!;
  const corrected = await server.call('PATCH', `/api/requests/${requestId}/details`, {
    token,
    payload: { details: { vincode: VIN }, seen: { vincode } },
  });
  expect(corrected.statusCode, corrected.body).toBe(200);
  const { vin_facts: facts, report_url: link } = await desk.read();
  expect(facts).toEqual({ make: 'Volvo', model: 'V60', year: 2012 });
  const [, id, key] = /public\/([\w-]+)\/([\w-]+)$/.exec(link)!;
  const open = await server.call('GET', `/api/requests/${id}/${key}`);
  expect(open.json<PublicReportAnswer>().report).not.toHaveProperty('vin_facts');
});
