import { brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';

const { server, tenants, token } = await openDesk('viewer@north.test');

const customisations = (encoding?: string) =>
  server.call('GET', `/api/partners/${tenants.north.partnerId}/customisations`, {
    token,
    headers: encoding ? { 'accept-encoding': encoding } : {},
  });

test('a long answer comes compressed for those who take it, with the same content', async () => {
  const plain = await customisations();
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await customisations('gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  const gzip = await customisations('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
});

test('a short answer comes as it is', async () => {
  const answer = await server.call('GET', '/api/session', {
    token,
    headers: { 'accept-encoding': 'br' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('a body that comes compressed is refused, so that none unpacks to more than is allowed', async () => {
  const answer = await server.call('POST', '/api/session', {
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"username":"viewer@north.test","password":"demo1234"}'),
  });
  expect(answer.statusCode).toBe(400);
});
