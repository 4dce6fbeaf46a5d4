import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { List } from './list.ts';
import { Staff } from './staff.ts';

/** A list of cars, and one of its tabs. */
export interface CarList {
  path: string;
  /** The tab of all cars. */
  everything: string;
  tab: string;
  /** The end of the tab's address. */
  at: string;
  /** What each row of the tab says. */
  status: string;
}

/** Collects the queries of a page's calls of a path. */
export function callsOf(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === path) seen.push(search);
  });
  return seen;
}

/** Three pages, a tab, a plate, the report and back, archive and undo. */
export async function goThroughCars(page: Page, cars: CarList): Promise<void> {
  const { path, everything, tab, at, status } = cars;
  const pages = callsOf(page, '/api/requests/cars');
  const list = new List(page, 'Cars');
  await new Staff(page).signIn();
  await page.goto(path);

  await expect(list.rows.first()).toBeVisible();
  const all = await list.count(everything);
  expect(all).toBeGreaterThan(20);
  await list.scrollToEnd('All cars loaded');
  expect(new Set(pages.filter((query) => query.includes('after='))).size).toBeGreaterThan(1);
  await expect(list.rows.last()).toHaveAttribute('data-index', String(all - 1));

  await list.tab(tab).click();
  await expect(page).toHaveURL(`${path}/${at}`);
  const count = await list.count(tab);
  await expect(list.rows).toHaveCount(Math.min(count, 10));
  for (const row of await list.rows.all()) await expect(row).toContainText(status);

  const first = list.rows.first();
  const plate = (await list.below(first)).split(' · ')[0] ?? '';
  await list.search.fill(plate.toLowerCase().replaceAll(/[\s-]/g, ''));
  await list.search.press('Enter');
  await expect(page).toHaveURL(/plate=/);
  await expect(list.rows).toHaveCount(1);
  await expect(first).toContainText(plate);

  await list.choose(first, 'View Report');
  await expect(page).toHaveURL(/\/report\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(list.search).toHaveValue(plate.toLowerCase().replaceAll(/[\s-]/g, ''));
  await expect(first).toContainText(plate);

  await list.choose(first, 'Archive');
  await expect(page.getByText('No cars found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toContainText(plate);
  await page.reload();
  await expect(first).toContainText(plate);
}
