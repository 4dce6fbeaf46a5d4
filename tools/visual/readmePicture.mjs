// The README's picture: the sellers, and a report with an auction that runs, on a desktop and a phone,
// as the demo that runs at an address shows them: `npm run pictures -- --readme http://localhost:4300`.
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { settle } from './inStory.mjs';

const file = join(import.meta.dirname, '../../docs/images/console.jpg');
const demo = { username: 'staff@northgate.test', password: 'demo1234' };
const desktop = { width: 1440, height: 900 };
const phone = { width: 416, height: 900 };
/** Of the picture's pixels for one of the page's. */
const SCALE = 0.434;
const RADIUS = 10;
const MARGIN = { x: 10, y: 24, between: 16 };

const scaled = (length) => Math.round(length * SCALE);

/** The id of a request whose car is in an auction that runs. */
async function auctionOf(request) {
  const session = await (await request.post('/api/session', { data: demo })).json();
  const headers = { Authorization: session.token };
  const { partners } = await (await request.get('/api/my/partners', { headers })).json();
  const params = {
    type: 'TRADE',
    status: 'AUCTION_RUNNING',
    limit: '1',
    partner_id: partners[0].id,
  };
  const { cars } = await (await request.get('/api/requests/cars', { headers, params })).json();
  return cars[0].request_id;
}

/** The window as it is now, with round corners. */
async function windowOf(page, size) {
  await page.setViewportSize(size);
  await page.locator('[aria-busy=true]:visible').first().waitFor({ state: 'detached' });
  await page.evaluate(settle);
  const [width, height] = [scaled(size.width), scaled(size.height)];
  const corners = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${RADIUS}"/></svg>`,
  );
  return sharp(await page.screenshot())
    .resize(width, height)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** @param baseURL of a demo that runs */
export async function writeReadmePicture(baseURL) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ baseURL, viewport: desktop, reducedMotion: 'reduce' });
    await page.goto('/login');
    await page.getByLabel('Email').fill(demo.username);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Sellers' }).waitFor();
    const sellers = await windowOf(page, desktop);
    await page.goto(`/trade/report/${await auctionOf(page.request)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const windows = [sellers, await windowOf(page, desktop), await windowOf(page, phone)];
    const sizes = [desktop, desktop, phone];
    let left = MARGIN.x;
    const tiles = windows.map((input, index) => {
      const tile = { input, left, top: MARGIN.y };
      left += scaled(sizes[index].width) + MARGIN.between;
      return tile;
    });
    await sharp({
      create: {
        width: left - MARGIN.between + MARGIN.x,
        height: scaled(desktop.height) + 2 * MARGIN.y,
        channels: 3,
        background: '#e2e8f2',
      },
    })
      .composite(tiles)
      .jpeg({ quality: 82, progressive: true, mozjpeg: true })
      .toFile(file);
  } finally {
    await browser.close();
  }
}
