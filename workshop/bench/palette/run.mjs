// From the key press until the command palette is in the page, compared with the smallest change
// that a page can make, which is measured right after each opening.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '@forecourt/platform/vite';
import { compiledStyles } from '@forecourt/ui/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';

const runs = 30;

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

const outDir = mkdtempSync(join(tmpdir(), 'bench-palette-'));
const root = join(import.meta.dirname, 'page');
const plugins = [messages(), compiledStyles(), react()];
const config = { root, configFile: false, logLevel: 'error', plugins };
let frames;

await build({ ...config, build: { outDir, emptyOutDir: true, target: 'esnext' } });
const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // A dialog that closes ends a wait of its own, which its library reports as an error.
  page.on('pageerror', (error) => error.name === 'AbortError' || console.error(error.message));
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForSelector('[role=dialog] input');
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await page.evaluate(() => globalThis.measure()));
  }
  const opening = median(measured.map((one) => one.opening.ms));
  const change = median(measured.map((one) => one.change.ms));
  frames = median(measured.map((one) => one.opening.frames));
  console.log(
    `palette ${opening.toFixed(1)} ms in ${frames} frames, a line ${change.toFixed(1)} ms, ` +
      `ratio ${(opening / change).toFixed(2)}; medians of ${runs}`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
console.log(frames === 1 ? '✓ in the next frame' : '✗ not in the next frame');
process.exit(frames === 1 ? 0 : 1);
