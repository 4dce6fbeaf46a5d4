import { devices } from '@playwright/test';
import { StaffApi } from '../support/api.ts';
import { messagesTo } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

/** A customer who arrives through a partner's link, poster or website. */

const { viewport, userAgent, isMobile, hasTouch } = devices['iPhone 14'];
test.use({ viewport, userAgent, isMobile, hasTouch });

test('a customer opens a partner’s page, asks for the link, and gets it by SMS', async ({
  page,
}) => {
  await page.goto('/northgate-trade');
  await expect(page.getByRole('img', { name: 'Northgate Motors' })).toBeVisible();
  await page.getByLabel('Your mobile number').fill('51230001');
  await page.getByRole('button', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { name: 'SMS on its way' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend SMS in/ })).toBeDisabled();
  await expect(async () => {
    const [message] = await messagesTo(page.request, '+37251230001');
    expect(message?.text).toContain('/capture/');
  }).toPass();
});

test('an agent’s link names the agent', async ({ page }) => {
  const { authorization } = await StaffApi.signIn(page);
  const mine = await page.request.get('/api/my/partners', { headers: authorization });
  const { partners } = (await mine.json()) as { partners: { agent_id: string }[] };
  await page.goto(`/northgate-inspect?agent_id=${partners[0]!.agent_id}`);
  await expect(page.getByText('You are invited by Nora Gates')).toBeVisible();
});

test('an unknown link says that the page was not found', async ({ page }) => {
  await page.goto('/nobody-at-all');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the button on another site has the partner’s colour and opens the form', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/embed-demo.html');
  const button = page.getByRole('link', { name: 'Get started' });
  await expect(button).toBeVisible();
  await expect(button).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await button.click();
  await expect(page.frameLocator('iframe').getByLabel('Your mobile number')).toBeVisible();
  expect(refused).toEqual([]);
});
