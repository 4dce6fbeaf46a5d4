import type { APIRequestContext } from '@playwright/test';
import type { Answer } from '@forecourt/contract';
import type { Phone } from '../../engines/Phone.ts';
import { expect, test } from '../../engines/test.ts';
import { origin } from '../../server/addresses.ts';
import { StaffApi } from '../../support/api.ts';
import { pathOf, Reports } from '../../support/reports.ts';

/** The pages behind the links of a reader, an owner and a dealer. */

type Auction = Answer<'getDealerAuction'>['auction'];

const reportsOf = async (request: APIRequestContext): Promise<Reports> =>
  new Reports(request, await StaffApi.signIn({ request }));

test('a reader turns the car, and looks at a photo over the whole screen', async ({
  phone,
  request,
}) => {
  const { report } = await (await reportsOf(request)).complete('TRADE');
  await phone.goto(origin + pathOf(report.report_url));
  await phone.press({ role: 'button', name: '360° view' });
  const car = { role: 'slider', name: '360 view' };
  await phone.sees(car);
  await expect.poll(() => phaseOf(phone)).toBe('ready');
  const [frame, picture] = [await phone.attribute(car, 'aria-valuenow'), await pictureOf(phone)];
  await phone.drag(car, { x: -120, y: 0 });
  await expect.poll(() => phone.attribute(car, 'aria-valuenow')).not.toBe(frame);
  await expect.poll(() => pictureOf(phone)).not.toBe(picture);

  const photo = report.report.uploads.find(({ section }) => section === 'windshield')!;
  await phone.press({ role: 'link', name: photo.description ?? /^Windshield/ });
  await phone.sees({ role: 'dialog' });
  await expect.poll(() => widthInFullView(phone)).toBeGreaterThan(0);
  await phone.press({ role: 'button', name: 'Close' });
  await phone.misses({ role: 'dialog' });
});

/** The width of the photo as it was sent, in px; 0 until it is there. */
const widthInFullView = (phone: Phone): Promise<number> =>
  phone.window.run(
    () =>
      document.querySelector<HTMLImageElement>(':is(dialog, [role=dialog]) img')?.naturalWidth ?? 0,
  );

/** Whether the car can be turned. */
const phaseOf = (phone: Phone): Promise<string | undefined> =>
  phone.window.run(() => document.querySelector<HTMLElement>('.v360-viewer')?.dataset.phase);

/** The car as it is drawn, in a few pixels. */
const pictureOf = (phone: Phone): Promise<string> =>
  phone.window.run(() => {
    const small = document.createElement('canvas');
    [small.width, small.height] = [12, 8];
    const context = small.getContext('2d')!;
    const drawn = document.querySelector<HTMLCanvasElement>('.v360-viewer canvas')!;
    context.drawImage(drawn, 0, 0, small.width, small.height);
    return context.getImageData(0, 0, small.width, small.height).data.join();
  });

test('an owner says yes to an offer', async ({ phone, request }) => {
  const reports = await reportsOf(request);
  const link = await reports.sentLink('offer');
  await phone.goto(origin + link);
  await phone.press({ role: 'button', name: 'Accept offer' });
  await phone.press({ role: 'button', name: 'Accept offer', within: 'alertdialog' });
  await phone.sees({ role: 'heading', name: 'You accepted the offer' });
  const [requestId = ''] = link.split('/').slice(-2);
  expect((await reports.read(requestId)).trade_in?.offer?.accepted).toBe(true);
});

test('a dealer bids', async ({ phone, request }) => {
  const reports = await reportsOf(request);
  const raised = ({ best_offer: best }: Auction) => (best ?? 0) + 1_000;
  // An offer at the buy-now price would end the auction, and is asked about in other words.
  const isOpen = ({ auction }: Answer<'getDealerAuction'>) =>
    auction.status === 'RUNNING' &&
    raised(auction) < (auction.rules?.buy_now_price ?? Number.POSITIVE_INFINITY);
  const link = await reports.dealerLink(isOpen);
  const read = async () => {
    const answer = await request.get(`/api/public/auctions/dealers/${link.split('/').at(-1)}`);
    return ((await answer.json()) as Answer<'getDealerAuction'>).auction;
  };
  const bid = raised(await read());
  await phone.goto(origin + link);
  await phone.write({ label: 'Price' }, String(bid));
  await phone.press({ role: 'button', name: /^(Make a(n| better)|Raise my) offer$/ });
  await phone.sees({ role: 'dialog', name: 'Send this offer?' });
  await phone.press({ role: 'button', name: 'Send firm offer' });
  await phone.sees({ role: 'heading', name: 'Your offer is the best' });
  expect(await read()).toMatchObject({ best_offer: bid, leading: true });
});
