import { auctionEventName, auctionTopic } from '@forecourt/contract';
import type { Auction, AuditEntry, Body } from '@forecourt/contract';
import { makeAuctionRules, makeAuditEntry, seeded } from '@forecourt/contract/fixtures';
import { failed, formatDateTime, formatZonedTime, loading } from '@forecourt/platform';
import { broken, mock, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { isAsTallAs } from '../../test/cardHeight.ts';
import { after, auctionId } from '../../test/dealerAnswers.ts';
import {
  auctionOf,
  dealersOf,
  deskSource,
  endedAuction,
  marketOf,
  offersOf,
} from '../../test/deskSources.ts';
import { directoryHandlers, variedDealers } from '../../test/directory.ts';
import { StaffStory, type StaffTools } from '../../test/StaffStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const minute = 60_000;
const market = marketOf(11_200, 11_900, 12_400, 12_950, 13_700, 14_800);
let tools: StaffTools | undefined;
let shown: Auction = auctionOf();

const meta: Meta<typeof StaffStory> = {
  title: 'Screens/Trade/Auction/Offer desk',
  component: StaffStory,
  args: { source: deskSource(), market, onTools: (made) => (tools = made) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof StaffStory>;

const onPhone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const dark: Pick<Story, 'globals'> = { globals: { scheme: 'dark' } };
const network = (...handlers: Handler[]): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers } },
});
/** A report with this auction, which the server returns until a play function changes it. */
const withAuction = (
  auction: Auction,
  ...more: Handler[]
): Pick<Story, 'args' | 'beforeEach' | 'parameters'> => ({
  args: { source: deskSource({ auction }) },
  beforeEach: () => {
    shown = auction;
  },
  ...network(
    ...more,
    mock.get('/api/auctions/{auctionId}', () => ({ auction: shown })),
  ),
});
const says = (text: string | RegExp, height?: number): Story['play'] => {
  return async (story) => {
    await waitFor(() => expect(story.canvas.getAllByText(text)[0]).toBeVisible());
    if (height) await isAsTallAs(height, story);
  };
};
const send = async ({ canvas, userEvent }: Tools, price: string): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('Price'), price);
  await userEvent.click(await canvas.findByRole('button', { name: /^Send offer/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Send offer' }));
};
const takes = mock.post('/api/trade_in/{tradeId}/offers', ({ body }) => {
  const { tradeIn } = deskSource({ offer: { value: body.value } });
  return { trade_in: tradeIn };
});

export const NoAuction: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Price'), '12a500');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send offer of $12,500' })).toBeVisible(),
    );
    await canvas.findByText('Within the prices of similar cars for sale');
    await waitFor(() => expect(canvas.getByLabelText('Expiry in days')).toHaveValue('7'));
  },
};
export const NoAuctionDark: Story = dark;
export const NoAuctionOnPhone: Story = {
  ...onPhone,
  args: { bar: true },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await bar.findByText('Owner expects $13,500');
    await userEvent.click(await bar.findByRole('button', { name: 'Make an offer' }));
    await waitFor(() => expect(canvas.getByLabelText('Price')).toHaveFocus());
    // The form has a button of its own.
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Next step' })).toBeNull());
  },
};
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    const terms = await canvas.findByText('Terms and comment');
    await expect(canvas.getByLabelText('Expiry in days')).not.toBeVisible();
    await userEvent.click(terms);
    await waitFor(() => expect(canvas.getByLabelText('Expiry in days')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await canvas.findByText('8 days');
  },
};
export const InEuros: Story = {
  args: { source: deskSource({ currency: 'EUR' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Price'), '12500.5');
    await canvas.findByRole('button', { name: 'Send offer of €12,500.50' });
    await canvas.findByText('Owner expects €13,500');
    await waitFor(() =>
      expect(canvas.queryByText('Within the prices of similar cars for sale')).toBeNull(),
    );
  },
};
export const MarketLoading: Story = { args: { market: loading() } };
export const MarketFailed: Story = { args: { market: failed(new Error('offline')) } };
export const MarketUnknown: Story = {
  args: { market: { status: 'initial' } },
  play: (story) => isAsTallAs(548, story),
};
export const NotHandedIn: Story = {
  args: { source: deskSource({ isComplete: false }) },
  play: says(/^You can make an offer or start an auction once/, 126),
};
export const Viewer: Story = {
  args: { mayAct: false },
  play: says(/^Only agents and administrators can make offers/),
};
export const PriceMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send offer' }));
    await canvas.findByText('Enter a price');
    await waitFor(() => expect(canvas.getByLabelText('Price')).toHaveFocus());
  },
};
export const OfferSent: Story = {
  ...network(takes),
  play: async (story) => {
    await send(story, '12500');
    await story.canvas.findByText('The owner has not answered yet.');
    await waitFor(() => expect(story.canvas.getByText('$12,500')).toBeVisible());
  },
};
export const OfferNotSent: Story = {
  ...network(mock.post('/api/trade_in/{tradeId}/offers', () => broken())),
  play: async (story) => {
    await send(story, '12500');
    await story.canvas.findByText(/It only counts once/);
    await waitFor(() => expect(story.canvas.getByLabelText('Price')).toHaveValue('12500'));
  },
};
export const ChangingTheOffer: Story = {
  args: { source: deskSource({ offer: {} }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the offer' }));
    await canvas.findByText('The new offer replaces the one awaiting an answer.');
    await userEvent.type(await canvas.findByLabelText('Price'), '12400');
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace with $12,400' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/replaces your offer of \$12,000/);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Replace offer' })).toBeVisible(),
    );
  },
};
export const ConfirmingTheOffer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Price'), '12500');
    await userEvent.click(await canvas.findByText('Terms and comment'));
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send offer of $12,500' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('$12,500');
    await dialog.findByText('Ada Lindqvist, +1 503 555 0142');
    await dialog.findByText('19.03.2026');
    await waitFor(() => expect(dialog.getByText('With a new car only')).toBeVisible());
  },
};
export const OfferSentOnPhone: Story = {
  ...onPhone,
  args: { source: deskSource({ offer: { comment: 'We collect it.' } }), bar: true },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await bar.findByText('You offered $12,000');
    await userEvent.click(bar.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Offer sent' })).toHaveFocus());
  },
};
export const OfferRejected: Story = {
  args: { source: deskSource({ offer: { accepted: false } }) },
  play: async (story) => {
    const { canvas } = story;
    await canvas.findByRole('heading', { name: 'Offer declined' });
    await canvas.findByText('Customer has rejected the offer');
    await expect(canvas.queryByText('Place an offer')).toBeNull();
    await isAsTallAs(297, story);
  },
};
/** The bar opens the form for another offer. */
export const OfferRejectedOnPhone: Story = {
  ...onPhone,
  args: { source: deskSource({ offer: { accepted: false } }), bar: true },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Make an offer' }));
    await waitFor(() => expect(canvas.getByLabelText('Price')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('button', { name: 'Make another offer' });
  },
};
export const OfferExpired: Story = {
  args: { source: deskSource({ offer: { expired: true, expires_at: after(-minute) } }) },
};
export const RunningWithoutOffers: Story = {
  ...withAuction(auctionOf()),
  play: says('No offers yet. They appear here as they come.', 475),
};
export const RunningWithOneOffer: Story = {
  ...withAuction(auctionOf({ offers: offersOf(11_400) })),
  play: says('View the offer', 519),
};
const many = offersOf(...Array.from({ length: 24 }, (_, index) => 12_400 - index * 150));
export const RunningWithManyOffers: Story = {
  ...withAuction(auctionOf({ offers: many })),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Offers' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  },
};
export const AllOffers: Story = {
  ...withAuction(auctionOf({ offers: many })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View all 24 offers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'All offers' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(24));
  },
};
export const InvitedDealers: Story = {
  ...withAuction(auctionOf({ offers: offersOf(11_400) })),
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByText('Invited 4 dealers');
    await canvas.findByText('2 not reached');
    await expect(canvas.getByText('Invitation delivered')).not.toBeVisible();
    await userEvent.click(line);
    await waitFor(() => expect(canvas.getByText('Invitation delivered')).toBeVisible());
    await canvas.findByText('Invitation failed. This email address doesn’t exist.');
    const rows = within(canvas.getByRole('list', { name: 'Dealers' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Not opened yet');
    await expect(rows[1]).toHaveTextContent(/Opened \S/);
    for (const missed of rows.slice(2)) await expect(missed).not.toHaveTextContent(/opened/i);
  },
};
export const RunningDark: Story = { ...RunningWithManyOffers, ...dark };
export const RunningOnPhone: Story = {
  ...withAuction(auctionOf({ offers: many })),
  ...onPhone,
  args: { source: deskSource({ auction: auctionOf({ offers: many }) }), bar: true },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await bar.findByText('Best offer $12,400');
    await waitFor(() => expect(bar.getByRole('timer')).toHaveTextContent('05:00:00'));
  },
};
const withRules = (change: Partial<Auction> = {}): Auction => {
  const offers = offersOf(12_400, 12_350, 11_400);
  return auctionOf({
    offers: offers.map((offer, index) => ({ ...offer, automatic: index < 2 })),
    min_bid: 8000,
    rules: makeAuctionRules({
      min_bid: 8000,
      reserve_price: 12_000,
      buy_now_price: 15_000,
      extension: true,
      proxy_bids: true,
    }),
    reserve_met: true,
    ...change,
  });
};
export const WithAllRules: Story = {
  ...withAuction(withRules()),
  play: async ({ canvas }) => {
    await canvas.findByText('$12,000 · Met');
    await canvas.findByText('$15,000');
    await waitFor(() => expect(canvas.getAllByText('Auto')).toHaveLength(2));
  },
};
export const WithAllRulesDark: Story = { ...WithAllRules, ...dark };
export const Sealed: Story = {
  ...withAuction(
    auctionOf({ offers: offersOf(11_400), rules: makeAuctionRules({ sealed: true }) }),
  ),
  play: says('Sealed: dealers don’t see the other offers until the end.'),
};
export const Extended: Story = {
  ...withAuction(withRules({ extensions: 2, end_time: after(90_000), reserve_met: false })),
  play: async ({ canvas }) => {
    await canvas.findByText('Extended 2 times');
    await canvas.findByText('$12,000 · Not met');
  },
};
let changed: Body<'changeAuction'> | undefined;
const changing = mock.patch('/api/auctions/{auctionId}', ({ body }) => {
  changed = body;
  shown = auctionOf({ end_time: body.end_time ?? shown.end_time, server_time: after(5) });
  return { auction: shown };
});
const invited = auctionOf().bidders.map(({ partner_id: id }) => id);
const listing = directoryHandlers(variedDealers(dealersOf(7)), { invited });
export const AddingDealers: Story = {
  ...withAuction(auctionOf(), changing, ...listing),
  play: async ({ canvas, userEvent }) => {
    changed = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add dealers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add dealers' }));
    // The first four are invited already.
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Cedar Motors 5/ }));
    await expect(dialog.queryByText('Cedar Motors 1')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite 1 dealer' }));
    await waitFor(() => expect(changed).toEqual({ dealers: ['dealer-4'] }));
    await screen.findByText('Dealers invited');
  },
};
export const NoDealersToAdd: Story = {
  ...withAuction(auctionOf(), ...directoryHandlers(dealersOf(4), { invited })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add dealers' }));
    await screen.findByText('All your dealers are invited');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toBeDisabled());
  },
};
export const Extending: Story = {
  ...withAuction(auctionOf(), changing),
  play: async ({ canvas, userEvent }) => {
    changed = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend this auction?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Increase' }));
    await dialog.findByText(formatZonedTime(after(7 * 60 * minute)));
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    await waitFor(() => expect(changed).toEqual({ end_time: after(7 * 60 * minute) }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('07:00:00'));
  },
};
export const ExtendingByTooMuch: Story = {
  ...withAuction(auctionOf()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }));
    const hours = await screen.findByRole('spinbutton');
    await userEvent.clear(hours);
    await userEvent.type(hours, '9999');
    await screen.findByText('Enter a whole number from 1 to 696');
    await expect(hours).toHaveValue('9999');
  },
};
export const NotExtended: Story = {
  ...withAuction(
    auctionOf(),
    mock.patch('/api/auctions/{auctionId}', () => problem('INTERNAL_ERROR', 500)),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend this auction?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }));
    await dialog.findByText('The auction could not be changed. Try again.');
  },
};
export const OfferComesIn: Story = {
  ...withAuction(auctionOf({ offers: offersOf(11_400) })),
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    const staff = auctionOf({ offers: offersOf(11_950, 11_400), server_time: after(5) });
    shown = staff;
    tools!.realtime.emit(auctionTopic(auctionId), auctionEventName, {
      auction_id: auctionId,
      server_time: staff.server_time,
      staff,
    });
    const figure = (await canvas.findAllByText('$11,950'))[0]!;
    await waitFor(() => expect(figure).toHaveAttribute('data-fresh'));
    const { animationName, animationDuration } = getComputedStyle(figure);
    await expect(animationName).toBe('rise-in');
    await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.2);
    await expect(Number.parseFloat(animationDuration)).toBeGreaterThan(0.1);
  },
};
export const LastHour: Story = withAuction(
  auctionOf({ offers: offersOf(11_400), end_time: after(42 * minute) }),
);
export const LastMinute: Story = withAuction(
  auctionOf({ offers: offersOf(11_400), end_time: after(37_000) }),
);
export const JustEnded: Story = {
  ...withAuction(auctionOf({ offers: offersOf(11_400), end_time: after(-300) })),
  play: says('The auction has ended. The offers are being counted.'),
};
export const DeviceClockWrong: Story = {
  ...withAuction(auctionOf()),
  args: { source: deskSource({ auction: auctionOf() }), deviceOffBy: -60 * minute },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('05:00:00'));
  },
};
export const Polling: Story = {
  ...withAuction(auctionOf()),
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    tools!.realtime.setStatus('waiting');
    await canvas.findByText('Updated every few seconds');
  },
};
let isDown = false;
export const ConnectionLost: Story = {
  ...withAuction(
    auctionOf({ offers: offersOf(11_400) }),
    mock.get('/api/auctions/{auctionId}', () => (isDown ? broken() : { auction: shown })),
  ),
  play: async ({ canvas }) => {
    isDown = false;
    await canvas.findByText('Live');
    isDown = true;
    tools!.realtime.setStatus('waiting');
    await tools!.store.live.refresh();
    await canvas.findByText(/^Connection lost/);
    isDown = false;
  },
};
const cancelled = auctionOf({
  status: 'CANCELLED',
  cancel_reason: 'The owner sold the car privately.',
  closed_at: after(-3 * minute),
  offers: offersOf(11_400),
});
const openCancel = async ({ canvas, userEvent }: Tools): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel auction' }));
  return screen.findByRole('dialog', { name: 'Cancel this auction?' });
};
export const Cancelling: Story = {
  ...withAuction(
    auctionOf({ offers: offersOf(11_400) }),
    mock.post('/api/auctions/{auctionId}/cancel', () => ({ auction: (shown = cancelled) })),
  ),
  play: async (story) => {
    const dialog = await openCancel(story);
    await story.userEvent.type(
      await within(dialog).findByLabelText('Reason'),
      'The owner sold the car privately.',
    );
    await story.userEvent.click(within(dialog).getByRole('button', { name: 'Cancel auction' }));
    await story.canvas.findByRole('heading', { name: 'Auction canceled' });
    await story.canvas.findByText('The owner sold the car privately.');
  },
};
export const ReasonMissing: Story = {
  ...withAuction(auctionOf()),
  play: async (story) => {
    const dialog = await openCancel(story);
    await story.userEvent.click(
      await within(dialog).findByRole('button', { name: 'Cancel auction' }),
    );
    await screen.findByText('Enter a reason');
  },
};
/** The auction ends under the question: whoever was answering it reads so, beside the result. */
export const EndedWhileCancelling: Story = {
  ...withAuction(auctionOf({ offers: offersOf(11_400) })),
  play: async (story) => {
    await openCancel(story);
    shown = endedAuction('AWAITING_OWNER');
    tools?.realtime.emit(auctionTopic(auctionId), auctionEventName, {
      auction_id: auctionId,
      server_time: shown.server_time,
      staff: shown,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await story.canvas.findByText(/^The auction ended first/);
    const title = story.canvas.getByRole('heading', { name: 'Waiting for the owner' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** It says when it was canceled, not when it would have ended. */
export const Cancelled: Story = {
  ...withAuction(cancelled),
  play: async ({ canvas }) => {
    const canceled = await canvas.findByText(formatDateTime(after(-3 * minute)));
    await waitFor(() => expect(canceled).toBeVisible());
    await expect(canvas.queryByText(formatDateTime(cancelled.end_time))).toBeNull();
  },
};
export const EndedWithoutOffers: Story = {
  ...withAuction(auctionOf({ status: 'NO_OFFERS', end_time: after(-minute) })),
  play: async ({ canvas }) => {
    await canvas.findByText('Auction ended without offers');
    await canvas.findByRole('button', { name: 'Make an offer' });
    const again = await canvas.findByRole('link', { name: 'Start again' });
    await expect(again).toHaveAttribute('href', '/share?again=auction-1');
    await expect(canvas.queryByRole('list', { name: 'Offers' })).toBeNull();
  },
};
const unsold = auctionOf({ status: 'NO_OFFERS', end_time: after(-minute) });
export const EndedWithoutOffersOnPhone: Story = {
  ...withAuction(unsold),
  ...onPhone,
  args: { source: deskSource({ auction: unsold }), bar: true },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await bar.findByText('No offers from 4 dealers');
    await userEvent.click(bar.getByRole('button', { name: 'View' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Auction ended without offers' })).toHaveFocus(),
    );
  },
};
const belowReserve = endedAuction('RESERVE_NOT_MET', {
  winner: null,
  rules: makeAuctionRules({ reserve_price: 13_000 }),
  reserve_met: false,
  can_offer_best: true,
});
export const ReserveNotMet: Story = {
  ...withAuction(belowReserve),
  play: async ({ canvas }) => {
    await canvas.findByText('The best offer is below your reserve price. Nobody has won yet.');
    await canvas.findByText('$13,000');
    await canvas.findByRole('link', { name: 'Start again' });
    await canvas.findByRole('button', { name: 'Make an offer' });
  },
};
export const ReserveNotMetDark: Story = { ...ReserveNotMet, ...dark };
export const OfferingBelowTheReserve: Story = {
  ...withAuction(
    belowReserve,
    mock.post('/api/auctions/{auctionId}/offer_best', () => {
      shown = endedAuction('AWAITING_OWNER');
      return { auction: shown };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Offer it to the owner anyway' }),
    );
    await screen.findByText(/^\$12,050 is below your reserve of \$13,000/);
    await userEvent.click(screen.getByRole('button', { name: 'Send to the owner' }));
    await canvas.findByText('Waiting for the owner');
  },
};
export const ReserveNotMetAndExpired: Story = {
  ...withAuction({ ...belowReserve, can_offer_best: false }),
  play: async ({ canvas }) => {
    await canvas.findByText(/It is no longer valid/);
    await expect(canvas.queryByRole('button', { name: /anyway$/ })).toBeNull();
  },
};
export const BoughtNow: Story = {
  ...withAuction(
    endedAuction('AWAITING_OWNER', {
      bought_now: true,
      rules: makeAuctionRules({ buy_now_price: 12_050 }),
    }),
  ),
  play: says('A dealer took the buy-now price, which ended the auction.'),
};
export const AwaitingOwner: Story = {
  ...withAuction(endedAuction('AWAITING_OWNER')),
  play: says('The best offer of $12,050 was shared with the owner.', 619),
};
export const AuctionRejected: Story = {
  ...withAuction(endedAuction('DECLINED')),
  play: async (story) => {
    await says('Customer has rejected the offer', 567)?.(story);
    // Nobody has won what the owner declined.
    await story.canvas.findByText('The best bidder');
  },
};
export const AuctionExpired: Story = withAuction(endedAuction('EXPIRED'));
const recorded = (...entries: AuditEntry[]) =>
  mock.get('/api/requests/{id}/audit', () => ({ entries, intact: true }));
const entry = (seq: number, action: AuditEntry['action'], more: Partial<AuditEntry> = {}) =>
  makeAuditEntry(seeded(`entry ${seq}`), {
    seq,
    action,
    inserted_at: after((seq - 8) * minute),
    amount: null,
    currency_code: null,
    ...more,
  });
const bidOf = (seq: number, name: string, amount: number) =>
  entry(seq, 'BID', {
    amount,
    currency_code: 'USD',
    actor: { kind: 'DEALER', id: name, name },
  });
const wholeRecord = [
  entry(1, 'AUCTION_STARTED', { actor: { kind: 'STAFF', id: 's', name: 'Ann Lee' }, amount: 0 }),
  bidOf(2, 'Harbor Auto Group', 11_400),
  bidOf(3, 'Cedar Motors', 12_050),
  entry(4, 'AUCTION_CLOSED', {
    actor: { kind: 'SYSTEM', id: null, name: null },
    amount: 12_050,
    currency_code: 'USD',
  }),
  entry(5, 'OFFER_ACCEPTED', {
    actor: { kind: 'OWNER', id: null, name: null },
    amount: 12_050,
    currency_code: 'USD',
  }),
];
const withRecord = (...handlers: Handler[]): Pick<Story, 'args' | 'beforeEach' | 'parameters'> => {
  const story = withAuction(endedAuction('ACCEPTED'), ...handlers);
  return { ...story, args: { ...story.args, mayAudit: true } };
};
const openRecord = async ({ canvas, userEvent }: Tools): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'View audit log' }));
  return screen.findByRole('dialog', { name: 'Audit log of offers and answers' });
};
export const Record: Story = {
  ...withRecord(recorded(...wholeRecord)),
  play: async (story) => {
    const dialog = within(await openRecord(story));
    await dialog.findByText('Verified. No entries are changed or missing.');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(5));
    await dialog.findByText('$11,400');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeEnabled());
  },
};
export const RecordOfRefusedBids: Story = {
  ...withRecord(
    recorded(
      bidOf(1, 'Harbor Auto Group', 11_400),
      entry(2, 'BID_REFUSED', {
        amount: 9000,
        currency_code: 'USD',
        times: 5405,
        last_at: after(-minute),
        actor: { kind: 'DEALER', id: 'c', name: 'Cedar Motors' },
      }),
    ),
  ),
  play: async (story) => {
    const dialog = within(await openRecord(story));
    await dialog.findByText(/^Bid rejected 5,405 times, until /);
  },
};
export const RecordOnPhone: Story = { ...Record, ...onPhone };
export const RecordBroken: Story = {
  ...withRecord(
    mock.get('/api/requests/{id}/audit', () => ({ entries: wholeRecord, intact: false })),
  ),
  play: async (story) => {
    const dialog = within(await openRecord(story));
    await dialog.findByText(/^Audit log failed verification/);
  },
};
let recordIsDown = false;
export const RecordFailed: Story = {
  ...withRecord(
    mock.get('/api/requests/{id}/audit', () =>
      recordIsDown ? broken() : { entries: wholeRecord, intact: true },
    ),
  ),
  play: async (story) => {
    recordIsDown = true;
    const dialog = within(await openRecord(story));
    const again = await dialog.findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeDisabled());
    recordIsDown = false;
    await story.userEvent.click(again);
    await dialog.findByText('Verified. No entries are changed or missing.');
  },
};
export const PseudoLocale: Story = {
  ...withAuction(endedAuction('AWAITING_OWNER')),
  globals: { language: 'pseudo' },
};
