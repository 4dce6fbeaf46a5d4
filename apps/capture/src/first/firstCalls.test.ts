import { ContractViolation } from '@forecourt/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { createCaptureApi } from '../api/captureApi.ts';
import { readApiUrl } from '../api/config.ts';
import { MockServer } from '../test/mockServer.ts';
import { askFirst } from './firstCalls.ts';

const link = { requestId: 'r-1', sessionKey: 'key' };

/** A fake network that answers the config as configured and everything else like a server. */
function network(server: MockServer, config: () => Response) {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) =>
    path === '/config.json' ? config() : server.fetch(path, init),
  );
}
/** The page's own code, once it has loaded. */
const page = async () => createCaptureApi(link, await readApiUrl());
const settings = (api_url: unknown) => () => Response.json({ api_url });
const reads = (server: MockServer) => server.requests.filter(({ method }) => method === 'GET');

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.forecourtCapture = undefined;
});

test('the report that was asked for ahead is not asked for again, and the next look is a new one', async () => {
  const server = new MockServer();
  network(server, settings(''));
  askFirst('/capture/r-1/key');
  const api = await page();
  expect(await api.read()).toMatchObject({ request_id: 'r-1' });
  expect(reads(server)).toHaveLength(1);
  await api.read();
  expect(reads(server)).toHaveLength(2);
});

test.each([
  ['whose settings did not come', () => new Response('', { status: 503 })],
  ['whose settings are not what they should be', settings(7)],
])('a page %s asks by itself', async (_which, config) => {
  const server = new MockServer();
  network(server, config);
  askFirst('/capture/r-1/key');
  expect(await (await page()).read()).toMatchObject({ request_id: 'r-1' });
  expect(reads(server)).toHaveLength(1);
});

test('an answer that is not what the contract says counts as the server’s fault', async () => {
  const server = new MockServer();
  server.fault = () => Response.json({ capture: { status: 'SENT' } });
  network(server, settings(''));
  askFirst('/capture/r-1/key');
  await expect((await page()).read()).rejects.toBeInstanceOf(ContractViolation);
});

test('a tunnel at the first call costs nothing but the call', async () => {
  const server = new MockServer();
  const fault = vi.fn(() => 'unreachable' as const);
  server.fault = fault;
  network(server, settings(''));
  askFirst('/capture/r-1/key');
  const api = await page();
  await expect.poll(() => fault).toHaveBeenCalledOnce();
  server.fault = () => undefined;
  expect(await api.read()).toMatchObject({ request_id: 'r-1' });
});
