/* global window */
// One fresh browser with one viewer's page: its requests, its painted pictures, its mouse.
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../../../../tools/chromium.mjs';
import { frameShown } from './code.mjs';

const WINDOW = { width: 960, height: 660 };
const BOX = { x: 20, y: 20, width: 900, height: 600 };
const FLAGS = ['--headless', '--enable-precise-memory-info', '--force-color-profile=srgb'];
/** Chrome DevTools' "Fast 4G", in ms and bytes per second. */
export const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 1_012_500,
  uploadThroughput: 168_750,
};

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
export const now = () => performance.timeOrigin + performance.now();

function watchRequests(cdp) {
  const requests = new Map();
  const end = (id, more) => Object.assign(requests.get(id) ?? {}, { end: now(), ...more });
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes('/frames/')) {
      requests.set(requestId, { url: request.url, start: now(), bytes: 0 });
    }
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, { bytes: encodedDataLength }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, { failed: true }));
  return {
    all: () => [...requests.values()],
    done: () => [...requests.values()].filter((request) => request.end).length,
    size: () => requests.size,
  };
}

/** What the compositor showed, from screencast pictures, each with its frame number. */
function watchPictures(cdp) {
  let pictures = [];
  let on = false;
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ time: metadata.timestamp * 1000, data });
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  return {
    async start() {
      if (!on)
        await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 50, everyNthFrame: 1 });
      on = true;
    },
    clear() {
      pictures = [];
    },
    async frames() {
      for (const picture of pictures) {
        if (picture.frame !== undefined) continue;
        const grey = sharp(Buffer.from(picture.data, 'base64')).greyscale().raw();
        const { data, info } = await grey.toBuffer({ resolveWithObject: true });
        const scale = info.width / WINDOW.width;
        const box = Object.fromEntries(
          Object.entries(BOX).map(([key, value]) => [key, value * scale]),
        );
        picture.frame = frameShown(data, info.width, box);
        picture.data = undefined;
      }
      return pictures.map(({ time, frame }) => ({ time, frame }));
    },
  };
}

function mouseOf(cdp) {
  let down = false;
  const send = (type, x, y) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' && !down ? 'none' : 'left',
      buttons: down && type !== 'mouseReleased' ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  return {
    press(x, y) {
      down = true;
      return send('mousePressed', x, y);
    },
    move: (x, y) => send('mouseMoved', x, y),
    async release(x, y) {
      await send('mouseReleased', x, y);
      down = false;
    },
  };
}

/** Opens a viewer's page, not yet mounted. `miss` lists frames that answer 404. */
export async function openSession(url, viewer, { count, cpu = 1, slow = false, miss = '' }) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, ...FLAGS],
  });
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor: 1 });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const requests = watchRequests(cdp);
  await page.goto(`${url}/page.html`);
  await page.addScriptTag({ url: `/build/${viewer}.js` });
  await sleep(300);
  if (slow) await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const missing = miss ? `!${miss}` : '';
  const ring = { high: `/frames/hi${count}${missing}`, low: `/frames/lo${count}${missing}`, count };
  return {
    page,
    cdp,
    count,
    errors,
    requests,
    pictures: watchPictures(cdp),
    mouse: mouseOf(cdp),
    mount: () => page.evaluate((it) => window.bench.mount(it), ring),
    unmount: () => page.evaluate(() => window.bench.unmount()),
    metrics: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    },
    /** Waits until no request has been pending for 0.8 s. */
    async settle(most = 45_000) {
      const start = now();
      let quiet = 0;
      while (now() - start < most && quiet < 8) {
        await sleep(100);
        quiet = requests.size() > 0 && requests.done() === requests.size() ? quiet + 1 : 0;
      }
    },
    close: () => browser.close(),
  };
}

/** Drags back and forth over 700 px at 1400 px/s, one input per 8 ms regardless of the response. */
export async function sweep({ mouse }, ms) {
  const start = now();
  const y = 300;
  let x = 470;
  let last = Promise.resolve();
  await mouse.press(x, y);
  while (now() - start < ms) {
    const way = (((now() - start) / 1000) * 1400 + 350) % 1400;
    x = 120 + (way < 700 ? way : 1400 - way);
    last = mouse.move(x, y).catch(() => {});
    await sleep(8);
  }
  await last;
  await mouse.release(x, y);
}
