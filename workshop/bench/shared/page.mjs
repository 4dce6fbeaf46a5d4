/* global window */
// A fresh page on the served product: nothing cached, the line and the processor as asked.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';

const probe = readFileSync(join(import.meta.dirname, '../console/page/probe.js'), 'utf8');

/** Slow 4G, and a processor of a quarter of this one's speed. */
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

/** Signs in as the demo's staff; the token. */
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
 * @param token of who is signed in; none for who has a link alone
 * @param throttled whether it is a phone on a slow line
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

/** Script and pictures as they came over the line, and what is on its way. */
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
    // What is held back until there is news is no work.
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
    /** Addresses of the pictures asked for so far. */
    pictures: () => [...pictures],
    async quiet(ms = 800) {
      const giveUp = Date.now() + 8_000;
      while ((under.size > 0 || Date.now() - last < ms) && Date.now() < giveUp) {
        await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}
