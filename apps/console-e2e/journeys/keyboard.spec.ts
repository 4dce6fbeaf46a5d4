import { Keyboard } from '../support/keyboard.ts';
import { atRest } from '../support/rest.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

/** The main job without a mouse: every control is reached by Tab, is seen there, and can be left. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a request, a list and an offer by keyboard alone at ${width} px`, async ({ page }) => {
    const isPhone = width < 650;
    const keys = new Keyboard(page);
    const main = page.getByRole('main');
    const rows = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Actions/ }) });
    await page.setViewportSize({ width, height });

    await test.step('sign in', async () => {
      await page.goto('/login');
      await keys.type(page.getByLabel('Email'), 'staff@northgate.test');
      await keys.type(page.getByLabel('Password', { exact: true }), 'demo1234');
      await keys.press(page.getByRole('button', { name: 'Log in' }));
      await expect(page).toHaveURL(/\/trade\/sellers/);
    });

    await test.step('skip the menu', async () => {
      await expect(rows.first()).toBeVisible();
      await page.reload();
      await expect(rows.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(main).toBeFocused();
    });

    const name = `Kadri Lepp ${unique()}`;
    await test.step('send a request', async () => {
      const create = main.getByRole('link', { name: 'New request' });
      await keys.press(create);
      const panel = page.getByRole('dialog');
      await expect(panel).toBeVisible();
      await keys.press(panel.getByRole('button', { name: /^Email/ }));
      await keys.type(panel.getByLabel('Customer name'), name);
      await keys.type(panel.getByLabel('Email address'), `kadri.${unique()}@owner.test`);
      await keys.press(panel.getByRole('button', { name: /^Send (SMS|email)$/ }));
      await expect(page).toHaveURL(/\/trade\/sellers$/);
      await expect(rows.filter({ hasText: name })).toContainText('Sent');
      // Closing a panel leads back to where it was opened.
      await keys.press(create);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(create).toBeFocused();
    });

    await test.step('choose from the menu of a row', async () => {
      const row = rows.filter({ hasText: name });
      const actions = row.getByRole('button', { name: /^Actions/ });
      await keys.press(actions);
      const menu = page.getByRole('menu');
      await expect(menu.getByRole('menuitem').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(actions).toBeFocused();
      await page.keyboard.press('Enter');
      await keys.choose(menu.getByRole('menuitem', { name: /^Archive/ }));
      await expect(row).toContainText('Archived');
    });

    await test.step('open the cars, and a report', async () => {
      // Back from the row: after it is the rest of a list without end.
      if (isPhone)
        await keys.press(page.getByRole('button', { name: 'Open main menu' }), 'Shift+Tab');
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      const cars = menu.getByRole('link', { name: 'Cars' });
      await keys.press(cars, 'Shift+Tab');
      await expect(page).toHaveURL(/\/trade\/cars$/);
      await expect(rows.first()).toBeVisible();
      const tabs = page.getByRole('navigation', { name: /status$/ });
      if (isPhone) {
        await keys.press(tabs.getByRole('button', { name: /^More/ }));
        await keys.choose(page.locator('[role^=menuitem]').filter({ hasText: /^Offer sent/ }));
      } else await keys.press(tabs.getByRole('link', { name: /^Offer sent/ }));
      await expect(page).toHaveURL(/\/trade\/cars\/sent$/);
      // No tab leads to new cars: their address is typed.
      await page.goto('/trade/cars/new');
      await expect(rows.first()).toContainText('New');
      await keys.press(rows.first().getByRole('link').first());
      await expect(page).toHaveURL(/\/trade\/report\//);
    });

    await test.step('look at the photos', async () => {
      const gallery = page.getByRole('region', { name: 'Photos', exact: true });
      const photo = gallery.getByRole('link').first();
      await keys.press(photo);
      const overlay = page.getByRole('dialog');
      await expect(overlay).toBeVisible();
      // The arrows belong to the overlay once it is drawn.
      await atRest(page);
      const shown = page.url();
      if (!isPhone) {
        await page.keyboard.press('ArrowRight');
        await expect(page).not.toHaveURL(shown);
      }
      await keys.press(overlay.getByRole('button', { name: /close/i }));
      await expect(overlay).toBeHidden();
      await expect(gallery.locator(':focus')).toHaveCount(1);
    });

    await test.step('send an offer', async () => {
      const price = main.getByLabel('Price', { exact: true });
      if (isPhone) {
        // The bar at the bottom is the last stop; it is hidden on the way, while the card is seen.
        const bar = page.getByRole('region', { name: 'Next step', includeHidden: true });
        await keys.press(bar.getByRole('button', { name: 'Make an offer', includeHidden: true }));
        await expect(price).toBeFocused();
      }
      await keys.type(price, '9100');
      await keys.press(main.getByRole('button', { name: /^Send offer of/ }));
      const question = page.getByRole('alertdialog');
      await keys.press(question.getByRole('button', { name: 'Send offer' }));
      await expect(main.getByRole('heading', { name: 'Offer sent' })).toBeVisible();
    });

    expect([...keys.faults]).toEqual([]);
  });
}
