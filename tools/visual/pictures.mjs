// Contact sheets: every screen at four widths, light and dark, in four partners' colors, a sheet each:
// `npm run pictures -- [--no-build] [--states] [part of a story's id]`. They are written to
// `.cache/pictures`; with `--states` there is one of each state, not only of those that stand for a screen.
// `npm run pictures -- --readme [address of a demo that runs]` makes the README's picture instead.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { writeReadmePicture } from './readmePicture.mjs';
import { screensOf } from './screens.ts';
import { Stage } from './stage.ts';
import { buildStorybook, serveStorybook } from './storybook.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/pictures');
const partners = ['northgate', 'harbour', 'lakeside', 'neon'];
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
/** Of the sheet's pixels for one of the page's. */
const SCALE = 0.4;
const GAP = 12;
const CAPTION = 22;

const scaled = (length) => Math.round(length * SCALE);
const textOf = (text, width, size) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">` +
      `<text y="16" font-family="sans-serif" font-size="${size}">${text}</text></svg>`,
  );

/** A row of the sheet: one window in the colors of all partners, light and dark. */
async function rowOf(stage, id, size, top) {
  const tiles = [];
  const [width, height] = [scaled(size.width), scaled(size.height)];
  let left = GAP;
  await stage.show(id, size);
  for (const partner of partners) {
    for (const scheme of ['light', 'dark']) {
      const taken = await stage.take({ partner, scheme });
      tiles.push({ input: await sharp(taken).resize(width, height).toBuffer(), left, top });
      const title = `${partnerPresets[partner].name}, ${scheme}`;
      tiles.push({ input: textOf(title, width, 12), left, top: top + height });
      left += width + GAP;
    }
  }
  return { tiles, right: left, bottom: top + height + CAPTION + GAP };
}

async function writeSheet(stage, id) {
  const tiles = [{ input: textOf(id, 900, 16), left: GAP, top: GAP }];
  let [width, height] = [0, CAPTION + 2 * GAP];
  for (const size of windows) {
    const row = await rowOf(stage, id, size, height);
    tiles.push(...row.tiles);
    width = Math.max(width, row.right);
    height = row.bottom;
  }
  const background = 'white';
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(tiles)
    .jpeg({ quality: 82 })
    .toFile(join(folder, `${id}.jpg`));
}

/**
 * Takes screens from the shared pile until it is empty.
 *
 * @returns what kept screens from having a sheet, a line each
 */
async function worker(browser, address, pile) {
  let stage = await Stage.open(browser, address);
  const problems = [];
  for (let id = pile.shift(); id; id = pile.shift()) {
    for (let isLast = false; ; isLast = true) {
      try {
        await writeSheet(stage, id);
        console.log(`.cache/pictures/${id}.jpg`);
        break;
      } catch (error) {
        // What a story left behind, or its going to another page, is not another one's fault.
        await stage.close();
        stage = await Stage.open(browser, address);
        if (!isLast) continue;
        const [reason] = error.message.split('\n');
        problems.push(`${id}: ${reason}`);
        break;
      }
    }
  }
  await stage.close();
  return problems;
}

const wanted = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? '';
if (process.argv.includes('--readme')) {
  await writeReadmePicture(wanted || 'http://localhost:4300');
  process.exit();
}
const hasStates = process.argv.includes('--states');
buildStorybook();
const { address, stop } = await serveStorybook();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  mkdirSync(folder, { recursive: true });
  const index = await (await fetch(`${address}/index.json`)).json();
  const states = Object.values(index.entries).filter(({ type }) => type === 'story');
  const all = hasStates ? states.map(({ id }) => id) : screensOf(index.entries);
  const ids = all.filter((id) => id.startsWith('screens-') && id.includes(wanted));
  const pile = [...ids];
  const work = [worker(browser, address, pile), worker(browser, address, pile)];
  const problems = (await Promise.all(work)).flat();
  console.log(`${ids.length - problems.length} of ${ids.length} sheets`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  stop();
}
