// Contact sheets: every screen at three widths, light and dark, in four partners' colors, a sheet each:
// `npm run pictures -- [--no-build] [part of a story's id]`. They are written to `.cache/pictures`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { buildStorybook, serveStorybook, storyUrl } from './storybook.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/pictures');
const partners = ['northgate', 'harbour', 'lakeside', 'neon'];
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Of the sheet's pixels for one of the page's. */
const SCALE = 0.4;

/** The first story of each file that is about a screen: its usual state. */
function screensOf(entries) {
  const screens = new Map();
  for (const story of Object.values(entries)) {
    if (story.type !== 'story' || !/Screen\.stories\.tsx$/.test(story.importPath)) continue;
    if (!screens.has(story.importPath)) screens.set(story.importPath, story.id);
  }
  return [...screens.values()];
}

async function picturesOf(browser, address, id) {
  const pictures = [];
  for (const viewport of windows) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: SCALE });
    for (const partner of partners) {
      for (const scheme of ['light', 'dark']) {
        await page.goto(storyUrl(address, id, { partner, scheme, motion: 'reduced' }));
        await page.locator('#storybook-root > *').first().waitFor();
        await page.evaluate('document.fonts.ready');
        await page.waitForTimeout(150);
        const picture = await page.screenshot({ type: 'jpeg', quality: 85 });
        const title = `${partnerPresets[partner].name}, ${scheme}`;
        pictures.push({ title, width: viewport.width * SCALE, src: picture.toString('base64') });
      }
    }
    await page.close();
  }
  return pictures;
}

async function writeSheet(browser, id, pictures) {
  const sheet = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const figures = pictures.map(
    ({ title, width, src }) =>
      `<figure><img width="${width}" src="data:image/jpeg;base64,${src}">` +
      `<figcaption>${title}</figcaption></figure>`,
  );
  await sheet.setContent(
    `<style>body{margin:20px;display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif}
      figure{margin:0}</style><h1 style="width:100%;font-size:16px">${id}</h1>${figures.join('')}`,
  );
  await sheet.screenshot({
    path: join(folder, `${id}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
  });
  await sheet.close();
}

const wanted = process.argv.slice(2).find((one) => !one.startsWith('--')) ?? '';
buildStorybook();
const { address, stop } = await serveStorybook();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  mkdirSync(folder, { recursive: true });
  const index = await (await fetch(`${address}/index.json`)).json();
  const ids = screensOf(index.entries).filter((id) => id.includes(wanted));
  for (const id of ids) {
    await writeSheet(browser, id, await picturesOf(browser, address, id));
    console.log(`.cache/pictures/${id}.jpg`);
  }
  console.log(`${ids.length} sheets`);
} finally {
  await browser.close();
  stop();
}
