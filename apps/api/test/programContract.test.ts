import { webhookEventTypes } from '@forecourt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOR_PROGRAMS } from '../src/http/tokenOperations.ts';
import { startTestServer, type TestServer } from './harness.ts';

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string }>>;
  webhooks: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
}

let server: TestServer;
let document: Document;
let text: string;

beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.call('GET', '/openapi.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  text = answer.body;
  document = answer.json<Document>();
});
afterAll(() => server.close());

test('the document has what programs may call, and nothing else', () => {
  const ids = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(ids.toSorted()).toEqual([...FOR_PROGRAMS].toSorted());
  expect(Object.keys(document.webhooks)).toEqual(webhookEventTypes);
  expect(document.servers).toEqual([{ url: 'https://forecourt.test' }]);
});

test('all that it refers to is in it, and all that is in it is referred to', () => {
  const referred = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name));
  const { securitySchemes: _schemes, ...components } = document.components;
  const held = Object.entries(components).flatMap(([kind, all]) =>
    Object.keys(all).map((name) => `${kind}/${name}`),
  );
  expect(held.toSorted()).toEqual([...referred].toSorted());
});

test('the call of a webhook shows an event of its type', () => {
  for (const type of webhookEventTypes) {
    expect(JSON.stringify(document.webhooks[type])).toContain(`"example":{"type":"${type}"`);
  }
});

test('it has no marks of our own tools', () => {
  expect(text).not.toMatch(/"x-/);
});
