/* global window */
// A fresh page on the deployed product: nothing cached, with the requested throttling.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';

const probe = readFileSync(join(import.meta.dirname, '../console/page/probe.js'), 'utf8');

/** Slow 4G, and a CPU at a quarter of this machine's speed. */
const slow = {
  cpu: 4,
  line: {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  },
};

export function openBrowser() {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs, '--headless'] });
}

/** Signs in as the demo's staff; returns the token. */
export async function signIn(origin) {
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'staff@northgate.test', password: 'demo1234' }),
  });
  return (await answer.json()).token;
}

/**
 * @param viewport `{width, height}`
 * @param token of the signed-in user; none for a visitor with a link
 * @param throttled whether to emulate a phone on a slow connection
 */
export async function openPage(browser, { viewport, token, throttled = false }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: throttled ? 2 : 1,
    serviceWorkers: 'block',
  });
  await context.addInitScript(probe);
  if (token) await context.addInitScript((key) => localStorage.setItem('authToken', key), token);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  if (throttled) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    await cdp.send('Network.emulateNetworkConditions', slow.line);
  }
  const network = watch(cdp);
  page.on('pageerror', (error) => console.error(`  ${error.message}`));
  return {
    page,
    network,
    vitals: () => page.evaluate(() => window.probe.vitals()),
    longTasks: (from, to) => page.evaluate(([a, b]) => window.probe.longTasks(a, b), [from, to]),
    /** Milliseconds of script so far. */
    async scripting() {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    },
    close: () => context.close(),
  };
}

/** Scripts and pictures as they arrived over the network, and pending requests. */
function watch(cdp) {
  const scripts = new Set();
  const pictures = new Set();
  const under = new Set();
  let bytes = 0;
  let last = Date.now();
  const end = (id, size) => {
    under.delete(id);
    last = Date.now();
    if (scripts.has(id)) bytes += size;
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Long polling is not pending work.
    if (!request.url.startsWith('http') || request.url.includes('wait=')) return;
    under.add(requestId);
    last = Date.now();
    if (type === 'Script') scripts.add(requestId);
    if (type === 'Image') pictures.add(request.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    /** Kilobytes (1000 bytes) of script so far, headers included. */
    script: () => bytes / 1000,
    /** Addresses of the pictures requested so far. */
    pictures: () => [...pictures],
    async quiet(ms = 800) {
      const giveUp = Date.now() + 8_000;
      while ((under.size > 0 || Date.now() - last < ms) && Date.now() < giveUp) {
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}
