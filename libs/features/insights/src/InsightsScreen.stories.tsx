import type { InsightsFunnel, InsightsSelling, InsightsTeam } from '@forecourt/contract';
import { mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import {
  hugeSelling,
  hugeTeam,
  makeFunnel,
  smallSelling,
  storyColleagues,
  storyFunnel,
  storySelling,
  storyTeam,
} from './test/data.ts';
import { InsightsStory } from './test/InsightsStory.tsx';

const colleagues = mock.get('/api/colleagues', () => ({ colleagues: [...storyColleagues] }));
const sales = mock.get('/api/insights/selling', () => storySelling);
const team = mock.get('/api/insights/team', () => storyTeam);
const server = (
  funnel: InsightsFunnel,
  selling: InsightsSelling = storySelling,
  members: InsightsTeam = storyTeam,
) => ({
  msw: {
    handlers: [
      mock.get('/api/insights/funnel', () => funnel),
      mock.get('/api/insights/selling', () => selling),
      mock.get('/api/insights/team', () => members),
      colleagues,
    ],
  },
});

const meta: Meta<typeof InsightsStory> = {
  title: 'Screens/Insights',
  component: InsightsStory,
  parameters: { layout: 'fullscreen', ...server(storyFunnel) },
};
export default meta;

type Story = StoryObj<typeof InsightsStory>;

const wide = { viewport: { value: 'wide' } };

export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/funnel', () => never()),
        mock.get('/api/insights/selling', () => never()),
        mock.get('/api/insights/team', () => never()),
        colleagues,
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading insights' })).toBeVisible(),
    );
    await expect(canvas.getByRole('status', { name: 'Loading “Selling”' })).toBeVisible();
  },
};
export const Loaded: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    const opened = (await canvas.findByRole('link', { name: 'Opened: 322 requests' })).closest(
      'li',
    )!;
    await expect(opened).toHaveTextContent('82% of “Delivered”');
    await expect(opened).toHaveTextContent('↑ 7% more than before');
    await expect(opened).toHaveTextContent('Median 41 min after “Sent”');
    const completed = canvas.getByRole('link', { name: /^Completed/ });
    await expect(completed.closest('li')).toHaveTextContent('↓ 2% fewer than before');
    await expect(completed).toHaveAttribute('href', expect.stringMatching(/^#TRADE\/COMPLETED\//));
    await expect(canvas.getByRole('row', { name: /^SMS/ })).toHaveTextContent('247');
    const selling = within(await canvas.findByRole('region', { name: 'Selling' }));
    const bids = selling.getByText('Bids per auction, median').parentElement;
    await expect(bids).toHaveTextContent('4.5Before: 3');
    await expect(selling.getByText('93%')).toBeVisible();
    await expect(selling.getByRole('row', { name: /^Owner declined/ })).toHaveTextContent('1721');
    await expect(selling.queryByRole('row', { name: /^We withdrew the offer/ })).toBeNull();
    await expect(selling.getByRole('row', { name: /^Harbor/ })).toHaveTextContent('120978121');
    const members = within(await canvas.findByRole('region', { name: 'Team' }));
    const cells = within(members.getByRole('row', { name: /^Nora Gates/ })).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual([
      '171',
      '170',
      '93',
      '73',
      '33',
      '3 h',
      '12',
    ]);
    await expect(members.getByRole('row', { name: /^Former colleague/ })).toHaveTextContent(
      'Too few',
    );
    await expect(members.getByRole('row', { name: /^Nobody/ })).toBeVisible();
  },
};
export const Table: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'From request to result' });
    const row = within(table).getByRole('row', { name: /^Offer accepted/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['97', '60%', '97', '27 h']);
  },
};
export const FlowWithoutSales: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Selling' });
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'CLAIM');
    const members = within(await canvas.findByRole('region', { name: 'Team' }));
    await expect(canvas.queryByRole('region', { name: 'Selling' })).toBeNull();
    await expect(members.getByRole('columnheader', { name: 'Concluded' })).toBeVisible();
    await expect(members.queryByRole('columnheader', { name: 'Offer made' })).toBeNull();
  },
};
export const ChoosesAnotherPeriod: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/funnel', ({ query: { from = '', to = '' } }) => {
          const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
          return makeFunnel([days, days], [days, days]);
        }),
        sales,
        team,
        colleagues,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Requests: 30 requests' });
    await userEvent.selectOptions(canvas.getByLabelText('Period'), '90');
    await canvas.findByRole('link', { name: 'Requests: 90 requests' });
    await userEvent.selectOptions(canvas.getByLabelText('Agent'), 'u-ben');
    await expect(canvas.getByLabelText('Agent')).toHaveDisplayValue('Ben Cole');
    await canvas.findByText(/Compared with the 90 days before/);
  },
};
export const Downloads: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Opened/ });
    const files: string[] = [];
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Download CSV: Selling' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV: Team' }));
    save.mockRestore();
    await expect(files).toEqual(['insights.csv', 'insights-selling.csv', 'insights-team.csv']);
  },
};
export const Empty: Story = {
  parameters: server(makeFunnel([0], [0])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No requests in this period')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  },
};
export const Small: Story = {
  parameters: server(makeFunnel([4, 4, 3, 3, 2, 1, 1], [2, 2, 2, 1, 1]), smallSelling),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('Too few requests');
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};
export const Huge: Story = {
  globals: wide,
  parameters: server(
    makeFunnel(
      [9_412_308, 9_400_112, 9_123_400, 7_000_001, 6_100_200, 5_000_100, 3_200_000, 90_000, 2],
      [1_200, 1_100, 1_000, 900, 800, 700, 600, 500, 400],
    ),
    hugeSelling,
    hugeTeam,
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('9,412,308')).toBeVisible());
  },
};
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/funnel', () => problem('INTERNAL_ERROR', 500)),
        sales,
        team,
        colleagues,
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('Insights could not be loaded')).toBeVisible());
    await expect(await canvas.findByRole('region', { name: 'Selling' })).toBeVisible();
  },
};
export const CardFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/funnel', () => storyFunnel),
        mock.get('/api/insights/selling', () => problem('INTERNAL_ERROR', 500)),
        team,
        colleagues,
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('“Selling” could not be loaded')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Opened/ })).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark', ...wide } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { language: 'rtl' } };
