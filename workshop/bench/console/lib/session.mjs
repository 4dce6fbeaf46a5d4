/* global document, window */
// One fresh browser context with an app's page: nothing cached, with the requested throttling.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../../../tools/chromium.mjs';

const probe = readFileSync(join(import.meta.dirname, '../page/probe.js'), 'utf8');

const line = (latency, downloadThroughput) => ({
  offline: false,
  latency,
  downloadThroughput,
  uploadThroughput: 93_750,
});

/** A CPU at a quarter of this machine's speed, and a phone's connection in bytes per second. */
const throttled = {
  slow: { cpu: 4, line: line(150, 200_000) },
  '3g': { cpu: 4, line: line(562, 187_500) },
};

export function openBrowser() {
  const args = [...chromiumArgs, '--headless', '--enable-precise-memory-info'];
  return chromium.launch({ executablePath: findChromium(), args });
}

const kindOf = ({ mimeType }) => {
  if (mimeType.includes('javascript')) return 'script';
  if (mimeType === 'text/css') return 'style';
  if (mimeType.includes('font') || mimeType.includes('woff')) return 'font';
  return 'other';
};

/** Counts bytes as they arrive over the network, headers included. */
function watchNetwork(cdp) {
  const kinds = new Map();
  const under = new Set();
  const bytes = { script: 0, style: 0, font: 0, other: 0 };
  let requests = 0;
  let last = Date.now();
  const end = (id, size) => {
    under.delete(id);
    last = Date.now();
    bytes[kinds.get(id) ?? 'other'] += size;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    under.add(requestId);
    last = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    kinds.set(requestId, kindOf(response)),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    code: () => (bytes.script + bytes.style) / 1000,
    all: () => Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1000,
    requests: () => requests,
    async quiet(ms = 600) {
      while (under.size > 0 || Date.now() - last < ms) {
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}

/**
 * @param app see apps.mjs
 * @param mode 'fast' throttles neither network nor CPU; 'slow', '3g'
 * @param signedIn whether the app finds a session on the device
 */
export async function openSession(browser, { app, url, mode, signedIn }) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript(probe);
  if (signedIn) {
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, app.session);
  }
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const network = watchNetwork(cdp);
  const throttle = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const limits = throttled[mode];
  if (limits) {
    await throttle(limits.cpu);
    await cdp.send('Network.emulateNetworkConditions', limits.line);
  }
  page.on('pageerror', (error) => console.error(`  ${app.name}: ${error.message}`));
  return {
    page,
    network,
    goto: (path) => page.goto(url + path, { waitUntil: 'commit' }),
    rowsShown: (more) =>
      page.evaluate((how) => window.probe.rowsShown(how), { rows: app.rows, ...more }),
    shown: (selectors) => page.evaluate((all) => window.probe.shown(all), selectors),
    vitals: () => page.evaluate(() => window.probe.vitals()),
    longTasks: (from, to) => page.evaluate(([a, b]) => window.probe.longTasks(a, b), [from, to]),
    /**
     * Number of elements in the page, and MB of script memory after a garbage collection; not
     * throttled.
     */
    async size() {
      await throttle(1);
      const elements = await page.evaluate(() => document.querySelectorAll('*').length);
      await cdp.send('HeapProfiler.collectGarbage');
      const heap = (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6;
      if (limits) await throttle(limits.cpu);
      return { elements, heap };
    },
    close: () => context.close(),
  };
}
