// Frames dropped while a color is dragged in Settings > Theme with every preview visible, and
// whether the console and all previews have each frame's color.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '@forecourt/platform/vite';
import { compiledStyles } from '@forecourt/ui/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';

const frameMs = 1000 / 60;
const frames = 300;
const runs = 3;
/** Percentage of frames. None is dropped on an idle machine; more means a stuttering drag. */
const limit = 1;

/** Dropped frames according to the times between frames, as a number and a percentage. */
const lost = (apart) => {
  const dropped = apart.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
  return { dropped, share: (100 * dropped) / (apart.length + dropped) };
};

const outDir = mkdtempSync(join(tmpdir(), 'bench-theme-'));
const root = join(import.meta.dirname, 'page');
const plugins = [messages(), compiledStyles(), react()];
const config = { root, configFile: false, logLevel: 'error', plugins };
let failed = false;

await build({ ...config, build: { outDir, emptyOutDir: true, target: 'esnext' } });
const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(server.resolvedUrls.local[0]);
  await page.waitForFunction(() => globalThis.ready?.(), undefined, { timeout: 20_000 });
  await page.waitForTimeout(1500);
  const [own, ...previews] = await page.evaluate(() => globalThis.nodes());
  console.log(`console ${own} elements; previews ${previews.join(', ')}; ${frames} frames a drag`);
  // The first change renders the parts next to a draft; the measured drags find them rendered.
  await page.evaluate(() => globalThis.drag(60));
  await page.evaluate(() => globalThis.letGo());
  const devtools = await page.context().newCDPSession(page);
  // CPU time: other processes on the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const rest = lost((await page.evaluate((n) => globalThis.rest(n), frames)).apart);
  console.log(`at rest: ${rest.dropped} frames dropped (${rest.share.toFixed(1)} %)`);
  for (let run = 1; run <= runs; run += 1) {
    const before = await worked();
    const { apart, commits } = await page.evaluate((n) => globalThis.drag(n), frames);
    const work = ((await worked()) - before) / frames;
    const { dropped, share } = lost(apart);
    const seconds = apart.reduce((sum, ms) => sum + ms, 0) / 1000;
    console.log(
      `drag ${run}: ${dropped} frames dropped (${share.toFixed(1)} %), ` +
        `${(frames / seconds).toFixed(1)} a second, longest ${Math.max(...apart).toFixed(0)} ms, ` +
        `page at work ${work.toFixed(1)} ms a frame, React commits ${commits}`,
    );
    // The dealer's clock ticks, which causes one commit per second.
    if (share > limit || commits > seconds + 2) failed = true;
  }
  const behind = await page.evaluate((n) => globalThis.behind(n), 60);
  console.log(
    `frames behind the drag at worst: console ${behind[0]}; previews ${behind.slice(1).join(', ')}`,
  );
  const end = await page.evaluate(() => globalThis.letGo());
  console.log(
    `let go: ${end.differing} of ${end.looked} elements had another colour than after it, ` +
      `settled in ${end.ms.toFixed(0)} ms`,
  );
  if (Math.max(...behind) > 0 || end.differing > 0) failed = true;
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
console.log(
  failed ? `✗ over ${limit} % dropped, rendered again, or behind` : `✓ at most ${limit} % dropped`,
);
process.exit(failed ? 1 : 0);
