/* global window */
// The measurements of a viewer, each in a fresh browser. Times in ms, memory in MB.
import { browserMegabytes } from './memory.mjs';
import { now, sleep, sweep } from './session.mjs';

const at = (list, share) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))];

/** The first click, which some viewers require before dragging, and time to settle. */
async function wake({ mouse }) {
  await mouse.press(400, 300);
  await mouse.release(400, 300);
  await sleep(700);
}

/** Mount to first picture, to the next picture under short real drags, to the last byte. */
export async function load(session) {
  const { mouse, pictures, requests } = session;
  await pictures.start();
  await sleep(150);
  const start = await session.mount();
  let draggable;
  while (draggable === undefined && now() - start < 40_000) {
    await mouse.press(400, 300);
    for (const x of [445, 490]) {
      await mouse.move(x, 300);
      await sleep(12);
    }
    await mouse.release(490, 300);
    await sleep(12);
    const seen = (await pictures.frames()).filter(({ frame }) => frame >= 0);
    draggable = seen.find(({ frame }) => frame !== seen[0].frame)?.time;
  }
  await session.settle();
  const all = requests.all();
  const first = (await pictures.frames()).find(({ frame }) => frame >= 0);
  const bytes = all.reduce((sum, request) => sum + request.bytes, 0);
  // Every angle has a picture once the ring is complete in any resolution.
  const rings = ['/hi', '/lo'].map((name) => all.filter(({ url }) => url.includes(name)));
  const whole = rings
    .filter((ring) => ring.length >= session.count)
    .map((ring) => Math.max(...ring.map(({ end }) => end ?? Infinity)));
  const usable = Math.min(...whole);
  return {
    firstPaint: first && first.time - start,
    draggable: draggable && draggable - start,
    allLoaded: Math.max(...all.map(({ end }) => end ?? 0)) - start,
    bytes,
    ringBytes: all.filter(({ end }) => end <= usable).reduce((sum, { bytes: b }) => sum + b, 0),
  };
}

/** What a visitor sees of the ring when dragging from 1.5 s after mount on, for 2 s. */
export async function early(session) {
  const { pictures } = session;
  await pictures.start();
  await sleep(150);
  const start = await session.mount();
  while (now() - start < 1500) await sleep(5);
  pictures.clear();
  await sweep(session, 2000);
  await sleep(200);
  const seen = (await pictures.frames()).map(({ frame }) => frame);
  const blank = seen.filter((frame) => frame < 0).length;
  return {
    angles: new Set(seen.filter((frame) => frame >= 0)).size,
    blankPercent: (100 * blank) / Math.max(1, seen.length),
  };
}

/**
 * A 3 s drag over a loaded ring: dropped animation frames, long tasks, main-thread time, and CPU
 * time of the main thread and of the whole page, which a busy machine does not stretch.
 */
export async function drag(session) {
  await session.mount();
  await session.settle();
  await wake(session);
  const before = await session.metrics();
  await session.page.evaluate(() => window.bench.record());
  await sweep(session, 3000);
  const { times, long } = await session.page.evaluate(() => window.bench.stop());
  const after = await session.metrics();
  const gaps = times.slice(1).map((time, i) => time - times[i]);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / 16.667) - 1), 0);
  return {
    droppedPercent: (100 * dropped) / (dropped + gaps.length),
    longTasks: long.reduce((sum, ms) => sum + ms, 0),
    mainBusy: (after.TaskDuration - before.TaskDuration) * 1000,
    mainCpu: (after.ThreadTime - before.ThreadTime) * 1000,
    pageCpu: (after.ProcessTime - before.ProcessTime) * 1000,
  };
}

/** 16 single jumps: from the pointer's move to the first paint of the target frame. */
export async function latency(session) {
  const { mouse, pictures, page } = session;
  await session.mount();
  await session.settle();
  await wake(session);
  await pictures.start();
  await sleep(200);
  const waits = [];
  let x = 300;
  await mouse.press(x, 300);
  await sleep(300);
  for (let jump = 0; jump < 16; jump++) {
    pictures.clear();
    await page.evaluate(() => (window.bench.moves = []));
    x += [65, 91, 130, 52][jump % 4] * (jump % 8 < 4 ? 1 : -1);
    await mouse.move(x, 300);
    await sleep(330);
    const [moved] = await page.evaluate(() => window.bench.moves);
    const seen = await pictures.frames();
    const last = seen.at(-1)?.frame ?? -1;
    if (moved && last >= 0) waits.push(seen.find(({ frame }) => frame === last).time - moved);
  }
  await mouse.release(x, 300);
  return { moveToPaint: at(waits, 0.5), moveToPaint95: at(waits, 0.95) };
}

/** Memory in excess of the empty page: loaded, after a 3 s drag, and after unmount. */
export async function memory(session) {
  const collect = async () => {
    await session.cdp.send('HeapProfiler.collectGarbage');
    await sleep(300);
  };
  await collect();
  const base = browserMegabytes();
  if (base === undefined) return {};
  await session.mount();
  await session.settle();
  await sleep(500);
  const loaded = browserMegabytes() - base;
  await wake(session);
  await sweep(session, 3000);
  await sleep(500);
  const dragged = browserMegabytes() - base;
  await collect();
  await session.unmount();
  await collect();
  await sleep(1500);
  return { loaded, dragged, unmounted: browserMegabytes() - base };
}

/** Frames 5, 11 and 20 answer 404: what a drag shows, and what breaks. */
export async function errors(session) {
  const { pictures, requests } = session;
  await pictures.start();
  await session.mount();
  await session.settle(8000);
  await sleep(800);
  await wake(session);
  pictures.clear();
  await sweep(session, 3000);
  await sleep(400);
  const seen = (await pictures.frames()).map(({ frame }) => frame);
  const urls = new Set(requests.all().map(({ url }) => url));
  return {
    angles: new Set(seen.filter((frame) => frame >= 0)).size,
    blankPercent: (100 * seen.filter((frame) => frame < 0).length) / Math.max(1, seen.length),
    pageErrors: session.errors.length,
    retries: requests.size() - urls.size,
  };
}

/** Unmounted at a third of the download: requests that start or end later, remaining listeners. */
export async function unmount(session) {
  const { requests } = session;
  await session.mount();
  const start = now();
  while (requests.done() < session.count / 3 && now() - start < 15_000) await sleep(20);
  const end = now();
  await session.unmount();
  await sleep(6000);
  const all = requests.all();
  return {
    begun: all.filter((request) => request.start > end + 5).length,
    finished: all.filter((request) => request.end > end + 5 && !request.failed).length,
    listeners: await session.page.evaluate(() => window.bench.listeners()),
  };
}
