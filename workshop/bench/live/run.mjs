/* global document, MutationObserver */
// Benchmark of live changes (`npm run bench -- live`): from a colleague's call to the row of the list
// that is open in another window, and how that compares with the call's own answer.
//   --runs=N    how many changes (default 20)
import { join } from 'node:path';
import { startServer } from '../shared/forecourt.mjs';
import { openBrowser, openPage, signIn } from '../shared/page.mjs';
import { judge } from '../shared/verdict.mjs';

const options = new Map(process.argv.slice(2).map((one) => one.replace(/^--/, '').split('=')));
const runs = Number(options.get('runs') ?? 20);
const AIM_MS = 1000;

const { server, end } = await startServer(join(import.meta.dirname, 'server.mjs'));
const browser = await openBrowser();
try {
  const token = await signIn(server.origin);
  const headers = { authorization: token, 'content-type': 'application/json' };
  const mine = await fetch(`${server.origin}/api/my/partners`, { headers });
  const partnerId = (await mine.json()).partners[0].id;
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 }, token });
  await opened.page.goto(`${server.origin}/trade/sellers`);
  await opened.page.getByRole('main').getByRole('listitem').first().waitFor();
  await opened.network.quiet();
  const figures = [];
  for (let run = 0; run < runs; run += 1) {
    const name = `Live Change ${run}`;
    const shown = shownAt(opened.page, name);
    const start = Date.now();
    await create({ headers, partnerId, name });
    const answer = Date.now() - start;
    const screen = (await shown) - start;
    figures.push({
      'answered, ms': answer,
      'on another screen, ms': screen,
      'screen ÷ answer': screen / answer,
    });
  }
  judge('A change by a colleague', figures, { 'on another screen, ms': AIM_MS });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await end();
}

async function create({ headers, partnerId, name }) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@owner.test`;
  const answer = await fetch(`${server.origin}/api/requests`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': name },
    body: JSON.stringify({ request_type: 'TRADE', partner_id: partnerId, name, email }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
}

/** When the page first shows these words, by the clock of this machine. */
function shownAt(page, words) {
  return page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector('main').textContent.includes(name)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );
}
