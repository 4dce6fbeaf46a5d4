import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import pg from 'pg';
import type { Socket } from 'phoenix';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, seedTenants } from '../../test/tenants.ts';
import type { Tenants } from '../../test/tenants.ts';
import { until } from '../../test/until.ts';
import { readConfig } from '../config.ts';
import { createCustomer } from '../modules/capture/testing/customer.ts';
import { createServer } from '../start.ts';
import type { Server } from '../start.ts';
import { connect, join, JOINED } from './testing/standalone.ts';

/** Two nodes need a database that two processes may open. */
const DATABASE = process.env.TEST_DATABASE_URL;

describe.runIf(DATABASE)('two nodes on one PostgreSQL', () => {
  const name = `forecourt_nodes_${randomBytes(5).toString('hex')}`;
  let folder: string;
  let node: (secret?: string) => Promise<Server>;
  let nodes: Server[];
  let tenants: Tenants;
  let balancer: HttpServer;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    await statement(`create database ${name}`);
    folder = await mkdtemp(joinPath(tmpdir(), 'forecourt-nodes-'));
    const url = new URL(DATABASE!);
    url.pathname = `/${name}`;
    node = (secret = 'shared by the nodes of this one test') =>
      createServer(
        readConfig({
          FORECOURT_MODE: 'test',
          FORECOURT_DATA: folder,
          LOG_LEVEL: 'silent',
          DATABASE_URL: url.href,
          FORECOURT_SECRET: secret,
        }),
      );
    nodes = [await node(), await node()];
    for (const { app } of nodes) await app.listen({ port: 0, host: '127.0.0.1' });
    tenants = await seedTenants(nodes[0]!.services);
    balancer = await startBalancer(nodes.map(portOf));
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    balancer.closeAllConnections();
    balancer.close();
    for (const { stop } of nodes) await stop();
    await statement(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true });
  });

  const signIn = async () => {
    const payload = { username: 'agent@north.test', password: DEMO_PASSWORD };
    const answer = await nodes[0]!.app.inject({ method: 'POST', url: '/api/session', payload });
    return answer.json<{ token: string }>().token;
  };
  const watch = async (port: number, token: string, transport: 'websocket' | 'longpoll') => {
    const socket = connect(port, token, transport);
    sockets.push(socket);
    const channel = socket.channel(`partners:${tenants.north.partnerId}`);
    const heard: string[] = [];
    channel.on('request_status', ({ request }: { request: { id: string } }) => {
      heard.push(request.id);
    });
    expect(await join(channel)).toEqual(JOINED);
    return { socket, channel, heard };
  };

  it('do not let one with another secret in', async () => {
    const other = node('another secret, which no other node has');
    await expect(other).rejects.toThrow(/^FORECOURT_SECRET is another than[^\n]+$/);
  });

  it('tell each other what their customers do', async () => {
    const token = await signIn();
    const watchers = await Promise.all(
      nodes.map((node) => watch(portOf(node), token, 'websocket')),
    );
    for (const node of nodes) {
      const { requestId } = await createCustomer(node, tenants.north.partnerId);
      for (const { heard } of watchers) await until(() => heard.includes(requestId));
    }
  });

  it('let a long-poll client join through a balancer that deals out its calls', async () => {
    const { port } = balancer.address() as AddressInfo;
    const { heard } = await watch(port, await signIn(), 'longpoll');
    const ids: string[] = [];
    for (const node of [...nodes, ...nodes]) {
      ids.push((await createCustomer(node, tenants.north.partnerId)).requestId);
    }
    await until(() => ids.every((id) => heard.includes(id)));
  });

  it('close the sockets of a session wherever they are', async () => {
    const token = await signIn();
    const { socket } = await watch(portOf(nodes[1]!), token, 'websocket');
    const closed = new Promise((resolve) => socket.onClose(resolve));
    await nodes[0]!.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { authorization: token },
    });
    await closed;
  });

  it('tell their clients to come back when the database was away, and go on', async () => {
    const { socket, channel, heard } = await watch(portOf(nodes[0]!), await signIn(), 'websocket');
    const closed = new Promise((resolve) => socket.onClose(resolve));
    const reopened = new Promise<void>((resolve) => socket.onOpen(() => resolve()));
    await statement(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and query ilike 'listen%'`,
    );
    await closed;
    await reopened;
    await until(() => channel.state === 'joined');
    const { requestId } = await createCustomer(nodes[1]!, tenants.north.partnerId);
    await until(() => heard.includes(requestId));
  });
});

function portOf({ app }: Server): number {
  return (app.server.address() as AddressInfo).port;
}

/** Forwards each call to the next node in turn, like a load balancer without sticky sessions. */
async function startBalancer(ports: number[]): Promise<HttpServer> {
  let turn = 0;
  const server = createHttpServer((incoming, outgoing) => {
    const port = ports[turn++ % ports.length];
    const { method, headers, url } = incoming;
    const onward = httpRequest(
      { host: '127.0.0.1', port, method, headers, path: url },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function statement(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
