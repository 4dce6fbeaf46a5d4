import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Bundle size in bytes, gzipped, of an app that imports this from the package. */
async function sizeOf(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external: ['react'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

describe('what the viewer costs to download', () => {
  it('is at most 5 kB for the core: load, draw, drag, run out, play', async () => {
    expect(await sizeOf(`export { createSpin } from './index.ts'`)).toBeLessThanOrEqual(5000);
  });

  it('is at most 12.4 kB for everything without React', async () => {
    expect(await sizeOf(`export * from './index.ts'`)).toBeLessThanOrEqual(12_400);
  });

  it('is at most 1.2 kB more to follow pins, and 2.2 kB more to place them', async () => {
    const all = await sizeOf(`export { createViewer } from './index.ts'`);
    const sizeWith = (what: string) =>
      sizeOf(
        `export { createViewer } from './index.ts'; export { ${what} } from './pins/index.ts'`,
      );
    expect((await sizeWith('followPin')) - all).toBeLessThanOrEqual(1200);
    expect((await sizeWith('followPin, attachPlacing')) - all).toBeLessThanOrEqual(2200);
  });

  it('is at most 1 kB more with React', async () => {
    const all = await sizeOf(`export { createViewer } from './index.ts'`);
    const react = await sizeOf(`export { Viewer360 } from './react/index.ts'`);
    expect(react - all).toBeLessThanOrEqual(1000);
  });
});
