import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { redactUrl } from '../src/http/redact.ts';
import { operationFacts } from '../src/http/operationFacts.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
const lines: unknown[][] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  const quiet = () => undefined;
  const warn = (...line: unknown[]) => lines.push(line);
  const log = { trace: quiet, debug: quiet, info: quiet, error: quiet, fatal: quiet, warn };
  vi.spyOn(server.app.log, 'child').mockReturnValue({ ...log, child: () => log } as never);
});
afterAll(() => server.close());

test('a member refused by their role leaves a line with who and what, and nothing personal', async () => {
  const token = await server.signIn('viewer@north.test');
  const above = operationFacts.filter(
    ({ access, role }) => access === 'staff' && role !== 'VIEWER',
  );
  expect(above.length).toBeGreaterThan(30);
  for (const { operationId, method, path } of above) {
    lines.length = 0;
    const url = path.replace(/\{\w+\}/g, tenants.north.partnerId);
    const answer = await server.call(method as 'GET', url, { token });
    expect([operationId, answer.statusCode]).toEqual([operationId, 403]);
    const line = { operation: operationId, user: tenants.north.viewer, code: 'FORBIDDEN' };
    expect(lines).toEqual([[line, 'authorization refused']]);
  }
});

test('a sensitive act that is refused for its age is logged too, and what is not refused is not', async () => {
  const token = await server.signIn('admin@north.test');
  const url = `/api/partners/${tenants.north.partnerId}/security`;
  lines.length = 0;
  expect((await server.call('GET', url, { token })).statusCode).toBe(200);
  expect(lines).toEqual([]);
  server.clock.advance(16 * 60_000);
  const payload = { factor_required: false };
  expect((await server.call('PATCH', url, { token, payload })).statusCode).toBe(403);
  const line = { operation: 'updateSecurity', user: tenants.north.admin };
  const code = 'REAUTHENTICATION_REQUIRED';
  expect(lines).toEqual([[{ ...line, code }, 'authorization refused']]);
});

test('the address of a customer’s export stands in no log', () => {
  const key = `VChTXXsX1IoLifSHto.VChTXXsX1IoLifSHtp.hk3j2a.${'a-_9'.repeat(5)}aa`;
  expect(redactUrl(`/api/exports/${key}`)).toBe('/api/exports/[redacted]');
  expect(redactUrl(`/api/exports/${key}?x=1`)).toBe('/api/exports/[redacted]?x=1');
  const built = '/assets/PrivacySettingsScreen.dkj3kd8.js';
  expect(redactUrl(built)).toBe(built);
});
