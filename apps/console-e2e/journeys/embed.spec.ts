import type { Page } from '@playwright/test';
import { origin } from '../server/addresses.ts';
import { StaffApi } from '../support/api.ts';
import { idOf } from '../support/german.ts';
import { Staff } from '../support/staff.ts';
import { expect, test as base } from '../support/test.ts';
import { allowing, heard, refused, Website } from '../support/website.ts';

/** A dealer's own website with `embed.js`, on another origin and under a strict policy. */

const test = base.extend<{ website: Website }>({
  // eslint-disable-next-line no-empty-pattern -- the runner wants a pattern
  website: async ({}, use) => {
    const website = await Website.start();
    await use(website);
    website.close();
  },
});

const partner = 'northgate-trade';
const tag = (attributes = ''): string =>
  `<script async src="${origin}/embed.js" data-partner="${partner}" ${attributes}></script>`;
const form = (page: Page) => page.frameLocator('iframe');
const number = (page: Page) => form(page).getByRole('textbox');
/** Of the frame, in CSS pixels. */
const heightOf = (page: Page): Promise<number> =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
const start = (page: Page) => page.getByRole('link', { name: 'Get started' });

test('a button opens the form over the page, and the website hears how far it came', async ({
  page,
  website,
}) => {
  await website.open(page, tag(), allowing(origin));
  await start(page).click();
  const dialog = page.getByRole('dialog', { name: 'Get started' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(start(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await number(page).fill('51230071');
  await number(page).press('Escape');
  await expect(dialog).toBeHidden();
  await expect(start(page)).toBeFocused();

  await start(page).click();
  await expect(number(page)).toHaveValue('51230071');
  await form(page).getByRole('button', { name: 'Get started' }).click();
  await expect(form(page).getByRole('heading', { name: 'SMS on its way' })).toBeVisible();
  const detail = { partner, mode: 'button' };
  await expect
    .poll(() => heard(page))
    .toEqual([
      ['forecourt:started', detail],
      ['forecourt:completed', detail],
    ]);
  expect(await refused(page)).toEqual([]);

  // staff see where the customer came from
  const staff = await StaffApi.signIn(page);
  const made = await staff.list('TRADE', { channel: 'WEBSITE' });
  expect(made.map(({ phone }) => phone)).toContain('+37251230071');
});

test('the form in the page is as high as its content, in the language and color of its tag', async ({
  page,
  website,
}) => {
  const chosen = 'data-mode="inline" data-color="#7a1fa2" data-scheme="light"';
  await website.open(page, tag(chosen), allowing(origin));
  const submit = form(page).getByRole('button', { name: 'Get started' });
  await expect(submit).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  const inner = () =>
    form(page)
      .locator('#root')
      .evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  const outer = () => heightOf(page);
  await expect.poll(async () => (await outer()) - (await inner())).toBe(0);
  const before = await outer();
  await submit.click();
  await expect(form(page).getByText('Please fill out all the fields')).toBeVisible();
  await expect.poll(outer).toBeGreaterThan(before);
  expect(await heard(page)).toEqual([]);
  await number(page).fill('5');
  await expect
    .poll(() => heard(page))
    .toEqual([['forecourt:started', { partner, mode: 'inline' }]]);
  expect(await refused(page)).toEqual([]);
});

test('the form speaks the language of its tag, where the partner has it', async ({
  page,
  website,
}) => {
  const staff = await StaffApi.signIn(page);
  const start = idOf('Get started', 'Button of the phone form');
  const path = `/api/partners/${staff.partnerId}/settings/translations/fr-FR`;
  const data = { messages: { [start]: 'Commencer' } };
  await page.request.put(path, { headers: staff.authorization, data });
  const tags = tag('data-mode="inline" data-language="fr-FR"');
  await website.open(page, tags, allowing(origin));
  await expect(form(page).getByRole('button', { name: 'Commencer' })).toBeVisible();
});

test('a floating button stays in the corner, moves nothing for who wants no motion, and closes beside', async ({
  page,
  website,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chosen = 'data-mode="popup" data-text="Sell us your car" data-language="de-DE"';
  await website.open(page, tag(chosen), allowing(origin));
  const button = page.getByRole('link', { name: 'Sell us your car' });
  const box = (await button.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect([width - box.x - box.width, height - box.y - box.height]).toEqual([16, 16]);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Sell us your car' });
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeVisible();
  await expect(dialog).toHaveCSS('animation-name', 'none');
  await expect(number(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('other windows say nothing that is believed', async ({ page, website }) => {
  await website.open(page, tag('data-mode="inline"'), allowing(origin));
  await expect(number(page)).toBeVisible();
  const high = await heightOf(page);
  await page.evaluate(() => {
    for (const data of [{ forecourt: 'completed' }, { forecourt: 'height', height: 9 }])
      window.postMessage(data, '*');
  });
  await number(page).fill('5');
  await expect
    .poll(() => heard(page))
    .toEqual([['forecourt:started', { partner, mode: 'inline' }]]);
  expect(await heightOf(page)).toBe(high);
});

test('where the website’s policy allows no frame, the button opens a tab', async ({
  page,
  website,
}) => {
  const noFrame = `script-src ${origin}; connect-src ${origin}`;
  await website.open(page, tag(), noFrame);
  const opening = page.waitForEvent('popup');
  await start(page).click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${origin}/${partner}`);
  await expect(page.getByRole('dialog')).toBeHidden();
  // The second time nothing is tried.
  const next = page.waitForEvent('popup');
  await start(page).click();
  await expect(await next).toHaveURL(`${origin}/${partner}`);

  await website.open(page, tag('data-mode="inline"'), noFrame);
  await expect(start(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('where the server refuses this website, a button takes the place of the form', async ({
  page,
  website,
}) => {
  await page.route('**/embed/**', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers(), 'content-security-policy': "frame-ancestors 'self'" };
    await route.fulfill({ response: answer, headers });
  });
  await website.open(page, tag('data-mode="inline"'), allowing(origin));
  await expect(start(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the form sends no session, even of who is signed in, and no other page can be framed', async ({
  page,
  website,
}) => {
  await new Staff(page).signIn();
  const calls: (string | null)[] = [];
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/partner_customisations/'))
      calls.push(await request.headerValue('authorization'), await request.headerValue('cookie'));
  });
  await website.open(
    page,
    `${tag('data-mode="inline"')}<iframe id="login" src="${origin}/login"></iframe>`,
    allowing(origin),
  );
  await expect(page.frameLocator('iframe[title]').getByRole('textbox')).toBeVisible();
  // The script's own call, and the form's.
  await expect.poll(() => calls).toEqual([null, null, null, null]);
  const login = await (await page.locator('#login').elementHandle())?.contentFrame();
  await expect.poll(() => login?.url()).toContain('chrome-error://');
});
