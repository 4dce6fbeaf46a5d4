import type { APIRequestContext } from '@playwright/test';
import type { Answer } from '@forecourt/contract';
import { CaptureSteps } from '../../engines/CaptureSteps.ts';
import { expect, test } from '../../engines/test.ts';
import { StaffApi } from '../../support/api.ts';
import { linkSentTo } from '../../support/outbox.ts';
import { drawDetailed, phonePhoto } from '../../support/photos.ts';
import { pathOf, Reports } from '../../support/reports.ts';
import { unique } from '../../support/unique.ts';

/** A customer with the link of a request. */

/** Sends a request to a new customer; returns its id and the path of the link in the message. */
async function invite(request: APIRequestContext) {
  const staff = await StaffApi.signIn({ request });
  const { id, email } = await staff.create('TRADE', `Lea ${unique()}`);
  const link = pathOf(await linkSentTo(request, email!));
  return { id, link, reports: new Reports(request, staff) };
}

test('a report is filled in, its line is cut in the middle of a photo, and all of it arrives', async ({
  phone,
  request,
  line,
  file,
}) => {
  const { id, link, reports } = await invite(request);
  await phone.goto(line.origin + link);
  await phone.press({ role: 'button', name: 'Start' });
  const steps = new CaptureSteps(phone, file);
  await steps.fillInTo('Windshield');

  const cut = line.cutWithinFile();
  const detailed = Buffer.from(await phone.window.run(drawDetailed), 'base64');
  const photo = file('IMG_0003.jpg', detailed);
  await steps.choosePhotos([photo], 1);
  await cut;
  const lost = line.offsets.at(-1)!;
  const known = line.offsets.length;
  await steps.next();
  line.mend();
  await expect.poll(() => line.offsets.length).toBeGreaterThan(known);
  expect(line.offsets[known], 'it goes on where it was').toBeGreaterThanOrEqual(lost);

  await steps.fillInTo('Ready to send?');
  await phone.press({ role: 'button', name: 'Send report' });
  await phone.sees({ role: 'heading', name: 'Thank you!' });
  const { report } = await reports.read(id);
  expect(report.status).toBe('COMPLETED');
  const sections = report.report.uploads.map(({ section }) => section);
  expect(sections.filter((section) => section === 'exterior_images')).toHaveLength(4);
  expect(sections).toContain('windshield');
});

test('without a camera, a 360 scan is made of photos', async ({ phone, request, line, file }) => {
  const { link } = await invite(request);
  await phone.goto(`${line.origin}${link}`);
  await phone.press({ role: 'button', name: 'Start' });
  await phone.sees({ role: 'heading', name: 'License plate' });
  await phone.window.run(() => void (location.hash = 'scan_360'));
  await phone.press({ role: 'button', name: 'Use photos instead' });
  const sides = [
    'front',
    'front-right',
    'right',
    'rear-right',
    'rear',
    'rear-left',
    'left',
    'front-left',
  ];
  const photos = sides.map((side) =>
    file(`${side}.jpg`, phonePhoto(`hatchback/exterior-${side}.jpg`).buffer),
  );
  await phone.choose('input[type=file][multiple]', photos);
  await phone.press({ role: 'button', name: 'Use these photos' });
  await phone.sees({ text: '8 views around the car' });
  const scan = async () => {
    const answer = await request.get(`/api${link}`);
    const { capture } = (await answer.json()) as Answer<'getCapture'>;
    return capture.uploads.find(({ section }) => section === 'scan_360');
  };
  await expect.poll(async () => (await scan())?.state).toBe('PROCESSED');
  expect((await scan())?.frames).toHaveLength(sides.length);
});
