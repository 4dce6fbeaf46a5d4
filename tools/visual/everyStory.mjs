// Opens every story of the built Storybook and checks that it logs no error, and every page of docs on
// a phone, where it must be drawn and fit:
// `node tools/visual/everyStory.mjs [--no-build] [--every N] [part of an id]`. With `--every 10` only
// a tenth of the stories and no docs.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { settle } from './inStory.mjs';
import { listenTo, sampleOf } from './problems.mjs';
import { buildStorybook, serveStorybook, storyUrl } from './storybook.mjs';

const { values, positionals } = parseArgs({
  options: { 'no-build': { type: 'boolean' }, every: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const wanted = positionals[0] ?? '';
const every = Number(values.every);

buildStorybook();
const { address, stop } = await serveStorybook();
const index = await (await fetch(`${address}/index.json`)).json();
const all = Object.values(index.entries).filter(({ id }) => id.includes(wanted));
const stories = sampleOf(
  all.filter(({ type }) => type === 'story'),
  every,
);
const docs = every === 1 ? all.filter(({ type }) => type === 'docs') : [];
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const problems = [];

/** For a page or a story on a busy machine, in ms. */
const TIMEOUT_MS = 120_000;

/** A tab that waits as long for a page as for a story. */
const newPage = async (options) => {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
};

/** Told as they are found, as a run takes minutes. */
const note = (problem) => {
  problems.push(problem);
  console.error(problem);
};

/** Storybook's frame at one story; the others are then shown without reloading it. */
const open = async (page, address, id) => {
  await page.goto(storyUrl(address, id), { waitUntil: 'commit' });
  // A boolean: what is returned is read as a whole, also what warns when it is read.
  await page.waitForFunction(() => Boolean(globalThis.__STORYBOOK_PREVIEW__?.channel));
  // Asked for another story before its first, the preview warns.
  await page.waitForFunction(() => globalThis.document.body?.classList.contains('sb-show-main'));
};

/** Gives the window the size that the toolbar would give a story. */
const fit = async (page, storyId) => {
  const size = await page.evaluate(async (id) => {
    const { storyStoreValue } = globalThis.__STORYBOOK_PREVIEW__;
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId: id });
    return parameters.viewport?.options?.[storyGlobals?.viewport?.value]?.styles ?? null;
  }, storyId);
  const { width, height } = size ?? { width: '1280px', height: '800px' };
  await page.setViewportSize({ width: parseInt(width), height: parseInt(height) });
};

/** Shows a story and waits for its play function; resolves with the error, if any. */
const show = (page, storyId) =>
  page.evaluate(
    ({ id, timeout }) =>
      new Promise((resolve) => {
        const { channel } = globalThis.__STORYBOOK_PREVIEW__;
        const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
        const stop = setTimeout(() => resolve('was not finished'), timeout);
        const settle = (problem) => {
          clearTimeout(stop);
          resolve(problem);
        };
        for (const name of failures) {
          channel.once(name, (error) => settle(`${name} ${error?.message ?? error?.title ?? ''}`));
        }
        const finished = (event) =>
          event.storyId === id ? settle('') : channel.once('storyFinished', finished);
        channel.once('storyFinished', finished);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    { id: storyId, timeout: TIMEOUT_MS },
  );

/** Takes stories from the shared queue until it is empty. */
const worker = async (pile) => {
  const current = { id: '' };
  // A new page for each batch limits the memory of one browser tab.
  for (let some = pile.splice(0, 60); some.length > 0; some = pile.splice(0, 60)) {
    const page = await newPage();
    listenTo(page, current, note);
    current.id = some[0].id;
    await open(page, address, some[0].id === stories[0].id ? stories.at(-1).id : stories[0].id);
    for (const { id } of some) {
      current.id = id;
      // A story may reload the page, such as those of a lost session: the rest needs a new frame.
      await fit(page, id);
      const problem = await show(page, id).catch(() => open(page, address, id));
      if (problem) note(`${id}: ${problem}`);
    }
    // What is tidied up when a page is left may fail, too.
    await page.goto(`${address}/project.json`);
    await page.close();
  }
};

/** Pages of docs: each has its title, and nothing of it is beyond the edge of a phone. */
const readDocs = async (pages) => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  const current = { id: '' };
  listenTo(page, current, note);
  for (const { id } of pages) {
    current.id = id;
    await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`);
    const isDrawn = page.locator('.sbdocs-content h1').first().waitFor();
    if (
      await isDrawn.then(
        () => false,
        () => true,
      )
    ) {
      note(`${id}: was not drawn`);
      continue;
    }
    // Canvases are drawn after the words.
    await page.evaluate(settle);
    const wide = await page.evaluate(
      () => globalThis.document.scrollingElement.scrollWidth - globalThis.innerWidth,
    );
    if (wide > 0) note(`${id}: ${wide} px too wide for a phone`);
  }
  await page.close();
};

try {
  const pile = [...stories];
  await Promise.all([worker(pile), worker(pile)]);
  await readDocs(docs);
} finally {
  await browser.close();
  stop();
}

const titles = new Set(stories.map(({ title }) => title));
console.log(`${stories.length} stories in ${titles.size} groups, ${docs.length} pages of docs`);
console.log(problems.length === 0 ? '✓ nothing in the console' : `✗ ${problems.length} messages`);
process.exit(problems.length === 0 ? 0 : 1);
