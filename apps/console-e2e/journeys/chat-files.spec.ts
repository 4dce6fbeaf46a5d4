import { readFileSync } from 'node:fs';
import { StaffApi } from '../support/api.ts';
import { cuttable } from '../support/cuttable.ts';
import { detailedPhoto } from '../support/photos.ts';
import { sellerMessages } from '../support/sellerMessages.ts';
import { Staff } from '../support/staff.ts';
import { Talk } from '../support/talk.ts';
import { expect, test } from '../support/test.ts';
import { unique } from '../support/unique.ts';

const LETTER = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [] /Count 0 >>
endobj
trailer
<< /Root 1 0 R >>
startxref
9
%%EOF
`;
const pdf = (name: string, text = LETTER) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});

test('the owner’s photo and the staff’s PDF reach the other side, over a cut line too', async ({
  page,
  browser,
}) => {
  const api = await StaffApi.signIn(page);
  const request = await api.create('TRADE', `Sender ${unique()}`);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const network = await cuttable(phone);
  await phone.goto(await sellerMessages(page.request, request));
  const owner = new Talk(phone);

  // The owner chooses a photo on the phone; the line breaks before it is there.
  await owner.choose(await detailedPhoto(phone));
  await network.cut();
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByText('Waiting to send')).toBeVisible({ timeout: 40_000 });
  await network.mend();
  const sent = phone.getByRole('button', { name: 'Open photo: IMG_0003.jpg' });
  await expect(sent).toBeVisible({ timeout: 40_000 });

  // Staff read of it in the list, and look at it over the whole window.
  await new Staff(page).signIn();
  await page.goto('/trade/sellers');
  const panel = page.getByRole('region', { name: 'All Messages' });
  const item = panel.getByRole('link').filter({ hasText: request.name! });
  await expect(item).toContainText('Photo');
  await page.goto(`/trade/report/${request.id}/seller`);
  await page.getByRole('button', { name: 'Open photo: IMG_0003.jpg' }).click();
  const full = page.getByRole('dialog', { name: 'IMG_0003.jpg' });
  const image = full.getByRole('img', { name: 'IMG_0003.jpg' });
  await expect(image).toBeVisible();
  await expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(1600);

  // In one press it is in the report, which the chat says and leads to.
  await full.getByRole('button', { name: 'Add to report' }).click();
  await full.getByRole('link', { name: 'In the report' }).click();
  const added = page.getByRole('region', { name: 'From the conversation' });
  await expect(added.getByRole('button', { name: 'Open photo: IMG_0003.jpg' })).toBeVisible();
  await page.goto(`/trade/report/${request.id}/seller`);
  await page.getByRole('button', { name: 'Open photo: IMG_0003.jpg In the report' }).click();
  await expect(full).toBeVisible();
  await page.goBack();
  await expect(full).toBeHidden();
  await expect(page).toHaveURL(/\/seller\/\w+/);

  // A PDF file with a script is refused, and the message can be edited; an honest one arrives.
  const staff = new Talk(page);
  const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
  await staff.choose(pdf('Trap.pdf', LETTER.replace('/Type /Catalog', `/Type /Catalog ${script}`)));
  await staff.write('Our offer');
  await expect(page.getByText(/Remove its password, scripts/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Remove Trap.pdf' }).click();
  await staff.choose(pdf('Our offer.pdf'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await staff.sees('Our offer');

  // The owner reads it without a reload, and opens the file.
  await owner.sees('Our offer');
  const link = phone.getByRole('link', { name: /^Our offer\.pdf/ });
  const [download] = await Promise.all([phone.waitForEvent('download'), link.click()]);
  expect(readFileSync(await download.path(), 'utf8')).toBe(LETTER);
});
