import type { AuctionCreate } from '@forecourt/contract';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { auctionOf, dealersOf } from '../test/deskSources.ts';
import { ShareStory } from '../test/ShareStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'userEvent'>;

const dealers = dealersOf(34);
const page = 10;
const listing = mock.get('/api/partners', ({ query }) => {
  const start = Number(query.after ?? 0);
  const end = start + page;
  return {
    partners: dealers.slice(start, end),
    metadata: { after: end < dealers.length ? String(end) : null },
  };
});
let sent: AuctionCreate | undefined;
const takes = mock.post('/api/auctions', ({ body }) => {
  sent = body;
  return { auction: auctionOf() };
});
const network = (...handlers: Handler[]): Pick<Story, 'parameters'> => ({
  parameters: { layout: 'fullscreen', msw: { handlers } },
});

const meta: Meta<typeof ShareStory> = {
  title: 'Screens/Trade/Auction/Share with dealers',
  component: ShareStory,
  ...network(takes, listing),
};
export default meta;

type Story = StoryObj<typeof ShareStory>;

const press = async ({ userEvent }: Tools, name: string): Promise<void> => {
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
    await tick(story, 'Select all');
    await press(story, 'Continue');
    await press(story, 'Share');
    await says('The report');
    await waitFor(() => expect(sent?.dealers).toBeUndefined());
  },
};
export const AllButOneSelected: Story = {
  play: async (story) => {
    await tick(story, 'Select all');
    await tick(story, /^Harbor Auto Group 2/);
    await press(story, 'Continue');
    await press(story, 'Share');
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
  ...network(mock.get('/api/partners', () => ({ partners: [], metadata: { after: null } }))),
  play: () => says('No dealers found'),
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
  await says('Step 2 of 2: set the rules');
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
    await toSettings(story);
    await press(story, 'Share');
  },
};
export const Shared: Story = {
  play: async (story) => {
    await toSettings(story);
    await press(story, 'Share');
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
    await toSettings(story);
    await press(story, 'Share');
    await says(/It only counts once/);
  },
};
export const Refused: Story = {
  ...network(
    mock.post('/api/auctions', () => problem('INVALID_TRANSITION', 409)),
    listing,
  ),
  play: async (story) => {
    await toSettings(story);
    await press(story, 'Share');
    await says(/^This is no longer possible/);
  },
};
export const PseudoLocale: Story = {
  globals: { language: 'pseudo' },
};
