import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { OwnServer } from '../support/OwnServer.ts';
import { expect, test } from '../support/test.ts';

/** Second factors, with a virtual authenticator inside the browser. */

test('a member sets up a passkey, and signs in with it: as second step, and alone', async ({
  page,
}) => {
  const person = await register(page, 'passkey');
  await addAuthenticator(page);
  await page.goto('/second-factor');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await keepCodes(page);
  await page.getByRole('button', { name: 'Rename This device' }).click();
  await page.getByLabel('Passkey name').fill('Work laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();

  await logOut(page);
  await givePassword(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).not.toHaveURL(/login/);

  await logOut(page);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).not.toHaveURL(/login/);
});

test.describe('on a server whose clock stands still', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await OwnServer.start();
  });
  test.afterAll(async () => server?.stop());

  test('an authenticator app: a used code is refused, and a recovery code when the phone is lost', async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: server.origin });
    const person = await register(page, 'app');
    await page.goto('/second-factor');
    await page.getByRole('button', { name: 'Set up an app' }).click();
    const key = await page.locator('[class*=factors__key]').innerText();
    // Held, so that the code is of the current 30 seconds both times.
    const used = codeAt(key, await server.holdClock());
    await page.getByLabel('Code shown in the app').fill(used);
    await page.getByRole('button', { name: 'Confirm' }).click();
    const [code = ''] = await keepCodes(page);

    await logOut(page);
    await givePassword(page, person);
    await page.getByLabel('Code from your authenticator app').fill(used);
    await page.getByRole('button', { name: 'Continue' }).click();
    // The code used during setup cannot be used again.
    await expect(page.getByText(/already used/)).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(/login/);
  });
});

test('a partner requires a second factor: members are led to set one up, and the log tells', async ({
  page,
}) => {
  const person = await register(page, 'required', true);
  await addAuthenticator(page);
  await page.goto('/settings/security');
  const rule = page.getByLabel('Require a second factor for every member');
  await rule.click();
  await expect(page.getByText(/your own second factor first/)).toBeVisible();
  await page.goto('/second-factor');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await keepCodes(page);
  await page.goto('/settings/security');
  await rule.click();
  await expect(rule).toBeChecked();
  const log = page.getByRole('list', { name: 'Security log' });
  await expect(log.getByText('Second factor required of members')).toBeVisible();

  // Without a second factor, only the page that asks for it is available.
  await page.getByRole('button', { name: /Remove the second factor of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  // All of the user's sessions end with it, including this one.
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto('/login');
  await givePassword(page, person);
  await expect(page.getByRole('heading', { name: /Set up a second factor/ })).toBeVisible();
  await page.goto('/trade/sellers');
  await expect(page).toHaveURL(/\/second-factor$/);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await keepCodes(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/trade\/sellers/);
});

interface Person {
  email: string;
  password: string;
}

/** A new user, signed in; with a partner of their own if requested. */
async function register(page: Page, name: string, partner = false): Promise<Person> {
  const person = { email: `${name}-${Date.now()}@factors.test`, password: 'eight lanterns 42' };
  const { token } = await post(page, '/api/session/signup', { name: 'Fia Factor', ...person });
  if (partner) {
    const setup = { partner_name: `Factors ${Date.now()}`, type: 'DEALERSHIP', flows: ['TRADE'] };
    await post(page, '/api/setup', { ...setup, country_code: '372' }, token);
  }
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
  return person;
}

async function post(
  page: Page,
  path: string,
  data: object,
  token = '',
): Promise<{ token: string }> {
  const answer = await page.request.post(path, {
    data,
    headers: token ? { authorization: token } : {},
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { token: string };
}

/** Chromium’s virtual authenticator: it confirms user presence automatically. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save these recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(dialog).toHaveCount(0);
  return codes;
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/second-factor');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

async function givePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The code that an authenticator app shows for a key at a time in ms (RFC 6238). */
function codeAt(key: string, time: number): string {
  const bits = [...key.replace(/\s/g, '')]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const mac = createHmac('sha1', bytes).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
