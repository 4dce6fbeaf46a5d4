import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../src/config.ts';
import type { Log } from '../src/runtime.ts';
import { createTracing } from '../src/tracing/tracing.ts';
import { postToPartner } from '../src/http/outbound.ts';
import { timedFiles, type FileStore } from '../src/media/files.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { startSmtpServer } from './smtp.ts';
import { seedTenants } from './tenants.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  kind: number;
  status: { code?: number; message?: string };
}

/** A collector that speaks OTLP over HTTP with JSON. */
interface Collector {
  url: string;
  texts: string[];
  headers: IncomingHttpHeaders[];
  /** What arrived, once the server that sent it is closed. */
  spans(): Span[];
  close(): Promise<void>;
}

async function startCollector(): Promise<Collector> {
  const texts: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      texts.push(text);
      headers.push(request.headers);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const spans = (): Span[] =>
    texts.flatMap((text) => {
      const { resourceSpans } = JSON.parse(text) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));
    });
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}/v1/traces`, texts, headers, spans, close };
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${CALLER}-01`;

/** What a server sends of these calls; closing it sends what is left. */
async function tracesOf(
  settings: Partial<Config>,
  calls: (server: TestServer) => Promise<unknown>,
): Promise<void> {
  const server = await startTestServer({ tracesUrl: collector.url, ...settings });
  try {
    await calls(server);
  } finally {
    await server.close();
  }
}

let collector: Collector;
const partsOf = ({ spanId }: Span): Span[] =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);

describe('calls and jobs', () => {
  let token: string;
  let partnerId: string;

  beforeAll(async () => {
    collector = await startCollector();
    await tracesOf({ trustedProxies: 1, mode: 'demo' }, async (server) => {
      const tenants = await seedTenants(server);
      partnerId = tenants.north.partnerId;
      token = await server.signIn('agent@north.test');
      const payload = {
        request_type: 'TRADE',
        partner_id: partnerId,
        name: 'Ann Lee',
        email: 'ann@lee.test',
      };
      const sent = await server.call('POST', '/api/requests', { token, payload });
      expect(sent.statusCode).toBe(201);
      await server.runJobs();
      const list = `/api/requests?type=TRADE&partner_id=${partnerId}&name=Ann`;
      const listed = await server.call('GET', list, { token, headers: { traceparent } });
      expect(listed.statusCode).toBe(200);
      await server.call('GET', `/api/public/auctions/dealers/${'k'.repeat(32)}`);
      await server.call('GET', `/t/${'k'.repeat(32)}?key=${'s'.repeat(32)}`);
    });
  });
  afterAll(() => collector.close());

  test('a call is one trace with its statements, as a part of that of the proxy', () => {
    const trace = collector.spans().filter(({ traceId }) => traceId === TRACE);
    const call = trace.find(({ parentSpanId }) => parentSpanId === CALLER)!;
    expect(call.name).toBe('GET /api/requests');
    expect(attributesOf(call)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/requests',
      'forecourt.operation': 'listRequests',
      'http.response.status_code': 200,
    });
    const statements = partsOf(call);
    expect(statements.length).toBe(trace.length - 1);
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(attributesOf(statements[0]!)['db.system.name']).toBe('postgresql');
    expect(attributesOf(statements[0]!)['db.query.text']).toMatch(/^(select|with|update)/);
  });

  test('a call with a body keeps its statements', () => {
    const call = collector.spans().find(({ name }) => name === 'POST /api/requests')!;
    expect(partsOf(call).map(({ name }) => name)).toContain('INSERT');
  });

  test('a job is a trace with its statements', () => {
    const job = collector.spans().find(({ name }) => name === 'job message.send')!;
    expect(job.parentSpanId).toBeUndefined();
    expect(attributesOf(job)['messaging.destination.name']).toBe('message.send');
    expect(partsOf(job).length).toBeGreaterThan(0);
  });

  test('nothing names a person or a partner, and no key is in it', () => {
    const text = collector.texts.join('\n');
    expect(text.includes('GET /api/public/auctions/dealers/:dealerKey')).toBe(true);
    const personal = /canary|north|ann lee|ann@lee|name=ann|kkkk|ssss/i;
    expect(personal.exec(text)).toBeNull();
    expect([token, partnerId].filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('a server', () => {
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.close());

  test('without a proxy begins a trace of its own', async () => {
    await tracesOf({ tracesHeaders: { 'api-key': 'abc' } }, (server) =>
      server.call('GET', '/api/requests', { headers: { traceparent } }),
    );
    const [call] = collector.spans().filter(({ name }) => name === 'GET /api/requests');
    expect(call!.traceId).not.toBe(TRACE);
    expect(call!.parentSpanId).toBeUndefined();
    expect(attributesOf(call!)['http.response.status_code']).toBe(401);
    expect(collector.headers[0]!['api-key']).toBe('abc');
  });

  test('traces nothing outside of the share', async () => {
    await tracesOf({ tracesShare: 0 }, (server) => server.call('GET', '/api/requests'));
    expect(collector.texts).toEqual([]);
  });

  test('says of an error its kind alone', async () => {
    await tracesOf({}, async ({ db, services }) => {
      const divided = services.tracing!.run({ name: 'work' }, () =>
        sql`select 1 / ${0}::int as secret_of_ann`.execute(db.direct),
      );
      await expect(divided).rejects.toThrow('division by zero');
    });
    const spans = collector.spans();
    expect(spans.map(({ name }) => name).sort()).toEqual(['SELECT', 'work']);
    for (const span of spans) {
      expect(attributesOf(span)['error.type']).toBe('22012');
      expect(span.status).toEqual({ code: 2 });
    }
    expect(collector.texts.join()).not.toContain('division by zero');
  });
});

describe('calls that leave', () => {
  const CLIENT = 3;
  const KEY = 'k3y-of-a-webhook';
  let provider: Server;
  let port: number;

  beforeEach(async () => {
    collector = await startCollector();
    provider = createServer(({ url }, response) =>
      response.writeHead(url!.startsWith('/busy') ? 503 : 200).end('{"id":"1"}'),
    );
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    ({ port } = provider.address() as AddressInfo);
  });
  afterEach(() => {
    provider.close();
    return collector.close();
  });

  const post = (address: string) =>
    postToPartner(address, { headers: {}, body: '"secret"', toPrivate: true });

  /** Each but the first, whose part they are. */
  async function partsOfWork(
    settings: Partial<Config>,
    work: (server: TestServer) => Promise<unknown>,
  ) {
    await tracesOf(settings, (server) =>
      server.services.tracing!.run({ name: 'work' }, () => work(server)),
    );
    const parts = partsOf(collector.spans().find(({ name }) => name === 'work')!);
    expect(parts.map(({ kind }) => kind)).toEqual(parts.map(() => CLIENT));
    return parts;
  }

  test('have the host and how it answered, of a webhook no path and no query', async () => {
    const parts = await partsOfWork({}, async () => {
      await post(`http://127.0.0.1:${port}/hooks/${KEY}?key=${KEY}`);
      await post(`http://127.0.0.1:${port}/busy/${KEY}`);
      await expect(post(`http://127.0.0.1:1/${KEY}`)).rejects.toThrow('ECONNREFUSED');
    });
    const server = { 'http.request.method': 'POST', 'server.address': '127.0.0.1' };
    expect(parts.map(attributesOf)).toEqual([
      { ...server, 'server.port': port, 'http.response.status_code': 200 },
      { ...server, 'server.port': port, 'http.response.status_code': 503, 'error.type': '503' },
      { ...server, 'server.port': 1, 'error.type': 'NotReached' },
    ]);
    expect(collector.texts.join()).not.toContain(KEY);
  });

  test('are those of the gateway and of the mail server, without whom they are for', async () => {
    const smtp = await startSmtpServer();
    const smsHttpUrl = `http://127.0.0.1:${port}/send`;
    const settings = { smtpUrl: smtp.url, mailFrom: 'a@forecourt.test', smsHttpUrl };
    const parts = await partsOfWork(settings, async ({ services }) => {
      await services.sms.send({ to: '+15550100', text: 'Hi', id: 'm1', receiptUrl: null });
      const words = { subject: 'To Ann', text: 'Hi Ann', html: '<p>Hi Ann</p>' };
      const from = { fromName: null, replyTo: null, messageId: '<m2@forecourt.test>' };
      await services.mailer.send({ to: 'ann@lee.test', ...words, ...from });
    });
    smtp.close();
    expect(smtp.mails).toHaveLength(1);
    expect(parts.map(({ name }) => name)).toEqual(['POST', 'send mail']);
    expect(attributesOf(parts[1]!)).toEqual({
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(smtp.url).port),
    });
    expect(/ann|\+1555/i.exec(collector.texts.join())).toBeNull();
  });

  test('are those of a bucket, without the paths of its files', async () => {
    const files = { get: async () => null } as unknown as FileStore;
    const bucket = timedFiles(files, 'https://s3.eu.amazonaws.com');
    const [part] = await partsOfWork({}, () => bucket.get(`${KEY}/1.jpg`));
    expect(part!.name).toBe('bucket get');
    expect(attributesOf(part!)).toEqual({ 'server.address': 's3.eu.amazonaws.com' });
    expect(collector.texts.join()).not.toContain(KEY);
  });
});

test('a collector that is gone costs a line in the log, once', async () => {
  const warned: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void warned.push(line[1]) } as unknown as Log;
  const url = 'http://127.0.0.1:1/v1/traces';
  const tracing = (await createTracing({ url, headers: {}, share: 1 }, log))!;
  expect(await tracing.run({ name: 'work' }, async () => 'done')).toBe('done');
  await tracing.close();
  expect(warned).toEqual(['traces are not delivered']);
});

test('without the setting nothing is traced', async () => {
  expect(await createTracing(null, {} as Log)).toBeNull();
});
