/* global window, document, requestAnimationFrame */
// The first screens that customers see, on a slow phone.
// npm run bench -- first-screens [--screens invite,capture] [--runs 5] [--requests]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, devices } from 'playwright';
import { chromiumArgs, findChromium } from '../../../tools/chromium.mjs';
import { root } from '../../../tools/install.mjs';

/** Slow 4G as defined by Lighthouse, and a CPU at a quarter of this machine's speed. */
const CPU = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

const read = (app) => JSON.parse(readFileSync(join(root, `apps/${app}/budget.json`), 'utf8'));
const { firstScreens: limits, entries } = read('capture');
const invite = read('console').entries.find(({ name }) => name.includes('invite'));

/** The button that shows that a page is usable, and its script budget, in kB of brotli. */
const screens = {
  invite: {
    app: 'console',
    button: 'Get started',
    scriptKb: invite?.limitKb ?? 120,
  },
  capture: { app: 'capture', button: 'Start', scriptKb: entries[0].limitKb },
};

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const wanted = option('screens', Object.keys(screens).join(',')).split(',');
const runs = Number(option('runs', '5'));
const printing = process.argv.includes('--requests');

const apps = process.env.FORECOURT_APPS ?? join(root, 'apps');
for (const name of wanted) {
  const { app } = screens[name];
  if (existsSync(join(apps, `${app}/dist/index.html`))) continue;
  console.error(`The ${app} is not built: npm run build.`);
  process.exit(1);
}

const median = (values) => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Runs in the page before its own scripts: records what the browser observed. */
function probe(button) {
  const seen = { usable: 0, largest: 0, element: '', first: 0, shift: 0, blocking: 0 };
  window.seen = seen;
  const look = () => {
    const buttons = [...document.querySelectorAll('button')];
    if (buttons.some(({ textContent }) => textContent.includes(button))) {
      seen.usable = performance.now();
    } else requestAnimationFrame(look);
  };
  look();
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
    const text = entry.element?.textContent ?? entry.url ?? '';
    seen.element = `${entry.element?.tagName.toLowerCase() ?? '?'} ${text.trim().slice(0, 40)}`;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  observe('longtask', ({ duration }) => (seen.blocking += duration - 50));
}

/** One first visit on a phone with nothing cached. */
async function visit(browser, url, { button }, print) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-US' });
  await context.addInitScript(probe, button);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`  ${error.message}`));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await cdp.send('Network.emulateNetworkConditions', LINE);
  const requests = new Map();
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ||= timestamp;
    requests.set(requestId, { url: request.url, from: timestamp, bytes: 0, type: '' });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (requests.has(requestId)) requests.get(requestId).type = response.mimeType;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const one = requests.get(requestId);
    if (one) Object.assign(one, { to: timestamp, bytes: encodedDataLength });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen.usable > 0, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => window.seen);
  const until = began + seen.usable / 1000;
  const before = [...requests.values()].filter(({ to }) => to && to <= until);
  const script = before
    .filter(({ type }) => type.includes('javascript'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  if (print) {
    for (const { url: address, from, to, bytes } of requests.values()) {
      const ms = (time) => String(Math.round((time - began) * 1000)).padStart(6);
      console.log(
        `${ms(from)}${ms(to ?? from)} ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${address.slice(0, 90)}`,
      );
    }
    console.log(`  largest: ${seen.element}`);
  }
  await context.close();
  return { ...seen, script: script / 1000 };
}

const server = fork(join(import.meta.dirname, 'server.mjs'), { stdio: 'inherit' });
const [{ origin, pages }] = await once(server, 'message');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
let over = false;
try {
  for (const name of wanted) {
    const screen = screens[name];
    // The first visit warms up the server and is not counted.
    await visit(browser, origin + pages[name], screen, printing);
    const visits = [];
    for (let run = 0; run < runs; run++) {
      visits.push(await visit(browser, origin + pages[name], screen, false));
    }
    const middle = (field) => median(visits.map((one) => one[field]));
    const figures = [
      ['first paint, ms', middle('first'), Infinity],
      ['largest paint, ms', middle('largest'), limits.largestPaintMs],
      ['usable, ms', middle('usable'), Infinity],
      ['long tasks over 50 ms, ms', middle('blocking'), Infinity],
      ['layout shift', middle('shift'), limits.layoutShift],
      ['scripts until usable, kB with headers', middle('script'), screen.scriptKb],
    ];
    console.log(`\n${name}: medians of ${runs} on Slow 4G with a processor of a quarter`);
    for (const [what, value, limit] of figures) {
      const ok = value <= limit;
      over ||= !ok;
      const digits = what === 'layout shift' ? 3 : value < 200 ? 1 : 0;
      const said = Number.isFinite(limit) ? `${ok ? '✓' : '✗'} limit ${limit}` : '';
      console.log(`  ${what.padEnd(40)}${value.toFixed(digits).padStart(8)}  ${said}`);
    }
    console.log(`  largest paint is "${visits[0].element}"`);
  }
} finally {
  await browser.close();
  server.disconnect();
}
process.exit(over ? 1 : 0);
