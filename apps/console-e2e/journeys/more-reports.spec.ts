import { concludes, reportsOf, showsCar, showsReport } from '../support/reportPages.ts';
import { pathOf } from '../support/reports.ts';
import type { Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Reports of the other kinds on the real API: read, shared, concluded. */

const publicLink = async (reports: Reports, type: 'CLAIM' | 'INSPECT') =>
  pathOf((await reports.complete(type)).report.report_url);

for (const [kind, title, linkOf] of [
  ['TRADE_OFFER', 'Offer on your car', (all: Reports) => all.sentLink('offer')],
  ['TRADE_DEALER', 'For sale', (all: Reports) => all.sentLink('dealer')],
  ['CLAIM_PUBLIC', 'Claim', (all: Reports) => publicLink(all, 'CLAIM')],
  ['INSPECT_PUBLIC', 'Inspection', (all: Reports) => publicLink(all, 'INSPECT')],
] as const) {
  test(`${kind}: the page behind the link shows the car, on a desktop and on a phone`, async ({
    page,
    browser,
  }) => {
    await showsCar(page, browser, { link: await linkOf(await reportsOf(page)), title });
  });
}

for (const [flow, type, title] of [
  ['claim', 'CLAIM', 'Claim'],
  ['inspect', 'INSPECT', 'Inspection'],
] as const) {
  test(`${type}_MAIN: staff read a report and every photo says when it was taken`, async ({
    page,
  }) => {
    await showsReport(page, { flow, type, title });
  });
}

test('inspect: a conclusion is drawn, taken back, drawn again; then the zip and the next car', async ({
  page,
}) => {
  await concludes(page, { flow: 'inspect', type: 'INSPECT', good: 'Inspected' });
});

test('a car that is opened first after a load shows what similar cars cost', async ({ page }) => {
  const { report } = await (
    await reportsOf(page)
  ).carForSale(({ report: { car }, info }) => Boolean(car.vincode && info.postcode));
  await new Staff(page).signIn();
  await page.goto(`/trade/report/${report.id}`);
  await expect(page.getByRole('heading', { name: 'The market' })).toBeVisible();
  await expect(page.getByText(/^\d+ similar cars? for sale/)).toBeVisible();
});
