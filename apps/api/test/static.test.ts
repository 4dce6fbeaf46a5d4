import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logSettings, redactUrl } from '../src/http/redact.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let folder: string;

const htmlOf = (app: string) =>
  `<html lang="en-US"><head><title>Built</title></head><body>${app}</body></html>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-apps-'));
  for (const name of ['console', 'capture']) {
    const dist = join(folder, name, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), htmlOf(name));
    const script = `export const app = '${name}';`;
    const file = join(dist, 'assets', 'index.ab12cd3.js');
    await writeFile(file, script);
    await writeFile(`${file}.br`, brotliCompressSync(script));
    await writeFile(`${file}.gz`, gzipSync(script));
    await writeFile(join(dist, 'favicon.svg'), '<svg/>');
    await writeFile(join(dist, 'icon-maskable-512.png'), '');
    await writeFile(join(dist, 'sw.js'), `keepPages('${name}');`);
    await writeFile(join(dist, 'embed.js'), `place('${name}');`);
  }
  for (const name of ['favicon.ico', 'robots.txt']) {
    const file = join(import.meta.dirname, '../../console/public', name);
    await copyFile(file, join(folder, 'console', 'dist', name));
  }
  for (const page of ['public', 'conversation', 'invite', 'embed', 'dealers']) {
    const file = join(folder, 'console', 'dist', `${page}.html`);
    await writeFile(file, htmlOf(page));
  }
  await writeFile(join(folder, 'secret.txt'), 'not to be served');
  server = await startTestServer({ appsFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.call('GET', url, { headers });

describe('the built apps', () => {
  test.each([
    ['/', 'console'],
    ['/login', 'console'],
    ['/assets/', 'invite'],
    ['/capture', 'capture'],
    ['/trade/sellers/archive', 'console'],
    ['/northgate-trade?agent_id=1', 'invite'],
    ['/northgate-trade/', 'invite'],
    ['/users', 'console'],
    ['/setup', 'console'],
    ['/trade/report/public/abc/def/full/', 'public'],
    ['/trade/report/dealer/abc/messages', 'public'],
    ['/trade/report/public/abc/def/messages', 'conversation'],
    ['/trade/report/offer/abc/def/messages/', 'conversation'],
    ['/embed/northgate-trade?color=%23ff0000', 'embed'],
    ['/dealers', 'dealers'],
    ['/dealers/abc', 'dealers'],
    ['/capture/', 'capture'],
    ['/capture/someid/somekey', 'capture'],
  ])('%s opens the %s', async (url, app) => {
    const answer = await get(url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<body>${app}</body>`);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Zeigen Sie uns Ihr Auto'],
    ['fr,es-MX;q=0.5', 'es', 'Muéstrenos su coche'],
    ['fr', 'en-US', 'Show us your car'],
  ])('a browser that asks for %s reads a head in %s', async (wanted, lang, title) => {
    const answer = await get('/northgate-trade', { 'accept-language': wanted });
    expect(answer.body).toContain(`<html lang="${lang}"><head><title>${title}</title>`);
    expect(answer.headers.vary).toContain('accept-language');
  });

  test.each([
    ['et', 'de', 'et'],
    ['de-AT', 'en', 'de'],
    ['fr', 'es', 'es'],
    ['', 'de', 'de'],
  ])(
    'where %j was chosen, a browser that asks for %s reads a head in %s',
    async (code, own, lang) => {
      const cookie = `a=b; forecourt_locale=${code}`;
      const answer = await get('/northgate-trade', { 'accept-language': own, cookie });
      expect(answer.body).toContain(`<html lang="${lang}"><head><title>`);
      expect(answer.headers.vary).toContain('cookie');
    },
  );

  test('the console’s page is the same in every language', async () => {
    const answer = await get('/login', { 'accept-language': 'de' });
    expect(answer.body).toContain('<html lang="en-US"><head><title>Built</title>');
  });

  test('the console’s page says where the API is, so that it need not ask', async () => {
    const { body } = await get('/login', { accept: 'text/html' });
    const block = /<script type="application\/json" id="runtime-config">(.*?)<\/script>/.exec(body);
    expect(JSON.parse(block?.[1] ?? 'null')).toEqual((await get('/config.json')).json());
    expect((await get('/capture/', { accept: 'text/html' })).body).not.toContain('runtime-config');
  });

  test('pages ask every time, hashed files never again', async () => {
    expect((await get('/login')).headers['cache-control']).toBe('no-cache');
    for (const prefix of ['/', '/capture/']) {
      const script = await get(`${prefix}assets/index.ab12cd3.js`);
      expect(script.statusCode).toBe(200);
      expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    for (const address of ['/favicon.svg', '/capture/icon-maskable-512.png']) {
      expect((await get(address)).headers['cache-control']).toBe('no-cache');
    }
  });

  test('the script of other websites is kept for a while, and any of them may load it', async () => {
    const { headers } = await get('/embed.js');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=600, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await get('/embed.js', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('only the form for other websites may be framed, and by those alone that are named', async () => {
    const framedBy = async (url: string, one = server) => {
      const { headers } = await one.call('GET', url, { headers: { accept: 'text/html' } });
      return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await framedBy('/embed/northgate-trade')).toBe('*');
    for (const url of [
      '/embed',
      '/northgate-trade',
      '/login',
      '/trade/report/public/a/b',
      '/capture/a/b',
    ])
      expect([url, await framedBy(url)]).toEqual([url, "'none'"]);
    const named = await startTestServer({
      appsFolder: folder,
      embedOrigins: ['https://www.northgate.example'],
    });
    try {
      expect(await framedBy('/embed/x', named)).toBe("'self' https://www.northgate.example");
      expect(await framedBy('/x', named)).toBe("'none'");
    } finally {
      await named.close();
    }
  });

  test('what browsers and crawlers ask for by themselves is a picture and a text', async () => {
    const icon = await get('/favicon.ico');
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([
      200,
      'image/vnd.microsoft.icon',
    ]);
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    const kept = robots.body.split('\n').filter((line) => line.startsWith('Disallow'));
    expect(kept).toContain('Disallow: /api/');
    // "noindex" of the pages behind a key is only read where they may be fetched.
    expect(kept.some((line) => /report|capture|dealers/.test(line))).toBe(false);
  });

  test('go out compressed ahead of time where the browser takes it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const script = await get('/assets/index.ab12cd3.js', { 'accept-encoding': encoding });
      expect(script.headers['content-encoding']).toBe(encoding);
      expect(script.headers['content-type']).toContain('javascript');
      expect(script.headers['cache-control']).toContain('immutable');
    }
  });

  test('what is missing is missing: no page in place of a script, nor for the server’s own addresses', async () => {
    for (const url of ['/assets/gone.ab12cd3.js', '/api/none', '/media/x', '/socket/none']) {
      const answer = await get(url, { accept: 'text/html' });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json().code).toBe('NOT_FOUND');
    }
    expect((await server.call('POST', '/login', { payload: {} })).statusCode).toBe(404);
  });

  test('methods that no route has are not there, TRACE among them', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'DELETE'] as const) {
      const { statusCode } = await server.app.inject({
        method: method as 'OPTIONS',
        url: '/login',
      });
      expect([method, statusCode]).toEqual([method, 404]);
    }
  });

  test('nothing outside is reached', async () => {
    for (const url of ['/../secret.txt', '/..%2f..%2fsecret.txt', '/%2e%2e/%2e%2e/secret.txt']) {
      const answer = await get(url);
      expect(answer.body).not.toContain('not to be served');
    }
  });

  test('pages that a key opens are not remembered, indexed or passed on', async () => {
    for (const url of [
      '/capture/someid/somekey',
      '/trade/report/public/id/key',
      '/trade/report/offer/id/key/full/',
      '/trade/report/dealer/key',
      '/claim/report/public/id/key',
    ]) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });
});

describe('the service workers', () => {
  const addresses = ['/sw.js', '/capture/sw.js'];

  test('are asked for again each time, and rule no more than their own folder', async () => {
    for (const url of addresses) {
      const { body, headers } = await get(url);
      expect(body).toContain('keepPages');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toContain('javascript');
      expect(headers).not.toHaveProperty('service-worker-allowed');
      expect(headers['content-security-policy']).toContain("worker-src 'self'");
    }
  });

  test('end themselves and what they kept, when an operator says so', async () => {
    const off = await startTestServer({ appsFolder: folder, serviceWorkers: 'off' });
    try {
      for (const url of [...addresses, '/talk-sw.js']) {
        const { body, headers, statusCode } = await off.call('GET', url);
        expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
        expect(body).toContain('registration.unregister()');
        expect(body).toContain('caches.delete');
      }
      const { body: config } = await off.call('GET', '/config.json');
      expect(JSON.parse(config)).toMatchObject({ service_workers: false });
    } finally {
      await off.close();
    }
  });
});

describe('the log', () => {
  const { keys } = { keys: 'lRZ4FXw0Qi1QRNKc3sFCyS' };

  test('keeps no key and no token of an address', () => {
    expect(redactUrl(`/api/requests/VChTXXsX1IoLifSHto/${keys}`)).toBe(
      '/api/requests/VChTXXsX1IoLifSHto/[redacted]',
    );
    expect(redactUrl(`/capture/VChTXXsX1IoLifSHto/${keys}?x=1`)).toBe(
      '/capture/VChTXXsX1IoLifSHto/[redacted]?x=1',
    );
    expect(redactUrl(`/api/session?Authorization=${keys}&limit=10&password=demo`)).toBe(
      '/api/session?Authorization=[redacted]&limit=10&password=[redacted]',
    );
    expect(redactUrl('/socket/websocket?token=abc&vsn=2.0.0&token=def')).toBe(
      '/socket/websocket?token=[redacted]&vsn=2.0.0&token=[redacted]',
    );
    expect(redactUrl(`/media/${'a'.repeat(49)}/640.webp`)).toBe('/media/[redacted]/640.webp');
  });

  test('writes requests that way, and no header', async () => {
    const lines: string[] = [];
    const { default: Fastify } = await import('fastify');
    const settings = {
      ...logSettings('info'),
      stream: { write: (line: string) => void lines.push(line) },
    };
    const app = Fastify({ logger: settings });
    app.get('/x/:key', async () => 'ok');
    const headers = { authorization: 'the-token', cookie: 'the-cookie' };
    await app.inject({ method: 'GET', url: `/x/${keys}?token=abc`, headers });
    await app.close();
    const log = lines.join('');
    expect(log).toContain('/x/[redacted]?token=[redacted]');
    for (const secret of [keys, 'the-token', 'the-cookie', 'abc'])
      expect(log).not.toContain(secret);
  });

  test('raises no alarm about who left before the end of an answer', async () => {
    const lines: string[] = [];
    const { default: Fastify } = await import('fastify');
    const stream = { write: (line: string) => void lines.push(line) };
    const app = Fastify({ logger: { ...logSettings('info'), stream } });
    const left = Object.assign(new Error('Premature close'), {
      code: 'ERR_STREAM_PREMATURE_CLOSE',
    });
    app.log.error(left);
    app.log.error(new Error('premature close'));
    expect(lines).toEqual([]);
    app.log.error(new Error('the disk is full'));
    expect(lines.join('')).toContain('the disk is full');
    await app.close();
  });
});
