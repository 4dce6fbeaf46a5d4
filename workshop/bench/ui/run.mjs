// The cost of changing a partner's color while a picker is dragged.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';

const limit = 16;
const steps = 120;
const wantedNodes = 300;

const percentile = (values, share) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)];

const outDir = mkdtempSync(join(tmpdir(), 'bench-ui-'));
const root = join(import.meta.dirname, 'page');
const config = { root, configFile: false, logLevel: 'error', plugins: [react()] };
let failed = false;

await build({ ...config, build: { outDir, emptyOutDir: true } });
const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1200 } });
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (m) => m.type() === 'error' && console.error(m.text()));
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForFunction(() => globalThis.nodes?.() > 100, undefined, { timeout: 15_000 });
  await page.waitForTimeout(500);
  const nodes = await page.evaluate(() => globalThis.nodes());
  console.log(`${nodes} nodes, ${steps} changes, one a frame; ms of script, style and layout each`);
  if (nodes < wantedNodes) throw new Error(`the page has under ${wantedNodes} nodes`);
  for (const [name, count] of [
    ['one colour', 1],
    ['all six colours', 6],
  ]) {
    const { times, renders } = await page.evaluate(
      ({ count, steps }) => {
        const keys = count === 1 ? ['uiSecondary1'] : globalThis.keys;
        return globalThis.drag(keys, steps);
      },
      { count, steps },
    );
    const median = percentile(times, 0.5);
    console.log(
      `${name.padEnd(16)} median ${median.toFixed(1)}  p95 ${percentile(times, 0.95).toFixed(1)}` +
        `  React renders ${renders}`,
    );
    // A picker changes one color at a time; six at once is a switch of partner.
    if ((count === 1 && median > limit) || renders > 0) failed = true;
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
console.log(failed ? `✗ over ${limit} ms, or rendered again` : `✓ within ${limit} ms, no render`);
process.exit(failed ? 1 : 0);
