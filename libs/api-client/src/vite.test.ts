import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { leanAxios } from '../vite.ts';

it('the page carries one way to talk to the server, not two', async () => {
  const bundle = async (...plugins: ReturnType<typeof leanAxios>[]): Promise<string> => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: {
        write: false,
        rollupOptions: {
          input: join(import.meta.dirname, 'index.ts'),
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const outputs = Array.isArray(result) ? result : [result];
    const chunks = outputs.flatMap((part) => ('output' in part ? part.output : []));
    return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  };
  const [full, lean] = [await bundle(), await bundle(leanAxios())];
  expect(full).toContain('duplex');
  expect(lean).not.toContain('duplex');
  expect(lean).toContain('XMLHttpRequest');
}, 30_000);

it('what stands in for axios’ cookies has every method that the rest of it calls', async () => {
  const lib = new URL('../node_modules/axios/lib/', import.meta.url);
  const stub = leanAxios().load as { handler: (id: string) => string | undefined };
  const source = stub.handler('/axios/lib/helpers/cookies.js')!;
  const { default: cookies } = (await import(
    `data:text/javascript,${encodeURIComponent(source)}`
  )) as { default: Record<string, unknown> };
  const callers = ['adapters/xhr.js', 'helpers/resolveConfig.js'];
  const code = callers.map((name) => readFileSync(new URL(name, lib), 'utf8')).join('\n');
  const called = [...code.matchAll(/\bcookies\s*\.(\w+)\(/g)].map(([, name]) => name!);
  expect(called).not.toEqual([]);
  for (const name of called) expect(cookies[name], name).toBeTypeOf('function');
});
