// Renders the catalogue in every preset, light and dark, into one picture:
// `node tools/visual/contactSheet.mjs [--no-build] [file.png]`.
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';
import { settle } from './inStory.mjs';
import { buildStorybook, serveStorybook, storyUrl } from './storybook.mjs';

const file = process.argv.slice(2).find((one) => one.endsWith('.png')) ?? 'contact-sheet.png';
const page = { width: 1280, height: 1090 };
const tile = { width: 560, height: 477 };

buildStorybook();
const { address, stop } = await serveStorybook();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const view = await browser.newPage({
    viewport: page,
    deviceScaleFactor: tile.width / page.width,
  });
  const tiles = [];
  for (const [partner, { name }] of Object.entries(partnerPresets)) {
    for (const scheme of ['light', 'dark']) {
      const globals = { partner, scheme, motion: 'reduced' };
      await view.goto(storyUrl(address, 'foundations-catalogue--any-partner', globals));
      await view.getByRole('heading', { name: 'Sellers' }).waitFor();
      await view.evaluate(settle);
      const picture = await view.screenshot({ type: 'jpeg', quality: 88 });
      tiles.push({ title: `${name}, ${scheme}`, picture: picture.toString('base64') });
    }
  }
  const sheet = await browser.newPage({ viewport: { width: tile.width * 4 + 100, height: 800 } });
  const figures = tiles.map(
    ({ title, picture }) =>
      `<figure><img width="${tile.width}" src="data:image/jpeg;base64,${picture}">` +
      `<figcaption>${title}</figcaption></figure>`,
  );
  await sheet.setContent(
    `<style>body{margin:20px;display:grid;grid-template-columns:repeat(4,1fr);gap:20px;
      font:16px sans-serif}figure{margin:0}figcaption{padding-top:6px}</style>${figures.join('')}`,
  );
  await sheet.screenshot({ path: file, fullPage: true });
  console.log(`${tiles.length} pictures on ${file}`);
} finally {
  await browser.close();
  stop();
}
