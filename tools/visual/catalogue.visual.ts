import { expect, test } from '@playwright/test';
import { storyUrl } from './storybook.mjs';

const base = process.env.STORYBOOK_URL ?? '';

interface Shot {
  name: string;
  story: string;
  width: number;
  globals?: Record<string, string>;
}

const catalogue = 'foundations-catalogue--any-partner';
const painted = (partner: string, scheme: string): Shot => ({
  name: `catalogue-${partner}-${scheme}`,
  story: catalogue,
  width: 1100,
  globals: { partner, scheme },
});

const shots: Shot[] = [
  ...['northgate', 'neon', 'nearWhite'].flatMap((partner) => [
    painted(partner, 'light'),
    painted(partner, 'dark'),
  ]),
  { name: 'catalogue-phone', story: catalogue, width: 390 },
  { name: 'catalogue-right-to-left', story: catalogue, width: 1100, globals: { language: 'rtl' } },
  { name: 'illustrations', story: 'foundations-specimens--illustrations', width: 900 },
  { name: 'statuses', story: 'components-data-statusbadge--cars', width: 700 },
];

for (const { name, story, width, globals } of shots) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(storyUrl(base, story, { motion: 'reduced', ...globals }));
    await page.locator('#storybook-root > *').first().waitFor();
    await page.evaluate('document.fonts.ready');
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  });
}
