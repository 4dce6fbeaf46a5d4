import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledStyles } from './compiledStyles.ts';

const styling = join(import.meta.dirname, '../src/styling/recipe.ts');
// Apart from its parenthesis, so that this file is not taken for one with a recipe.
const call = 'defineRecipe';
const chip = `import { defineRecipe } from '${styling}';
  import { tone } from './tone.ts';
  export const width = '180px';
  export const chipRecipe = ${call}({ className: 'chip', base: { color: tone } });`;

let root: string;
let server: ViteDevServer;
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
const served = async (name: string): Promise<string> =>
  (await server.transformRequest(`/${name}`))?.code ?? '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'recipes-'));
  write('Chip.recipe.ts', chip);
  write('tone.ts', `export const tone = 'fg.muted';`);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledStyles()],
    server: { middlewareMode: true, ws: false },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe('compiled styles', () => {
  it('leave class names in the script and put rules into a sheet that it imports', async () => {
    const script = await served('Chip.recipe.ts');
    expect(script).toMatch(/"className": ?"chip",\s*"variants": ?\{\}/);
    expect(script).toContain('const width = "180px"');
    expect(script).toContain('/Chip.recipe.css"');
    expect(await served('Chip.recipe.css')).toContain(
      '@layer pages{.fc-chip{color:var(--fc-colors-fg-muted);}}',
    );
  });

  it('follow what a recipe imports while the page is open', async () => {
    write('tone.ts', `export const tone = 'danger.fg';`);
    server.watcher.emit('change', join(root, 'tone.ts'));
    await expect.poll(() => served('Chip.recipe.css')).toContain('danger-fg');
  });

  it('refuse a recipe in another file, which would have no styles', async () => {
    write('Chip.ts', chip.replace('export const chipRecipe', 'const chipRecipe'));
    await expect(served('Chip.ts')).rejects.toThrow('X.recipe.ts');
  });
});
