/* global document, PopStateEvent, requestAnimationFrame, window */
// Benchmark of a long conversation (`npm run bench -- messages`): opened at the newest message,
// then scrolled back to the first.
//   --messages=N   how many (default 20000)
//   --runs=N       how often (default 3)
import { join } from 'node:path';
import { startServer } from '../shared/forecourt.mjs';
import { openBrowser, openPage, signIn } from '../shared/page.mjs';
import { judge } from '../shared/verdict.mjs';

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const runs = Number(options.get('runs') ?? 3);
if (options.has('messages')) process.env.BENCH_MESSAGES = options.get('messages');

const { server, end } = await startServer(join(import.meta.dirname, 'server.mjs'));
const browser = await openBrowser();
try {
  const token = await signIn(server.origin);
  const figures = [];
  for (let run = 0; run < runs; run += 1) figures.push(await readAll(token));
  judge(`A conversation of ${server.count} messages`, figures, {
    'script until the newest is shown, ms': 300,
    'longest task while going back, ms': 50,
    'most rows in the page': 60,
  });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await end();
}

async function readAll(token) {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 }, token });
  const { page, network } = opened;
  // Open the report first, as users do: only the conversation is measured.
  await page.goto(server.origin + server.path.replace(/\/buyers\/.*/, ''));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await network.quiet();
  const before = await opened.scripting();
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, server.path);
  await page.getByText(`Message ${server.count}`, { exact: false }).last().waitFor();
  const script = (await opened.scripting()) - before;
  await network.quiet();
  const back = await goBack(page);
  await opened.close();
  return {
    'script until the newest is shown, ms': script,
    'longest task while going back, ms': back.longest,
    'long tasks in all, ms': back.total,
    'most rows in the page': back.mostRows,
    'p95 frame, ms': back.p95,
    'to the first message, s': back.ms / 1000,
  };
}

/** Scrolls up as fast as it loads until the first message is there. */
function goBack(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const scroller = document.querySelector('main [role=region][tabindex="0"]');
        const start = performance.now();
        const frames = [];
        let last = 0;
        let mostRows = 0;
        const tick = (now) => {
          if (last) frames.push(now - last);
          last = now;
          scroller.scrollTop = Math.max(0, scroller.scrollTop - 2000);
          const rows = scroller.querySelectorAll('[data-index]');
          mostRows = Math.max(mostRows, rows.length);
          const texts = [...scroller.querySelectorAll('[dir=auto]')].map((one) => one.textContent);
          const isFirst = scroller.scrollTop < 10 && texts.includes('Message 1');
          if (isFirst) {
            frames.sort((a, b) => a - b);
            const tasks = window.probe.longTasks(start, performance.now());
            const p95 = frames[Math.floor(frames.length * 0.95)];
            return resolve({ ...tasks, ms: now - start, p95, mostRows });
          }
          if (now - start > 240_000) return reject(new Error('the first message never came'));
          requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
      }),
  );
}
