import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDetector } from '../src/detection/detector.ts';
import { marketProvider } from '../src/market/provider.ts';
import { createSms } from '../src/messaging/sms.ts';

/** A provider that redirects to another address, as a compromised one might. */
let provider: Server;
let elsewhere: Server;
let providerUrl: string;
const calls: string[] = [];

beforeEach(async () => {
  calls.length = 0;
  elsewhere = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('{"id":"1","mds":1}');
  });
  const elsewhereUrl = await listen(elsewhere);
  provider = createServer((_request, response) => {
    response.writeHead(307, { location: `${elsewhereUrl}/internal` }).end();
  });
  providerUrl = await listen(provider);
});
afterEach(() => {
  provider.close();
  elsewhere.close();
});

test('a text message, with its key, follows no redirect of the gateway', async () => {
  const sms = createSms({
    kind: 'http',
    url: providerUrl,
    token: 'gateway-key',
    from: null,
    receipts: false,
  });
  await expect(
    sms.send({ to: '+37255512345', text: 'Hello', id: 'm1', receiptUrl: null }),
  ).rejects.toThrow();
  expect(calls).toEqual([]);
});

test('a question to the market, with its key, follows no redirect', async () => {
  const market = marketProvider({ url: providerUrl, key: 'market-key' });
  const question = { vin: 'YV1ZW2500L2000001', postcode: '97201', miles: 50 };
  const car = { make: null, model: null, year: null };
  await expect(market.survey({ ...question, car })).rejects.toMatchObject({ status: 503 });
  expect(calls).toEqual([]);
});

test('a photo for the damage detection, with its key, follows no redirect', async () => {
  const detector = createDetector({ damageDetection: { url: providerUrl, key: 'detection-key' } });
  await expect(detector!.detect(Buffer.from('photo'))).rejects.toThrow();
  expect(calls).toEqual([]);
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
