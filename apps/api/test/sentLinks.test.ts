import { DAY_MS } from '@forecourt/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../src/jobs/cleanup.ts';
import type { Taken } from '../src/messaging/mailer.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
/** What the provider received, and whether it is down. */
let provider: { texts: string[]; down: boolean };

beforeEach(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  provider = { texts: [], down: false };
  const take = async (text: string): Promise<Taken> => {
    if (provider.down) throw new Error('down');
    provider.texts.push(text);
    return { provider: 'smtp', reference: 'x' };
  };
  server.services.mailer = {
    ...server.services.mailer,
    send: ({ text }) => take(text),
  };
});
afterEach(() => server.close());

const create = async () => {
  const answer = await server.call('POST', '/api/requests', {
    token: await server.signIn('agent@north.test'),
    payload: {
      request_type: 'TRADE',
      partner_id: tenants.north.partnerId,
      name: 'Mari',
      email: 'mari@mail.test',
    },
  });
  return answer.json().request.id as string;
};
const messages = () =>
  server.db.direct
    .selectFrom('outbox')
    .orderBy('inserted_at')
    .orderBy('id')
    .select(['status', 'body', 'link'])
    .execute();
const keyOf = (id: string) => server.services.keys.make('capture', id, 1);

test('a message that a provider took keeps its words and loses its link and key', async () => {
  const id = await create();
  await server.runJobs();
  expect(provider.texts[0]).toContain(keyOf(id));
  const [message] = await messages();
  expect(message).toMatchObject({ status: 'SENT', link: null });
  expect(message?.body).toContain('[link]');
  expect(message?.body).not.toContain(keyOf(id));
});

test('sending again makes a link again', async () => {
  const id = await create();
  await server.runJobs();
  const token = await server.signIn('agent@north.test');
  server.clock.advance(60_000);
  await server.call('PATCH', `/api/requests/${id}/resend`, { token });
  await server.runJobs();
  expect(provider.texts).toHaveLength(2);
  expect(provider.texts[1]).toContain(keyOf(id));
});

test('one that no one took can be tried again for two weeks, then loses its link as well', async () => {
  const id = await create();
  await server.db.direct
    .updateTable('outbox')
    .set({ status: 'FAILED', attempted_at: server.clock.now() })
    .execute();
  server.clock.advance(13 * DAY_MS);
  await cleanUp(server.services);
  expect((await messages())[0]?.body).toContain(keyOf(id));
  server.clock.advance(2 * DAY_MS);
  await cleanUp(server.services);
  expect(JSON.stringify(await messages())).not.toContain(keyOf(id));
});

test('the demo’s outbox keeps them: it is the demo’s phone', async () => {
  server.services.mailer = {
    ...server.services.mailer,
    send: async () => ({ provider: 'outbox', reference: null }),
  };
  const id = await create();
  await server.runJobs();
  await cleanUp(server.services);
  expect((await messages())[0]?.body).toContain(keyOf(id));
});
