import { germanPrice, inGerman } from '@forecourt/testing/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { testDefinition } from './test/definition.ts';
import { carListStates, CarListStory } from './test/index.ts';

const states = carListStates(testDefinition);

const meta: Meta<typeof CarListStory> = {
  title: 'Screens/Every flow/Car list/Screen',
  component: CarListStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof CarListStory>;

export const Initial: Story = states.initial;
export const Loading: Story = states.loading;
export const Loaded: Story = states.loaded;
export const LoadingMore: Story = states.loadingMore;
export const End: Story = states.end;
export const Empty: Story = states.empty('sent');
export const NothingFound: Story = states.noMatch;
export const Failed: Story = states.error;
export const FailedMore: Story = states.errorMore;
export const Offline: Story = states.offline;
export const Stale: Story = states.stale;
export const ForViewers: Story = states.viewer;
export const InformationMissing: Story = states.missing;
/** Each row says how far the sale of its car is. */
export const HowFarSalesAre: Story = {
  ...states.sales(
    { until: new Date(Date.now() + 18.5 * 3_600_000).toISOString() },
    { state: 'NO_OFFERS', value: null, bids: 0 },
    { state: 'FELL_THROUGH' },
    { state: 'OFFERED' },
    { state: 'EXPIRED' },
    { state: 'ACCEPTED', value: 28_000 },
    { state: 'RESERVE_NOT_MET' },
    { state: 'DECLINED' },
    { state: 'SOLD' },
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('4 bids · 18 h left')).toBeVisible());
    await expect(canvas.getByText('No offers')).toBeVisible();
    await expect(canvas.getByText('Accepted $28,000')).toBeVisible();
    await expect(canvas.getByText('Sale fell through')).toBeVisible();
    await expect(canvas.queryByText('No offer yet')).toBeNull();
  },
};
export const HowFarSalesAreOnPhone: Story = {
  ...HowFarSalesAre,
  globals: { viewport: { value: 'phone' } },
};
/** However long words are, no name is cut, and a status stays in its column. */
export const InANarrowTable: Story = {
  ...states.sales({ state: 'OFFERED' }, { state: 'SOLD' }, { state: 'FELL_THROUGH' }),
  globals: { language: 'pseudo' },
  decorators: [
    (Story) => (
      <div style={{ width: 704 }}>
        <Story />
      </div>
    ),
  ],
  play: () =>
    waitFor(() => {
      for (const row of screen.getAllByRole('listitem')) {
        const name = within(row).getByRole('link');
        void expect(name.clientWidth).toBeGreaterThanOrEqual(172);
        const { left } = within(row).getByRole('button').getBoundingClientRect();
        const { right } = row.querySelector('.fc-badge')!.getBoundingClientRect();
        void expect(right).toBeLessThan(left);
      }
    }),
};
/** Its prices read as in the report of the same car. */
export const InGerman: Story = {
  ...states.sales({ value: 12_050 }, { state: 'SOLD', value: 12_050 }),
  decorators: [inGerman],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(/12.050/).map((price) => price.textContent)).toEqual([
        `${germanPrice} best`,
        `Sold for ${germanPrice}`,
      ]),
    );
  },
};
export const PhotosGone: Story = states.noPhoto;
export const UnlistedTab: Story = states.tab('new', 'NEW');
