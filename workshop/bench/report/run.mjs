/* global document, window, requestAnimationFrame */
// Benchmark of the report (`npm run bench -- report`): the page behind a link on a slow phone, and
// staff's report of sixty photos.
//   --runs=N    how often each (default 5)
import { join } from 'node:path';
import { startServer } from '../shared/forecourt.mjs';
import { openBrowser, openPage, signIn } from '../shared/page.mjs';
import { judge } from '../shared/verdict.mjs';

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const runs = Number(options.get('runs') ?? 5);
/** How far ahead of the viewport Chromium itself loads lazy pictures. */
const AHEAD_PX = 1250;

const { server, end } = await startServer(join(import.meta.dirname, 'server.mjs'));
const browser = await openBrowser();
try {
  const token = await signIn(server.origin);
  const linked = [];
  const staff = [];
  for (let run = 0; run < runs; run += 1) {
    linked.push(await behindLink());
    staff.push(await forStaff(token));
  }
  judge('Behind a link, Slow 4G, a quarter of the processor', linked, {
    'largest paint, ms': 2500,
    'script, kB': 170,
    'layout shift': 0.02,
  });
  judge('Staff’s report of sixty photos', staff, {
    'interactive, ms': 1500,
    'pictures asked for beyond the view': 0,
  });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await end();
}

async function behindLink() {
  const opened = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    throttled: true,
  });
  const { page, network } = opened;
  await page.goto(server.origin + server.publicPath, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const script = network.script();
  await network.quiet();
  const { largestPaint } = await opened.vitals();
  await scrollThrough(page);
  await network.quiet();
  const { shift } = await opened.vitals();
  const all = network.script();
  await opened.close();
  return {
    'largest paint, ms': largestPaint,
    'script, kB': script,
    'layout shift': shift,
    'script with what comes later, kB': all,
  };
}

async function forStaff(token) {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 }, token });
  const { page, network } = opened;
  await page.goto(server.origin + server.staffPath, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const shown = await page.evaluate(() => performance.now());
  await network.quiet();
  const lastTask = await page.evaluate((from) => {
    window.probe.longTasks(0, 0);
    const late = window.probe.tasks.filter(({ startTime }) => startTime < from + 3000);
    return Math.max(0, ...late.map(({ startTime, duration }) => startTime + duration));
  }, shown);
  const pictures = await page.evaluate(picturesOf, AHEAD_PX);
  const asked = network.pictures().filter((url) => pictures.beyond.includes(url));
  await opened.close();
  if (pictures.far === 0) throw new Error('No picture of the report lies beyond the view');
  return {
    'report shown, ms': shown,
    'interactive, ms': Math.max(shown, lastTask),
    pictures: pictures.all,
    'of these beyond the view': pictures.far,
    'pictures asked for beyond the view': asked.length,
  };
}

/**
 * In the page: its pictures, and the addresses that occur only outside the viewport. A photo that
 * is also the cover counts as visible.
 */
function picturesOf(ahead) {
  const images = [...document.querySelectorAll('main img')];
  const isFar = (image) => image.getBoundingClientRect().top > window.innerHeight + ahead;
  const addressesOf = (image) =>
    [image, ...image.parentElement.querySelectorAll(':scope > source')]
      .flatMap(({ src, srcset }) => [src, ...srcset.split(', ').map((size) => size.split(' ')[0])])
      .filter(Boolean)
      .map((url) => new URL(url, document.baseURI).href);
  const near = new Set(images.filter((image) => !isFar(image)).map(({ currentSrc }) => currentSrc));
  const photos = images.filter((image) => image.closest('figure'));
  const far = photos.filter(isFar);
  const beyond = [...new Set(far.flatMap(addressesOf))].filter((url) => !near.has(url));
  return { all: photos.length, far: far.length, beyond };
}

/** Scrolls like a reader. */
function scrollThrough(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const step = () => {
          const before = window.scrollY;
          window.scrollBy(0, 120);
          if (window.scrollY > before) requestAnimationFrame(step);
          else done();
        };
        step();
      }),
  );
}
