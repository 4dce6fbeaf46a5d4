import type { AuctionCreate, AuctionRules } from '@forecourt/contract';
import { makeAuctionAgain, makeAuctionRules, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { auctionOf, dealersOf, deskSource, endedAuction } from '../../test/deskSources.ts';
import { directory, directoryHandlers } from '../../test/directory.ts';
import { ShareStory } from '../../test/ShareStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'userEvent'>;
type Play = NonNullable<Story['play']>;

const dealers = dealersOf(34);
const { dealers: listing, ids, groups } = directory(dealers);
let sent: AuctionCreate | undefined;
const takes = mock.post('/api/auctions', ({ body }) => {
  sent = body;
  return { auction: auctionOf() };
});
const rulesOf = (rules: AuctionRules) => ({
  auction_defaults: rules,
  currency_code: 'USD' as const,
});
let kept: AuctionRules | undefined;
const defaults = mock.get('/api/partners/{id}/auction_defaults', () =>
  rulesOf(makeAuctionRules({ min_bid: 8000 })),
);
const keeping = mock.put('/api/partners/{id}/auction_defaults', ({ body }) => {
  kept = body;
  return rulesOf(body);
});
const network = (...handlers: Handler[]): Pick<Story, 'parameters'> => ({
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [...handlers, ids, groups, defaults, keeping] },
  },
});

const meta: Meta<typeof ShareStory> = {
  title: 'Screens/Trade/Auction/Share with dealers',
  component: ShareStory,
  ...network(takes, listing),
};
export default meta;

type Story = StoryObj<typeof ShareStory>;

const press = async ({ userEvent }: Tools, name: string | RegExp): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name }));
};
const tick = async ({ userEvent }: Tools, name: string | RegExp): Promise<void> => {
  const box = await screen.findByRole('checkbox', { name });
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.click(box);
};
const says = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const LoadingDealers: Story = network(mock.get('/api/partners', () => never()));
export const SomeSelected: Story = {
  play: async (story) => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await tick(story, /^Cedar Motors 1 /);
    await tick(story, /^Harbor Auto Group 2/);
    await says('2 selected');
  },
};
export const SomeSelectedOnPhone: Story = {
  ...SomeSelected,
  globals: { viewport: { value: 'phone' } },
};
export const AllSelected: Story = {
  play: async (story) => {
    await tick(story, 'Select all 34');
    await press(story, 'Continue');
    await press(story, 'Continue');
    await press(story, /^Start auction: 34 dealers, ends \S+/);
    await says('The report');
    await waitFor(() => expect(sent?.dealers).toBeUndefined());
  },
};
export const AllButOneSelected: Story = {
  play: async (story) => {
    await tick(story, 'Select all 34');
    await tick(story, /^Harbor Auto Group 2/);
    await press(story, 'Continue');
    await press(story, 'Continue');
    await press(story, /^Start auction: 33 dealers, ends \S+/);
    await says('The report');
    await waitFor(() => expect(sent?.dealers).toHaveLength(33));
    await waitFor(() => expect(sent?.dealers).not.toContain('dealer-1'));
  },
};
export const NobodySelected: Story = {
  play: async (story) => {
    await tick(story, /^Cedar Motors 1 /);
    await tick(story, /^Cedar Motors 1 /);
    await says('Nobody selected');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled());
  },
};
export const ToTheEnd: Story = {
  ...network(
    mock.get('/api/partners', () => ({
      partners: dealers.slice(0, 3),
      metadata: { after: null },
    })),
  ),
  play: () => says('All dealers loaded'),
};
export const NoDealers: Story = {
  ...network(...directoryHandlers([])),
  args: { dealersHref: '/dealers' },
  play: async () => {
    await says('No dealers yet');
    const add = screen.getByRole('link', { name: 'Add dealers' });
    await expect(add).toHaveAttribute('href', '/dealers');
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toBeDisabled();
  },
};
export const DealersFailed: Story = {
  ...network(mock.get('/api/partners', () => problem('INTERNAL_ERROR', 500))),
  play: () => says('Opps, something went wrong :('),
};
export const NextPageFailed: Story = {
  ...network(
    mock.get('/api/partners', ({ query }) =>
      query.after
        ? problem('INTERNAL_ERROR', 500)
        : { partners: dealers.slice(0, 4), metadata: { after: '4' } },
    ),
  ),
  play: () => says('Opps, something went wrong :('),
};
const toSettings: NonNullable<Story['play']> = async (story) => {
  await tick(story, /^Cedar Motors 1 /);
  await press(story, 'Continue');
  await says('Step 2 of 3: set the rules');
};
const toReview: NonNullable<Story['play']> = async (story) => {
  await toSettings(story);
  await says('From $8,000 · Raise at least $50');
  await press(story, 'Continue');
  await says('Step 3 of 3: review and start');
};
const fill = async ({ userEvent }: Tools, name: string | RegExp, text: string): Promise<void> => {
  const field = await screen.findByLabelText(name);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
export const Settings: Story = {
  play: async (story) => {
    await toSettings(story);
    const value = (name: string | RegExp) => screen.getByLabelText(name);
    await waitFor(() => expect(value(/^Hours dealers have/)).toHaveValue('24'));
    await waitFor(() => expect(value('Offer validity in days')).toHaveValue('7'));
    await waitFor(() => expect(value('Offer validity in miles')).toHaveValue('200'));
  },
};
export const SettingsOnPhone: Story = { ...Settings, globals: { viewport: { value: 'phone' } } };
export const NotWhatWasMeant: Story = {
  play: async (story) => {
    await toSettings(story);
    await fill(story, /^Hours dealers have/, '1.5');
    await fill(story, 'Offer validity in days', '-3');
    await fill(story, 'Offer validity in miles', '');
    await press(story, 'Continue');
    await says('Enter a whole number from 1 to 720');
    await says('Enter a whole number from 1 to 365');
    await says('Enter a whole number from 1 to 100,000');
    await expect(screen.getByLabelText(/^Hours dealers have/)).toHaveValue('1.5');
    await waitFor(() => expect(screen.getByLabelText(/^Hours dealers have/)).toHaveFocus());
    await waitFor(() => expect(screen.getByText('Step 2 of 3: set the rules')).toBeVisible());
  },
};
export const RulesLoading: Story = {
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [
        mock.get('/api/partners/{id}/auction_defaults', () => never()),
        listing,
        ids,
        groups,
      ],
    },
  },
  play: toSettings,
};
export const RulesFailed: Story = {
  parameters: {
    layout: 'fullscreen',
    msw: {
      handlers: [
        mock.get('/api/partners/{id}/auction_defaults', () => problem('INTERNAL_ERROR', 500)),
        listing,
        ids,
        groups,
      ],
    },
  },
  play: async (story) => {
    await toSettings(story);
    await says(/^This could not be loaded/);
    await press(story, 'Continue');
    await waitFor(() => expect(screen.getByText('Step 2 of 3: set the rules')).toBeVisible());
  },
};
const openRules = async (story: Parameters<Play>[0], name: string): Promise<void> => {
  await toSettings(story);
  const summary = await screen.findByText(name, { selector: 'summary *' });
  await story.userEvent.click(summary);
};
export const PriceRules: Story = {
  play: async (story) => {
    await openRules(story, 'Price rules');
    await waitFor(() => expect(screen.getByLabelText('Minimum price')).toHaveValue('8000'));
    await fill(story, 'Reserve price', '12,500.50');
    await fill(story, 'Buy-now price', '15000');
    await says('From $8,000 · Raise at least $50 · Reserve $12,500.50 · Buy now $15,000');
    await story.userEvent.tab();
    await expect(screen.getByLabelText('Reserve price')).toHaveValue('12500.50');
  },
};
export const PriceRulesOnPhone: Story = {
  ...PriceRules,
  globals: { viewport: { value: 'phone' } },
};
export const PricesThatDoNotFit: Story = {
  play: async (story) => {
    await openRules(story, 'Price rules');
    await fill(story, 'Reserve price', '7999');
    await fill(story, 'Buy-now price', '15,00');
    await fill(story, 'Raise at least', '');
    await press(story, 'Continue');
    await says('Must not be below the minimum price');
    await says('Enter an amount like 12500 or 12500.50');
    await says('Enter a price');
    await expect(screen.getByLabelText('Buy-now price')).toHaveValue('15,00');
  },
};
export const SealedWithExtraTime: Story = {
  play: async (story) => {
    await openRules(story, 'Ways of bidding');
    await tick(story, /^Extra time/);
    await tick(story, /^Sealed offers/);
    await press(story, 'Continue');
    await says('Sealed offers can’t be combined with extra time or automatic bids.');
    await says('Extra time · Sealed offers');
  },
};
export const Review: Story = {
  play: async (story) => {
    await toReview(story);
    await says('24 hours after you start it');
    await says('Minimum price: $8,000.');
    await says('Northgate Motors invites you to bid: 2019 Volvo XC40');
    await says(/Bid by 13\.03\.2026 6:30 AM ET/);
    await expect(screen.queryByRole('checkbox', { name: /^Use these rules/ })).toBeNull();
  },
};
export const ReviewOnPhone: Story = { ...Review, globals: { viewport: { value: 'phone' } } };
export const ReviewDark: Story = { ...Review, globals: { scheme: 'dark' } };
export const ReviewOfAllDealers: Story = {
  play: async (story) => {
    await tick(story, 'Select all 34');
    await press(story, 'Continue');
    await says('From $8,000 · Raise at least $50');
    await press(story, 'Continue');
    await story.userEvent.click(await screen.findByText('34 dealers', { selector: 'summary *' }));
    await says('sales34@dealers.test');
  },
};
const changeRules: Play = async (story) => {
  await openRules(story, 'Price rules');
  await fill(story, 'Raise at least', '100');
  await press(story, 'Continue');
  await tick(story, /^Use these rules/);
  await press(story, /^Start auction: 1 dealer, ends \S+/);
};
export const RulesKeptAsDefaults: Story = {
  play: async (story) => {
    kept = undefined;
    await changeRules(story);
    await says('The report');
    await waitFor(() => expect(kept).toEqual(makeAuctionRules({ min_bid: 8000, min_raise: 100 })));
  },
};
export const RulesNotKept: Story = {
  ...network(
    mock.put('/api/partners/{id}/auction_defaults', () => problem('INTERNAL_ERROR', 500)),
    takes,
    listing,
  ),
  play: async (story) => {
    await changeRules(story);
    await says('The rules could not be saved as defaults.');
  },
};
const again = (left: number, count = 3) =>
  mock.get('/api/auctions/{auctionId}/again', () => ({
    again: makeAuctionAgain(seeded('again'), {
      hours: 6,
      rules: makeAuctionRules({ min_bid: 9000, reserve_price: 11_000, extension: true }),
      dealers: dealers.slice(20, 20 + count),
      left_out: left,
    }),
  }));
export const StartAgain: Story = {
  ...network(again(0), takes, listing),
  args: { againOf: 'auction-1' },
  play: async (story) => {
    await says('6 hours after you start it');
    await says('There is a reserve price. You see whether it’s met.');
    await press(story, /^Start auction: 3 dealers, ends \S+/);
    await says('The report');
    await waitFor(() => expect(sent?.rules).toMatchObject({ min_bid: 9000, extension: true }));
    await waitFor(() => expect(sent?.dealers).toEqual(['dealer-20', 'dealer-21', 'dealer-22']));
  },
};
export const StartAgainWithoutSome: Story = {
  ...network(again(2), takes, listing),
  args: { againOf: 'auction-1' },
  play: async (story) => {
    await says('2 dealers of last time can’t be invited any more.');
    await story.userEvent.click(screen.getAllByRole('button', { name: 'Change' })[0]!);
    await tick(story, /^Cedar Motors 1 /);
    await press(story, 'Continue');
    await screen.findByRole('button', { name: /^Start auction: 4 dealers, ends \S+/ });
  },
};
export const StartAgainFailed: Story = {
  ...network(
    mock.get('/api/auctions/{auctionId}/again', () => problem('INTERNAL_ERROR', 500)),
    listing,
  ),
  args: { againOf: 'auction-1' },
  play: () => says(/^This could not be loaded/),
};
export const AuctionRunning: Story = {
  args: { source: deskSource({ auction: auctionOf() }) },
  play: async (story) => {
    await says('An auction is running');
    await press(story, 'See the auction');
    await says('The report');
  },
};
export const OfferWaiting: Story = {
  args: { source: deskSource({ offer: {} }) },
  play: () => says('Your offer is with the owner'),
};
export const OfferAccepted: Story = {
  args: { source: deskSource({ auction: endedAuction('ACCEPTED') }) },
  play: () => says('The owner has accepted an offer'),
};
export const BackKeepsTheSelection: Story = {
  play: async (story) => {
    await toSettings(story);
    await press(story, 'Back');
    await says('1 selected');
  },
};
export const Sharing: Story = {
  ...network(
    mock.post('/api/auctions', () => never()),
    listing,
  ),
  play: async (story) => {
    await toReview(story);
    await press(story, /^Start auction: 1 dealer, ends \S+/);
  },
};
export const Shared: Story = {
  play: async (story) => {
    await toReview(story);
    await press(story, /^Start auction: 1 dealer, ends \S+/);
    await says('The report');
    await waitFor(() => expect(sent?.dealers).toEqual(['dealer-0']));
    await waitFor(() => expect(sent?.validity).toEqual({ days: 7, miles: 200 }));
  },
};
export const NotShared: Story = {
  ...network(
    mock.post('/api/auctions', () => broken()),
    listing,
  ),
  play: async (story) => {
    await toReview(story);
    await press(story, /^Start auction: 1 dealer, ends \S+/);
    await says(/It only counts once/);
  },
};
export const Refused: Story = {
  ...network(
    mock.post('/api/auctions', () => problem('INVALID_TRANSITION', 409)),
    listing,
  ),
  play: async (story) => {
    await toReview(story);
    await press(story, /^Start auction: 1 dealer, ends \S+/);
    await says(/^This is no longer possible/);
  },
};
export const DealerOptedOutMeanwhile: Story = {
  ...network(
    mock.post('/api/auctions', () =>
      problem('INVALID_FORMAT', 422, {
        errors: [
          {
            field: 'dealers',
            code: 'DEALER_OPTED_OUT',
            dealer: { id: 'dealer-1', name: 'Harbor Auto Group 2' },
          },
        ],
      }),
    ),
    listing,
  ),
  play: async (story) => {
    await tick(story, /^Harbor Auto Group 2/);
    await toReview(story);
    await press(story, /^Start auction: 2 dealers, ends \S+/);
    await says(/^Harbor Auto Group 2 can’t be invited any more and is no longer selected/);
    await screen.findByRole('button', { name: /^Start auction: 1 dealer, ends \S+/ });
  },
};
export const TakenMeanwhile: Story = {
  ...network(
    mock.post('/api/auctions', () =>
      problem('INVALID_TRANSITION', 409, { not_free: 'AWAITING_OWNER' }),
    ),
    listing,
  ),
  play: async (story) => {
    await toReview(story);
    await press(story, /^Start auction: 1 dealer, ends \S+/);
    await says('The best offer is with the owner');
    await press(story, 'See the offer');
    await says('The report');
  },
};
export const PseudoLocale: Story = {
  globals: { language: 'pseudo' },
};
