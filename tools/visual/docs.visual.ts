import { expect, test } from '@playwright/test';
import type { Frame } from '@playwright/test';
import { paintEvent } from '../../.storybook/partner-colors/events.ts';
import { partnerPresets } from '../../libs/ui/src/theme/presets.ts';

/** Colors dragged in the toolbar repaint a page of docs, its canvases and the strip of a flow alike. */

const pages = [
  { id: 'components-actions-button--docs', frames: 0 },
  { id: 'screens-trade-auction-dealer-page--docs', frames: 3 },
  { id: 'journeys-trade--docs', frames: 3 },
];

/** What the color of actions is in a page or frame. */
function actionColor(frame: Frame): Promise<string> {
  return frame.evaluate(() =>
    document.documentElement.style.getPropertyValue('--partner-accent-solid'),
  );
}

for (const { id, frames } of pages) {
  test(`${id} takes the toolbar’s colors`, async ({ page }) => {
    const base = process.env.STORYBOOK_URL ?? '';
    await page.goto(`${base}/iframe.html?viewMode=docs&id=${id}&globals=scheme:dark`);
    await expect(page.locator('.sbdocs-content h1').first()).toBeVisible();
    await expect.poll(() => page.frames().length).toBeGreaterThan(frames);
    const { colors } = partnerPresets.lakeside;
    await page.evaluate(
      ([event, paint]) => {
        const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
          __STORYBOOK_PREVIEW__: { channel: { emit: (event: string, paint: unknown) => void } };
        };
        preview.channel.emit(event, paint);
      },
      [paintEvent, colors] as const,
    );
    await expect(async () => {
      const painted = await Promise.all(page.frames().map(actionColor));
      expect(new Set(painted)).toEqual(new Set([colors.uiSecondary1]));
    }).toPass();
  });
}

test('a strip shows whole phones at a readable size, and which of them go on below', async ({
  page,
}) => {
  const base = process.env.STORYBOOK_URL ?? '';
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`${base}/iframe.html?viewMode=docs&id=journeys-trade--docs`);
  const stages = page.locator('.fc-strip .fc-shot-stage');
  await expect(stages.first()).toHaveAttribute('data-drawn', 'true');
  const { width, height } = (await stages.first().boundingBox())!;
  expect(width).toBeGreaterThan(0.7 * 390);
  expect(height).toBeLessThanOrEqual(0.73 * 780);
  await expect(page.locator('.fc-strip [data-more]').first()).toBeVisible();
});
