import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContractViolation } from '../http/errors.ts';
import { json, LocalServer } from '../test/localServer.ts';
import { type Client, createClient, type ClientOptions } from './client.ts';
import { pages } from './pages.ts';

let server: LocalServer;
let url: string;
let client: Client;

const create = (more: Partial<ClientOptions> = {}): Client =>
  createClient({ url, token: 'fct_secret', retry: { baseMs: 1 }, ...more });
const partner_id = '11111111-1111-4111-8111-111111111111';

beforeEach(async () => {
  server = new LocalServer();
  url = await server.start();
  client = create();
});
afterEach(() => server.stop());

describe('a program’s client', () => {
  it('calls the installation at its address, with the token', async () => {
    server.handler = (_, response) => json(response, 200, { counts: { all: 3 } });
    const atPath = create({ url: `${url}/forecourt/` });
    await atPath.countRequests({ partner_id, type: 'TRADE' });
    const [{ method, url: path, headers } = {}] = server.seen;
    expect([method, path?.split('?')[0]]).toEqual(['GET', '/forecourt/api/requests/counts']);
    expect(headers?.authorization).toBe('fct_secret');
  });

  it.each([
    ['no address', { url: 'forecourt' }],
    ['an empty token', { token: '' }],
  ])('refuses %s at once', (_, wrong) => {
    expect(() => create(wrong)).toThrow(TypeError);
  });

  it('takes values that a newer server has', async () => {
    server.handler = (_, response) => json(response, 200, { report: { status: 'PAUSED' } });
    expect(await client.getRequest('7')).toEqual({ report: { status: 'PAUSED' } });
  });

  it('does not take a page that a proxy shows in place of the answer', async () => {
    server.handler = (_, response) => response.end('<h1>Sign in to this network</h1>');
    await expect(client.getRequest('7')).rejects.toThrow(ContractViolation);
  });

  it('repeats a change with its key when there was no answer', async () => {
    server.handler = (_, response, count) => {
      if (count === 1) return void response.destroy();
      json(response, 201, { request: { id: '7' } });
    };
    const body = { partner_id, request_type: 'TRADE', name: 'Ann Lee' } as const;
    const answer = await client.createRequest(body, { idempotencyKey: 'order-4711' });
    expect(answer.request.id).toBe('7');
    const keys = server.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['order-4711', 'order-4711']);
  });

  it('waits while the rate limit is used up', async () => {
    server.handler = (_, response, count) => {
      if (count > 1) return json(response, 200, { report: {} });
      response.setHeader('retry-after', '0');
      json(response, 429, problem(429, 'RATE_LIMITED'));
    };
    expect(await client.getRequest('7')).toEqual({ report: {} });
  });

  it('does not wait for longer than it may', async () => {
    server.handler = (_, response) => {
      response.setHeader('retry-after', '61');
      json(response, 429, problem(429, 'RATE_LIMITED'));
    };
    await expect(client.getRequest('7')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 61,
    });
    expect(server.seen).toHaveLength(1);
  });

  it('says which fields were refused', async () => {
    const errors = [{ field: 'phone', code: 'INVALID_FORMAT', expected: 'a phone number' }];
    server.handler = (_, response) =>
      json(response, 422, { ...problem(422, 'INVALID_FORMAT'), errors });
    const sent = client.createRequest({
      partner_id,
      request_type: 'TRADE',
      name: 'Sam',
      phone: 'x',
    });
    await expect(sent).rejects.toMatchObject({ code: 'INVALID_FORMAT', errors });
  });
});

describe('pages', () => {
  it('asks for each page when it is needed', async () => {
    const asked: (string | undefined)[] = [];
    const list = pages(async (after) => {
      asked.push(after);
      return {
        items: asked.length,
        metadata: { after: asked.length < 3 ? `${asked.length}` : null },
      };
    });
    const seen: number[] = [];
    for await (const { items } of list) {
      expect(asked).toHaveLength(items);
      seen.push(items);
    }
    expect([seen, asked]).toEqual([
      [1, 2, 3],
      [undefined, '1', '2'],
    ]);
  });

  it('asks for no more once the loop has ended', async () => {
    let asked = 0;
    const list = pages(async () => ({ metadata: { after: String((asked += 1)) } }));
    for await (const page of list) if (page.metadata.after === '2') break;
    expect(asked).toBe(2);
  });
});

const problem = (status: number, code: string) => ({
  type: 'about:blank',
  title: 'No',
  status,
  code,
});
