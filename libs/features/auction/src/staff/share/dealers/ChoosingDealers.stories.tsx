import type { Body } from '@forecourt/contract';
import { makeAuctionRules } from '@forecourt/contract/fixtures';
import { mock, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { auctionOf, dealersOf, deskSource } from '../../../test/deskSources.ts';
import { directoryHandlers, variedDealers } from '../../../test/directory.ts';
import { ShareStory } from '../../../test/ShareStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'userEvent'>;

const dealers = variedDealers(dealersOf(34));
let sent: Body<'createAuction'> | undefined;
const takes = [
  mock.post('/api/auctions', ({ body }) => {
    sent = body;
    return { auction: auctionOf() };
  }),
  mock.get('/api/partners/{id}/auction_defaults', () => ({
    auction_defaults: makeAuctionRules(),
    currency_code: 'USD' as const,
  })),
];
const network = (...handlers: Handler[]): Pick<Story, 'parameters'> => ({
  parameters: { layout: 'fullscreen', msw: { handlers: [...handlers, ...takes] } },
});

const meta: Meta<typeof ShareStory> = {
  title: 'Screens/Trade/Auction/Choosing dealers',
  component: ShareStory,
  args: { source: deskSource({ hasPlace: true }), dealersHref: '/dealers' },
  ...network(...directoryHandlers(dealers)),
};
export default meta;

type Story = StoryObj<typeof ShareStory>;

const says = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible());
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const tick = async ({ userEvent }: Tools, name: string | RegExp): Promise<void> => {
  const found = await box(name);
  await waitFor(() => expect(found).toBeEnabled());
  await userEvent.click(found);
};
const press = async ({ userEvent }: Tools, name: string | RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const find = async ({ userEvent }: Tools, text: string): Promise<void> => {
  const field = await screen.findByRole('searchbox', { name: 'Name, town or email' });
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
};
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Dealers' })).findAllByRole('listitem');
const onPhone = { globals: { viewport: { value: 'phone' } } };
const inDark = { globals: { scheme: 'dark' } };

export const NearestFirst: Story = {
  play: async () => {
    await box('Select all 34');
    const [first] = await rows();
    await expect(first).toHaveTextContent(/^Cedar Motors 1sales1@dealers\.test · /);
    await expect(first).toHaveTextContent(/2\.4 mi · Invited \d\d\.\d\d\.2026/);
    await expect(first).toHaveTextContent('7 bids · 2 wins');
  },
};
/** No filter is cut at the edge: they take as many lines as they need. */
export const NearestFirstOnPhone: Story = {
  ...NearestFirst,
  ...onPhone,
  play: async (story) => {
    await NearestFirst.play!(story);
    const filters = screen.getByRole('group', { name: 'Filter dealers' });
    const { right } = filters.getBoundingClientRect();
    for (const filter of within(filters).getAllByRole('button')) {
      await expect(filter.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};
export const NearestFirstDark: Story = { ...NearestFirst, ...inDark };

export const CarWithoutAPlace: Story = {
  args: { source: deskSource() },
  play: async (story) => {
    await box('Select all 34');
    await expect(screen.queryByRole('button', { name: 'Within 50 miles' })).toBeNull();
    await expect(screen.queryByText(/ mi · /)).toBeNull();
    await press(story, 'Sort dealers');
    await screen.findByRole('menuitemradio', { name: 'By name' });
    await expect(screen.queryByRole('menuitemradio', { name: 'Nearest first' })).toBeNull();
  },
};
export const Searched: Story = {
  play: async (story) => {
    await find(story, 'pine');
    await box('Select all 8');
    for (const row of await rows()) await expect(row).toHaveTextContent(/^Pine Street Cars/);
  },
};
export const AllOfASearchSelected: Story = {
  play: async (story) => {
    await tick(story, /^Cedar Motors 1 /);
    await find(story, 'pine');
    await tick(story, 'Select all 8');
    await says('9 selected');
    await find(story, 'cedar');
    await expect(await box(/^Cedar Motors 1 /)).toBeChecked();
    await expect(await box('Select all 9')).toBePartiallyChecked();
    await press(story, 'Continue');
    await press(story, 'Continue');
    await press(story, /^Start auction: 9 dealers, ends \S+/);
    await says('The report');
    await waitFor(() => expect(sent?.dealers).toHaveLength(9));
    await waitFor(() => expect(sent?.dealers).toContain('dealer-30'));
  },
};
export const WithinFiftyMiles: Story = {
  play: async (story) => {
    await press(story, 'Within 50 miles');
    await box('Select all 11');
    await expect(screen.getByRole('button', { name: 'Within 50 miles' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const FilteredOnPhone: Story = { ...WithinFiftyMiles, ...onPhone };
export const InKilometers: Story = {
  args: { source: deskSource({ hasPlace: true, unit: 'km' }) },
  play: async (story) => {
    const [first] = await rows();
    await expect(first).toHaveTextContent(/3\.9 km · Invited/);
    await press(story, 'Within 80 kilometers');
    await box('Select all 11');
    await tick(story, 'Select all 11');
    await press(story, 'Continue');
    await says('That is 322 kilometers.');
    await press(story, 'Continue');
    await says('7 days after that, within 322 kilometers (200 miles)');
  },
};
export const SameAsLastTime: Story = {
  play: async (story) => {
    await press(story, 'Same as last time');
    await tick(story, 'Select all 26');
    await says('26 selected');
  },
};
export const OneGroup: Story = {
  play: async (story) => {
    await press(story, 'Groups');
    const group = await screen.findByRole('menuitemradio', { name: /^Toyota/ });
    // The menu takes presses once it is open.
    await waitFor(() => story.userEvent.click(group));
    await box('Select all 12');
    await screen.findByRole('button', { name: 'Toyota' });
  },
};
export const FavoritesOnly: Story = {
  play: async (story) => {
    await press(story, 'Favorites');
    await box('Select all 7');
    for (const row of await rows()) within(row).getByRole('img', { name: 'Favorite' });
  },
};
/** Chosen on the capture page, and far from the top otherwise. */
const ofCustomer = { id: 'dealer-22', name: 'Pine Street Cars 23' };
export const CustomersChoice: Story = {
  args: { source: deskSource({ hasPlace: true, customersChoice: ofCustomer }) },
  play: async (story) => {
    await box('Select all 34');
    const [first, second] = await rows();
    await expect(first).toHaveTextContent(/^Pine Street Cars 23Customer’s choice/);
    await expect(second).toHaveTextContent(/^Cedar Motors 1/);
    await expect(within(first!).getByRole('checkbox')).toBeChecked();
    await says('1 selected');
    await press(story, 'Show selected dealers');
    await box(/^Pine Street Cars 23 Customer’s choice/);
  },
};
export const CustomersChoiceOnPhone: Story = { ...CustomersChoice, ...onPhone };
export const CustomersChoiceCannotBeInvited: Story = {
  ...CustomersChoice,
  ...network(
    ...directoryHandlers(
      dealers.map((one) => (one.id === ofCustomer.id ? { ...one, state: 'OPTED_OUT' } : one)),
    ),
  ),
  play: async () => {
    await expect(await box(/^Pine Street Cars 23 Customer’s choice .*Opted out/)).toBeDisabled();
    await says('Nobody selected');
  },
};
export const CannotBeInvited: Story = {
  ...network(
    ...directoryHandlers(
      dealers.map((one, index) => ({
        ...one,
        state: ({ 2: 'OPTED_OUT', 6: 'INACTIVE' } as const)[index] ?? one.state,
      })),
    ),
  ),
  play: async (story) => {
    await box('Select all 32');
    await expect(screen.queryByRole('checkbox', { name: /^Pine Street Cars 3 / })).toBeNull();
    await find(story, 'pine');
    await box('Select all 6');
    const optedOut = await box(/^Pine Street Cars 3 .*Opted out of emails/);
    await expect(optedOut).toBeDisabled();
    await expect(await box(/^Pine Street Cars 7 .*Deactivated/)).toBeDisabled();
    await tick(story, 'Select all 6');
    await says('6 selected');
    await expect(optedOut).not.toBeChecked();
  },
};
export const NobodyFound: Story = {
  play: async (story) => {
    await press(story, 'Favorites');
    await find(story, 'nobody by this name');
    await says('No dealers found');
    await expect(await box('Select all')).toBeDisabled();
    await press(story, 'Clear search and filters');
    await box('Select all 34');
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
};
export const SelectedShown: Story = {
  play: async (story) => {
    await tick(story, /^Cedar Motors 1 /);
    await find(story, 'redwood');
    await tick(story, /^Redwood Trade-Ins 4 /);
    await press(story, 'Show selected dealers');
    const list = await screen.findByRole('list', { name: 'Selected dealers' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await tick(story, /^Cedar Motors 1 /);
    await says('1 selected');
    await press(story, 'Show all');
    await expect(await box(/^Redwood Trade-Ins 4 /)).toBeChecked();
  },
};
export const SelectedShownOnPhone: Story = {
  ...onPhone,
  play: async (story) => {
    await tick(story, 'Select all 34');
    await press(story, 'Show selected dealers');
    await says('34 selected');
    await screen.findByRole('checkbox', { name: /^Harbor Auto Group 2 / });
  },
};
export const SelectionCleared: Story = {
  play: async (story) => {
    await tick(story, 'Select all 34');
    await press(story, 'Show selected dealers');
    await press(story, 'Clear selection');
    await says('Nobody selected');
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};
export const SelectedNotLoaded: Story = {
  ...network(
    mock.get('/api/partners', ({ query }) =>
      query.limit === undefined
        ? { partners: dealers.slice(0, 10), metadata: { after: '10' } }
        : problem('INTERNAL_ERROR', 500),
    ),
    ...directoryHandlers(dealers),
  ),
  play: async (story) => {
    await tick(story, 'Select all 34');
    await press(story, 'Show selected dealers');
    await says('Opps, something went wrong :(');
    await screen.findByRole('button', { name: 'Retry' });
  },
};
export const NotAllSelected: Story = {
  ...network(
    ...directoryHandlers(dealers, {
      ids: mock.get('/api/dealer_ids', () => problem('INTERNAL_ERROR', 500)),
    }),
  ),
  play: async (story) => {
    await screen.findByRole('list', { name: 'Dealers' });
    await tick(story, 'Select all');
    await says('The dealers could not be selected. Try again.');
    await says('Nobody selected');
  },
};
export const GroupsNotLoaded: Story = {
  ...network(
    ...directoryHandlers(dealers, {
      groups: mock.get('/api/dealer_groups', () => problem('INTERNAL_ERROR', 500)),
    }),
  ),
  play: async (story) => {
    await press(story, 'Groups');
    await screen.findByRole('menuitem', { name: 'Groups not loaded. Try again' });
  },
};
export const Offline: Story = {
  ...network(...offline()),
  play: async () => {
    await says('Opps, something went wrong :(');
    await screen.findByRole('button', { name: 'Retry' });
  },
};
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(await screen.findByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await box(/^Cedar Motors 1 /)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowUp} ');
    await says('2 selected');
    await expect(await box(/^Pine Street Cars 3 /)).toBeChecked();
    await expect(await box(/^Harbor Auto Group 2 /)).toHaveFocus();
    for (let row = 3; row <= 8; row += 1) await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await box(/^Cedar Motors 9 /)).toHaveFocus());
  },
};
export const PseudoLocale: Story = { globals: { language: 'pseudo' } };
