import { auctionEventName, auctionTopic } from '@forecourt/contract';
import type { Body, DealerAuction } from '@forecourt/contract';
import { makeDealerRules, makeOwnOffer, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import { germanPrice, inGerman } from '@forecourt/testing/story';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { after, auctionId, dealerAnswer, type DealerAnswerOptions } from '../test/dealerAnswers.ts';
import { DealerStory, type DealerTools } from '../test/DealerStory.tsx';
import type { DealerAnswer } from './DealerStore.ts';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const address = '/api/public/auctions/dealers/{dealerKey}';
const page = (
  options: DealerAnswerOptions = {},
  ...more: Handler[]
): Pick<Story, 'parameters'> => ({
  parameters: {
    msw: { handlers: [...more, mock.get(address, () => dealerAnswer(options))] },
  },
});
const minute = 60_000;

let tools: DealerTools | undefined;
const meta: Meta<typeof DealerStory> = {
  title: 'Screens/Trade/Auction/Dealer',
  component: DealerStory,
  args: { onTools: (made) => (tools = made) },
  ...page(),
};
export default meta;

type Story = StoryObj<typeof DealerStory>;

const onPhone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

/** The server pushes the current auction. */
const tell = (change: Partial<DealerAuction>): void => {
  const dealer = { ...tools!.store.auction!, server_time: after(5), ...change };
  tools!.realtime.emit(auctionTopic(auctionId), auctionEventName, {
    auction_id: auctionId,
    server_time: dealer.server_time,
    dealer,
  });
};
const says = (text: string | RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };
};
const type = async ({ canvas, userEvent }: Tools, price: string): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText('Price'), price);
};
const press = async ({ canvas, userEvent }: Tools): Promise<void> => {
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Make a(n| better)|Raise my) offer$/ }),
  );
};
const send = async (story: Tools, price: string): Promise<void> => {
  await type(story, price);
  await press(story);
  await story.userEvent.click(await screen.findByRole('button', { name: 'Send firm offer' }));
};
const taking = (value: number): Handler =>
  mock.post('/api/public/offers', ({ body }) => {
    const { auction } = dealerAnswer({ own: [body.value] });
    return {
      offer: makeOwnOffer(seeded('taken'), { id: 'taken', value: body.value }),
      auction: { ...auction, best_offer: value, leading: true, total_offers: 5 },
    };
  });

export const NoOffers: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No offers yet');
    await waitFor(() =>
      expect(canvas.getByText(/\$199 per lead, paid only if the customer accepts/)).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText(/no hidden fees/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('05:00:00'));
  },
};
export const OthersHaveOffered: Story = { ...page({ best: 11_400 }), play: says('$11,400') };
export const Leading: Story = {
  ...page({ own: [9800, 11_900] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your offer is the best');
    await canvas.findByText('Your offer already leads. You don’t need to do anything.');
    await canvas.findByRole('button', { name: 'Raise my offer' });
    await expect(canvas.queryByText(/better offer/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Offer \$/ })).toBeNull();
  },
};
export const LeadingDark: Story = { ...Leading, globals: { scheme: 'dark' } };
export const Outbid: Story = {
  ...page({ own: [11_900], best: 12_050 }),
  play: says(
    'Make a better offer to stay in the game. Only the best offer will be shared with the car owner.',
  ),
};
export const OutbidOnPhone: Story = { ...Outbid, ...onPhone };
const allRules = makeDealerRules({
  min_bid: 8000,
  min_raise: 100,
  has_reserve: true,
  buy_now_price: 15_000,
  extension: true,
  proxy_bids: true,
});
export const WithAllRules: Story = {
  ...page({
    best: 11_400,
    auction: { rules: allRules, reserve_met: false, minimum_offer: 11_500 },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The reserve price isn’t met yet.');
    await canvas.findByText('Each offer must beat the best one by at least $100.');
    await canvas.findByText('An offer in the last 2 minutes adds 2 minutes, up to 10 times.');
    await canvas.findByRole('button', { name: 'Buy now for $15,000' });
    await canvas.findByLabelText(/^Bid up to/);
    await canvas.findByRole('button', { name: 'Offer $11,500' });
  },
};
export const WithAllRulesOnPhone: Story = { ...WithAllRules, ...onPhone };
export const WithAllRulesDark: Story = { ...WithAllRules, globals: { scheme: 'dark' } };
export const ReserveMet: Story = {
  ...page({ best: 13_400, auction: { rules: allRules, reserve_met: true } }),
  play: says('The reserve price is met.'),
};
export const Extended: Story = {
  ...page({
    own: [11_400],
    auction: { rules: allRules, extensions: 2, own_limit: 12_500, end_time: after(95_000) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Extended 2 times');
    await canvas.findByText('We bid for you up to $12,500.');
  },
};
const sealed = (own: number[] = []): DealerAnswerOptions => ({
  own,
  best: null,
  auction: {
    rules: makeDealerRules({ sealed: true }),
    leading: undefined,
    total_offers: null,
    minimum_offer: own.length > 0 ? 11_450 : 0.01,
  },
});
export const Sealed: Story = {
  ...page(sealed()),
  play: async ({ canvas }) => {
    await canvas.findByText('Hidden until the end');
    await canvas.findByRole('button', { name: 'Make an offer' });
    await expect(canvas.queryByText(/No offers/)).toBeNull();
  },
};
export const SealedWithAnOffer: Story = {
  ...page(sealed([11_400])),
  play: async ({ canvas }) => {
    await canvas.findByText('Your offer is in');
    await canvas.findByRole('button', { name: 'Raise my offer' });
    await expect(canvas.queryByText('You have been outbid')).toBeNull();
  },
};
export const WithRequirements: Story = page({
  best: 8200,
  auction: { dealer_requirements: 'Collection within three days, payment by bank transfer.' },
});
export const InEuros: Story = { ...page({ best: 8200.5, auction: { currency_code: 'EUR' } }) };
export const OthersHaveOfferedInGerman: Story = {
  ...page({ best: 12_050 }),
  decorators: [inGerman],
  play: async ({ canvas }) => {
    await waitFor(() => {
      const shown = canvas.getAllByText(/^12.050/).map((price) => price.textContent);
      return expect(shown).toContain(germanPrice);
    });
  },
};
export const LastHour: Story = page({ best: 8200, auction: { end_time: after(42 * minute) } });
export const LastMinute: Story = {
  ...page({ own: [8200], auction: { end_time: after(37_000) } }),
  ...onPhone,
};
export const JustEnded: Story = {
  ...page({ own: [8200], auction: { end_time: after(-400) } }),
  play: says('The auction has just ended'),
};
export const Confirming: Story = {
  ...page({ best: 8200 }),
  play: async (story) => {
    await type(story, '8500');
    await press(story);
    await waitFor(() => expect(screen.getByText('You offer $8,500 for this car.')).toBeVisible());
  },
};
export const ConfirmingWithConditions: Story = {
  ...page({ best: 8200 }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByText('Expiry, comment and conditions'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Valid only if/ }));
    await type(story, '8500');
    await press(story);
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this offer?' }));
    await dialog.findByText('You offer $8,500 for this car.');
    await dialog.findByText(/^Valid until at least .* within 200 miles\.$/);
    await dialog.findByText('Only if a new car is purchased from you.');
    await dialog.findByText(/\$199 per lead, paid only if/);
  },
};
/** A dealer who counts kilometers. */
export const ConfirmingInKilometers: Story = {
  ...page({ best: 8200, unit: 'km' }),
  play: async (story) => {
    const { canvas } = story;
    await canvas.findByText(/ within 322 kilometers \(200 miles\)\.$/);
    await type(story, '8500');
    await press(story);
    const dialog = within(await screen.findByRole('dialog', { name: 'Send this offer?' }));
    await dialog.findByText(/^Valid until at least .* within 322 kilometers \(200 miles\)\.$/);
  },
};
export const LeadingRaises: Story = {
  ...page({ own: [8200] }),
  play: async (story) => {
    await type(story, '8500');
    await press(story);
    const dialog = within(await screen.findByRole('dialog', { name: 'Raise your own offer?' }));
    await dialog.findByText('Your offer already leads. You would only raise your own.');
  },
};
let sentBid: Body<'createPublicOffer'> | undefined;
const takingBid = mock.post('/api/public/offers', ({ body }) => {
  sentBid = body;
  const { auction } = dealerAnswer({ own: [body.value], auction: { rules: allRules } });
  return {
    offer: makeOwnOffer(seeded('taken'), { id: 'taken', value: body.value }),
    auction: { ...auction, own_limit: body.up_to ?? null },
  };
});
const withRules: DealerAnswerOptions = {
  best: 11_400,
  auction: { rules: allRules, reserve_met: false, minimum_offer: 11_500 },
};
const setLimit = async ({ canvas, userEvent }: Tools, limit: string): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText(/^Bid up to/), limit);
};
export const BeatenAtOnce: Story = {
  ...page(
    withRules,
    mock.post('/api/public/offers', ({ body }) => ({
      offer: makeOwnOffer(seeded('taken'), { id: 'taken', value: body.value }),
      auction: dealerAnswer({
        own: [body.value],
        best: body.value + 100,
        auction: { rules: allRules, leading: false },
      }).auction,
    })),
  ),
  play: async (story) => {
    await send(story, '11500');
    await story.canvas.findByText('Another dealer leads. Your offer was $11,500.');
    await story.canvas.findByText('You have been outbid');
  },
};
/** Another dealer's limit is the same amount and came first. */
export const BeatenByTheSameAmount: Story = {
  ...page(
    withRules,
    mock.post('/api/public/offers', ({ body }) => ({
      offer: makeOwnOffer(seeded('taken'), { id: 'taken', value: body.value }),
      auction: dealerAnswer({
        own: [body.value],
        auction: { rules: allRules, leading: false },
      }).auction,
    })),
  ),
  play: async (story) => {
    await send(story, '11500');
    await story.canvas.findByText('Another dealer leads. Your offer was $11,500.');
    await expect(story.canvas.queryByText(/is in\./)).toBeNull();
  },
};
export const LimitSet: Story = {
  ...page(withRules, takingBid),
  play: async (story) => {
    sentBid = undefined;
    await setLimit(story, '13,000');
    await press(story);
    const dialog = within(await screen.findByRole('dialog', { name: 'Set this limit?' }));
    await dialog.findByText('You offer up to $13,000 for this car.');
    await dialog.findByText('Your offer starts at $11,500. We raise it only as much as it takes.');
    await story.userEvent.click(dialog.getByRole('button', { name: 'Set firm limit' }));
    await story.canvas.findByText('Your limit of $13,000 is set.');
    await expect(sentBid).toMatchObject({ value: 11_500, up_to: 13_000 });
  },
};
export const LeadingSetsALimit: Story = {
  ...page({ own: [11_400], auction: { rules: allRules, minimum_offer: 11_500 } }),
  play: async (story) => {
    await setLimit(story, '13000');
    await press(story);
    await screen.findByText('Your offer stays at $11,400 until someone beats it.');
  },
};
export const LimitTooLow: Story = {
  ...page(withRules),
  play: async (story) => {
    await setLimit(story, '11000');
    await press(story);
    await story.canvas.findByText('Must be at least $11,500');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const BuyingNow: Story = {
  ...page(withRules, takingBid),
  play: async ({ canvas, userEvent }) => {
    sentBid = undefined;
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy now for $15,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy now?' }));
    await dialog.findByText(/^The auction ends at once/);
    await userEvent.click(dialog.getByRole('button', { name: 'Buy now' }));
    await waitFor(() => expect(sentBid).toMatchObject({ value: 15_000, buy_now: true }));
  },
};
export const PriceOfBuyNow: Story = {
  ...page(withRules),
  play: async (story) => {
    await type(story, '16000');
    await press(story);
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy now?' }));
    await dialog.findByText('You offer $15,000 for this car.');
  },
};
let isGone = false;
export const BuyNowGone: Story = {
  beforeEach: () => {
    isGone = false;
  },
  parameters: {
    msw: {
      handlers: [
        mock.post('/api/public/offers', () => {
          isGone = true;
          return problem('BUY_NOW_GONE', 409);
        }),
        mock.get(address, () =>
          dealerAnswer(
            isGone
              ? {
                  best: 15_000,
                  auction: {
                    rules: allRules,
                    status: 'AWAITING_OWNER',
                    winner: false,
                    bought_now: true,
                    server_time: after(5),
                  },
                }
              : withRules,
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy now for $15,000' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy now?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Buy now' }));
    await canvas.findByText(/^Another dealer was faster/);
    await canvas.findByText('This auction ended without an offer from you');
  },
};
export const OfferTaken: Story = {
  ...page({ best: 8200 }, taking(8500)),
  play: async (story) => {
    await send(story, '8500');
    await waitFor(() =>
      expect(story.canvas.getByText('Your offer of $8,500 is in.')).toBeVisible(),
    );
    await waitFor(() => expect(story.canvas.getByText('Your offer is the best')).toBeVisible());
  },
};
let sentDays: number | undefined;
export const HoldsLonger: Story = {
  ...page(
    { best: 8200 },
    mock.post('/api/public/offers', ({ body }) => {
      sentDays = body.expires_in_days;
      return never();
    }),
  ),
  play: async (story) => {
    sentDays = undefined;
    await story.userEvent.click(await story.canvas.findByText('Expiry, comment and conditions'));
    const days = await story.canvas.findByLabelText('Expiry in days');
    await expect(days).toHaveValue('7');
    await story.userEvent.clear(days);
    await story.userEvent.type(days, '10');
    await story.userEvent.tab();
    await waitFor(() =>
      expect(story.canvas.getByText(/^Valid for 10 days after the auction/)).toBeVisible(),
    );
    await send(story, '8500');
    await waitFor(() => expect(sentDays).toBe(10));
  },
};
export const Sending: Story = {
  ...page(
    { best: 8200 },
    mock.post('/api/public/offers', () => never()),
  ),
  play: async (story) => send(story, '8500'),
};
export const PriceMissing: Story = {
  play: async (story) => {
    await press(story);
    await story.canvas.findByText('Enter a price');
    await waitFor(() => expect(story.canvas.getByLabelText('Price')).toHaveFocus());
  },
};
export const TooLow: Story = {
  ...page({ best: 8200 }),
  play: async (story) => {
    await type(story, '8200');
    await press(story);
    await waitFor(() => expect(story.canvas.getByText('Offer at least $8,200.01')).toBeVisible());
  },
};
export const RefusedAsTooLow: Story = {
  ...page(
    { best: 8200 },
    mock.post('/api/public/offers', () => problem('OFFER_TOO_LOW', 409, { minimum: 9100.01 })),
  ),
  play: async (story) => {
    await send(story, '8500');
    await waitFor(() => expect(story.canvas.getByText('Offer at least $9,100.01')).toBeVisible());
    await waitFor(() => expect(story.canvas.getByLabelText('Price')).toHaveValue('8500'));
    await story.userEvent.click(
      story.canvas.getByRole('button', { name: 'Offer $9,100.01 instead' }),
    );
    await screen.findByText('You offer $9,100.01 for this car.');
  },
};
export const OutbidWhileTyping: Story = {
  ...page({ own: [8200] }),
  play: async (story) => {
    await type(story, '85');
    tell({ best_offer: 8600, minimum_offer: 8600.01, leading: false, total_offers: 5 });
    await story.canvas.findByText('The best offer went up while you were typing.');
    await waitFor(() => expect(story.canvas.getByText('You have been outbid')).toBeVisible());
    await waitFor(() => expect(story.canvas.getByLabelText('Price')).toHaveValue('85'));
  },
};
export const OutbidWhileConfirming: Story = {
  ...page({ own: [8200] }),
  play: async (story) => {
    await type(story, '8500');
    await press(story);
    await screen.findByText('You offer $8,500 for this car.');
    tell({ best_offer: 8600, minimum_offer: 8600.01, leading: false, total_offers: 5 });
    await screen.findByText('A higher offer just came in. This one is no longer enough.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send firm offer' })).toBeDisabled(),
    );
  },
};
export const EndedMeanwhile: Story = {
  ...page(
    { best: 8200 },
    mock.post('/api/public/offers', () => problem('AUCTION_ENDED', 409)),
  ),
  play: async (story) => {
    await send(story, '8500');
    await waitFor(() =>
      expect(story.canvas.getByText('The auction ended before your offer arrived.')).toBeVisible(),
    );
  },
};
export const NoAnswer: Story = {
  ...page(
    { best: 8200 },
    mock.post('/api/public/offers', () => broken()),
  ),
  play: async (story) => {
    await send(story, '8500');
    await waitFor(() => expect(story.canvas.getByText(/It only counts once/)).toBeVisible());
    await waitFor(() => expect(story.canvas.getByLabelText('Price')).toHaveValue('8500'));
  },
};
export const Polling: Story = {
  ...page({ best: 8200 }),
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    tools!.realtime.setStatus('waiting');
    await waitFor(() => expect(canvas.getByText('Updated every few seconds')).toBeVisible());
  },
};
let isDown = false;
export const ConnectionLost: Story = {
  beforeEach: () => {
    isDown = false;
  },
  parameters: {
    msw: {
      handlers: [mock.get(address, () => (isDown ? broken() : dealerAnswer({ best: 8200 })))],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    isDown = true;
    tools!.realtime.setStatus('waiting');
    await tools!.store.live.refresh();
    await waitFor(() => expect(canvas.getByText(/^Connection lost/)).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('$8,200')[0]).toBeVisible());
  },
};
export const DeviceClockWrong: Story = {
  args: { deviceOffBy: 60 * minute },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('05:00:00'));
  },
};

const ended = (
  status: DealerAuction['status'],
  winner: boolean | null,
  own: number[],
  more: Partial<DealerAuction> = {},
  answer: Partial<DealerAnswer> = {},
): Pick<Story, 'parameters'> =>
  page({
    own,
    best: 12_050,
    auction: { status, winner, end_time: after(-minute), ...more },
    more: answer,
  });

export const Won: Story = {
  ...ended('AWAITING_OWNER', true, [12_050], { owner_replies_until: after(6 * 24 * 60 * minute) }),
  play: async (story) => {
    await says('Best offer: waiting for the owner')?.(story);
    await says(/^The owner can reply until /)?.(story);
  },
};
export const Declined: Story = ended('DECLINED', true, [12_050]);
export const Expired: Story = ended('EXPIRED', true, [12_050]);
export const Lost: Story = {
  ...ended('AWAITING_OWNER', false, [11_900]),
  play: says('Unfortunately, you were not the winner this time.'),
};
export const LostOnPhone: Story = { ...Lost, ...onPhone };
export const LostToBuyNow: Story = {
  ...ended('AWAITING_OWNER', false, [11_900], { bought_now: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Another dealer took the buy-now price.');
    const others = canvas.getByRole('link', { name: 'Your auctions' });
    await expect(others).toHaveAttribute('href', '/dealers');
  },
};
export const BestBelowReserve: Story = {
  ...ended('RESERVE_NOT_MET', false, [11_900], { leading: true, rules: allRules }),
  play: says('Your offer is the best, but below the reserve'),
};
export const ReserveNotMet: Story = {
  ...ended('RESERVE_NOT_MET', false, [11_900], { leading: false, rules: allRules }),
  play: says('The reserve price was not met'),
};
export const EndedWithoutMyBid: Story = ended('AWAITING_OWNER', false, []);
export const Cancelled: Story = {
  ...page({
    own: [8200],
    auction: { status: 'CANCELLED', cancel_reason: 'The owner sold the car privately.' },
  }),
  play: says('Reason: The owner sold the car privately.'),
};
let isRevoked = false;
export const LinkNoLongerValid: Story = {
  beforeEach: () => {
    isRevoked = false;
  },
  parameters: {
    msw: {
      handlers: [mock.get(address, () => (isRevoked ? problem('NOT_FOUND', 404) : dealerAnswer()))],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No offers yet');
    isRevoked = true;
    tools!.realtime.reconnect();
    await waitFor(() => expect(canvas.getByText('This link is no longer valid')).toBeVisible());
  },
};
const inBar: Story = { args: { bar: true }, ...onPhone };
export const Bar: Story = {
  ...page({ best: 11_400 }),
  ...inBar,
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Make an offer' });
    await waitFor(() => expect(link).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Best $11,400')).toBeVisible());
  },
};
export const BarBeforeAnyOffer: Story = { ...page(), ...inBar };
export const BarLeading: Story = { ...page({ own: [11_900] }), ...inBar };
export const BarOutbid: Story = {
  ...page({ own: [11_900], best: 12_050 }),
  ...inBar,
  play: says('Yours $11,900'),
};
export const BarPseudoLocale: Story = {
  ...BarOutbid,
  play: undefined,
  globals: { language: 'pseudo', ...onPhone.globals },
};
export const PseudoLocale: Story = { ...Outbid, play: undefined, globals: { language: 'pseudo' } };
