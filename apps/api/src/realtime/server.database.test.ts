import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Channel, Socket } from 'phoenix';
import { startTestServer } from '../../test/harness.ts';
import type { TestServer } from '../../test/harness.ts';
import { seedTenants } from '../../test/tenants.ts';
import type { Tenants } from '../../test/tenants.ts';
import { until } from '../../test/until.ts';
import { phonePhoto } from '../media/testing/pictures.ts';
import { createCustomer } from '../modules/capture/testing/customer.ts';
import { lockRequest } from '../modules/requests/queries.ts';
import { CUSTOMER, moveRequest } from '../modules/requests/transition.ts';
import { connect, join, JOINED } from './testing/standalone.ts';
import type { TransportName } from './testing/standalone.ts';

let server: TestServer;
let tenants: Tenants;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as { port: number }).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

interface StatusEvent {
  request_type: string;
  self_service: boolean;
  request: { id: string; status: string };
}

async function watch(token: string, partnerId: string, transport: TransportName) {
  const socket = connect(port, token, transport);
  sockets.push(socket);
  const channel = socket.channel(`partners:${partnerId}`);
  const events: StatusEvent[] = [];
  channel.on('request_status', (event: StatusEvent) => void events.push(event));
  return { socket, channel, events, answer: await join(channel) };
}

const signInAgain = async (username: string) => {
  const payload = { username, password: 'demo1234' };
  return (await server.call('POST', '/api/session', { payload })).json<{ token: string }>().token;
};

describe.each(['websocket', 'longpoll'] as const)(
  'staff who watch a partner over %s',
  (transport) => {
    it('see a request move as its customer goes on', async () => {
      const token = await server.signIn('agent@north.test');
      const { answer, events } = await watch(token, tenants.north.partnerId, transport);
      expect(answer).toEqual(JOINED);
      const customer = await createCustomer(server, tenants.north.partnerId);
      await customer.call('POST', '/open');
      await customer.photo(await phonePhoto());
      await customer.call('POST', '/submit', { reason: 'That is all' });
      const seen = () => events.filter((event) => event.request.id === customer.requestId);
      await until(() => seen().at(-1)?.request.status === 'COMPLETED');
      // each event contains the state of its time or a later one, in this order
      const order = ['NEW', 'SENT', 'OPENED', 'IN_PROGRESS', 'COMPLETED'];
      const places = seen().map((event) => order.indexOf(event.request.status));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      const listed = await server.call(
        'GET',
        `/api/requests/?type=TRADE&partner_id=${tenants.north.partnerId}`,
        { token },
      );
      const { requests } = listed.json<{ requests: { id: string }[] }>();
      expect(seen().at(-1)).toEqual({
        request_type: 'TRADE',
        self_service: false,
        request: requests.find((request) => request.id === customer.requestId),
      });
    });

    it('hear nothing of another tenant, whose topic looks as if it were not there', async () => {
      const token = await server.signIn('agent@north.test');
      const foreign = await watch(token, tenants.south.partnerId, transport);
      const unknown = await watch(token, 'nowhere', transport);
      expect(foreign.answer).toEqual(['error', { reason: 'unmatched topic' }]);
      expect(unknown.answer).toEqual(foreign.answer);
      const own = await watch(token, tenants.north.partnerId, transport);
      await createCustomer(server, tenants.south.partnerId);
      const mine = await createCustomer(server, tenants.north.partnerId);
      await until(() => own.events.some((event) => event.request.id === mine.requestId));
      expect(own.events.every((event) => event.request.id === mine.requestId)).toBe(true);
      expect(foreign.events).toEqual([]);
    });

    it('hear nothing of what was rolled back', async () => {
      const token = await server.signIn('agent@north.test');
      const { north } = tenants;
      const customer = await createCustomer(server, north.partnerId);
      const { events } = await watch(token, north.partnerId, transport);
      const undone = server.services.db.scoped([north.partnerId], async (tx) => {
        const request = await lockRequest(tx, customer.requestId);
        await moveRequest(server.services, tx, request!, 'OPEN', CUSTOMER);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      const later = await createCustomer(server, north.partnerId);
      await until(() => events.some((event) => event.request.id === later.requestId));
      // The event of its creation may still have been on its way when the channel was joined.
      const moved = events.filter(({ request }) => request.status === 'OPENED');
      expect(moved).toEqual([]);
    });

    it('find in the list, after a gap, what they missed on the channel', async () => {
      const token = await server.signIn('agent@north.test');
      const { north } = tenants;
      const customer = await createCustomer(server, north.partnerId);
      const before = await watch(token, north.partnerId, transport);
      before.socket.disconnect();
      const { events: received } = await watch(token, north.partnerId, transport);
      await customer.call('POST', '/open');
      await until(() =>
        received.some(
          ({ request: { id, status } }) => id === customer.requestId && status === 'OPENED',
        ),
      );
      const after = await watch(token, north.partnerId, transport);
      const url = `/api/requests/?type=TRADE&partner_id=${north.partnerId}`;
      const { requests } = (await server.call('GET', url, { token })).json<{
        requests: { id: string; status: string }[];
      }>();
      expect(requests.find((request) => request.id === customer.requestId)?.status).toBe('OPENED');
      // no event is repeated: the channel sends changes, and the list has the current state
      expect(after.events).toEqual([]);
    });

    it('are disconnected when they sign out, and so is no one else', async () => {
      const [leaving, staying] = [
        await signInAgain('admin@north.test'),
        await server.signIn('agent@north.test'),
      ];
      const gone = await watch(leaving, tenants.north.partnerId, transport);
      const here = await watch(staying, tenants.north.partnerId, transport);
      const closed = new Promise((resolve) => gone.socket.onClose(resolve));
      await server.call('DELETE', '/api/session', { token: leaving });
      await closed;
      const refused = await watchRefused(leaving, transport);
      expect(refused).toBe(true);
      expect(joined(here.channel)).toBe(true);
    });
  },
);

async function watchRefused(token: string, transport: TransportName): Promise<boolean> {
  const socket = connect(port, token, transport);
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.onError(() => resolve(true));
    socket.onOpen(() => resolve(false));
  });
}

const joined = (channel: Channel) => channel.state === 'joined';
