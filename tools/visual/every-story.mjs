// Opens every story of the built Storybook and listens to the console:
// `node tools/visual/every-story.mjs [--no-build] [part of an id]`.
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { buildStorybook, serveStorybook, storyUrl } from './storybook.mjs';

const wanted = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? '';

buildStorybook();
const { address, stop } = await serveStorybook();
const index = await (await fetch(`${address}/index.json`)).json();
const all = Object.values(index.entries).filter(({ id }) => id.includes(wanted));
const stories = all.filter(({ type }) => type === 'story');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const problems = [];

const listenTo = (page, current) => {
  const note = (kind, text) => problems.push(`${current.id}: ${kind} ${text.slice(0, 300)}`);
  page.on('pageerror', (error) => note('error', error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.type(), message.text());
  });
};

/** Goes to a story; the one before it may still be on its way somewhere and call that off. */
const open = (page, url) =>
  page.goto(url, { waitUntil: 'commit' }).catch(() => page.goto(url, { waitUntil: 'commit' }));

/** Takes stories from the common pile until it is empty. */
const worker = async (pile) => {
  const current = { id: '' };
  const page = await browser.newPage();
  listenTo(page, current);
  for (let entry = pile.pop(); entry; entry = pile.pop()) {
    current.id = entry.id;
    await open(page, storyUrl(address, entry.id));
    const shown = page.locator('body.sb-show-main, body.sb-show-errordisplay');
    const drawn = await shown.waitFor({ state: 'attached' }).then(
      () => true,
      () => false,
    );
    if (!drawn) problems.push(`${entry.id}: was not drawn within 30 s`);
    else if (await page.locator('body.sb-show-errordisplay').count()) {
      problems.push(`${entry.id}: ${await page.locator('#error-message').innerText()}`);
    }
    // Play functions and late effects have their say; answers that never come are stories too.
    await page.waitForTimeout(300);
  }
  await page.close();
};

try {
  const pile = [...stories];
  await Promise.all([worker(pile), worker(pile)]);
} finally {
  await browser.close();
  stop();
}

const titles = new Set(all.map(({ title }) => title));
console.log(
  `${stories.length} stories in ${titles.size} groups, ${all.length - stories.length} pages of docs`,
);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? '✓ nothing in the console' : `✗ ${problems.length} messages`);
process.exit(problems.length === 0 ? 0 : 1);
