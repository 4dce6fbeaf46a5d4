import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTranslation, TranslationError } from './translation.ts';

const files: Record<string, [number, string]> = {
  '/good': [200, JSON.stringify({ a: 'Tere, {name}', b: 7, c: 'katki {', d: '' })],
  '/html': [200, '<!doctype html>'],
  '/list': [200, '[]'],
  '/gone': [404, '{}'],
};

describe('loadTranslation', () => {
  let server: Server;
  let base: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const file = files[request.url ?? ''];
      if (!file) return;
      response.writeHead(file[0], { 'content-type': 'application/json' }).end(file[1]);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('gives each readable text parsed, and leaves out the others', async () => {
    const messages = await loadTranslation(`${base}/good`);
    expect(Object.keys(messages)).toEqual(['a']);
    expect(messages['a']).toMatchObject([{ value: 'Tere, ' }, { value: 'name' }]);
  });

  it.each(['/html', '/list', '/gone'])('refuses %s as a whole', async (path) => {
    await expect(loadTranslation(base + path)).rejects.toThrow(TranslationError);
  });

  it('does not wait for ever', async () => {
    await expect(loadTranslation(`${base}/silent`, { timeoutMs: 50 })).rejects.toThrow(
      TranslationError,
    );
  });

  it('stops when told to', async () => {
    const run = new AbortController();
    const loading = loadTranslation(`${base}/silent`, { signal: run.signal });
    run.abort();
    await expect(loading).rejects.toThrow(TranslationError);
  });
});
