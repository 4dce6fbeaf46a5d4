import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TranslationError } from './texts.ts';
import { loadTexts, parseTexts, readTexts } from './translation.ts';

const files: Record<string, [number, string]> = {
  '/good': [200, JSON.stringify({ a: 'Tere, {name}', b: 7, c: 'katki {', d: '' })],
  '/html': [200, '<!doctype html>'],
  '/list': [200, '[]'],
  '/gone': [404, '{}'],
  '/huge': [200, JSON.stringify({ a: 'x'.repeat(1_000_001) })],
};

describe('a translation file', () => {
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
    const texts = await loadTexts(`${base}/good`);
    expect(Object.keys(texts)).toEqual(['a', 'c']);
    const messages = parseTexts(texts);
    expect(Object.keys(messages)).toEqual(['a']);
    expect(messages['a']).toMatchObject([{ value: 'Tere, ' }, { value: 'name' }]);
  });

  it.each(['/html', '/list', '/gone', '/huge'])('refuses %s as a whole', async (path) => {
    await expect(loadTexts(base + path)).rejects.toThrow(TranslationError);
  });

  it('does not wait for ever', async () => {
    await expect(loadTexts(`${base}/silent`, { timeoutMs: 50 })).rejects.toThrow(TranslationError);
  });

  it('stops when told to', async () => {
    const run = new AbortController();
    const loading = loadTexts(`${base}/silent`, { signal: run.signal });
    run.abort();
    await expect(loading).rejects.toThrow(TranslationError);
  });

  it('cannot reach beyond its own texts, whatever it says', async () => {
    const hostile = `{"__proto__": {"polluted": "yes"}, "constructor": "text", "a": ${JSON.stringify('{x, select, other {'.repeat(300))},
      "long": ${JSON.stringify('x'.repeat(4001))}, "b": "<script>alert(1)</script> {name}"}`;
    const messages = parseTexts(readTexts(JSON.parse(hostile)));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(Object.keys(messages).sort()).toEqual(['b', 'constructor']);
    expect(Object.getPrototypeOf(messages)).toBeNull();
  });
});
