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
