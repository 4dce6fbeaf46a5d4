import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants } from './tenants.ts';
import { seedWorld, type World } from './world.ts';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  const tenants = await seedTenants(server.services);
  world = await seedWorld(server.services, tenants.north, 'Aberdeen');
});
afterAll(() => server.close());

test('an administrator ends every link that was passed on; new ones open again', async () => {
  const { keys } = server.services;
  const { requestId = '', threadId = '' } = world.named;
  const statuses = async (version: number) => {
    const [capture, shown, offer] = (['capture', 'public', 'offer'] as const).map((kind) =>
      keys.make(kind, requestId, version),
    );
    const conversation = keys.make('conversation', threadId, version);
    const urls = [
      `/api/capture/${requestId}/${capture}`,
      `/api/requests/${requestId}/${shown}`,
      `/api/requests/${requestId}/${offer}`,
      `/api/public/conversations/${requestId}/${conversation}`,
      `/api/public/conversations/${requestId}/${capture}`,
    ];
    const answers = await Promise.all(urls.map((url) => server.call('GET', url)));
    return answers.map((one) => one.statusCode);
  };
  expect(await statuses(1)).toEqual([200, 200, 200, 200, 200]);
  const url = `/api/requests/${requestId}/revoke_links`;
  const agent = await server.signIn('agent@north.test');
  expect((await server.call('POST', url, { token: agent })).statusCode).toBe(403);
  const token = await server.signIn('admin@north.test');
  const answer = await server.call('POST', url, { token });
  expect([answer.statusCode, answer.json().request.id]).toEqual([200, requestId]);
  expect(await statuses(1)).toEqual([404, 404, 404, 404, 404]);
  expect(await statuses(2)).toEqual([200, 200, 200, 200, 200]);
  const { report } = (await server.call('GET', `/api/requests/${requestId}`, { token })).json();
  expect(report.report_url).toContain(keys.make('public', requestId, 2));
  const { events } = (
    await server.call('GET', `/api/requests/${requestId}/events`, { token })
  ).json();
  expect(events.at(-1)).toMatchObject({ type: 'LINKS_REVOKED', actor: { name: 'north admin' } });
});
