import type {
  InsightsFunnel,
  InsightsSelling,
  InsightsSteps,
  InsightsTeam,
  InsightsTimes,
  StuckRequestList,
} from '@forecourt/contract';
import { mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  hugeSelling,
  hugeSteps,
  hugeStuck,
  hugeTeam,
  hugeTimes,
  makeFunnel,
  noSteps,
  smallSelling,
  smallSteps,
  smallTimes,
  storyColleagues,
  storyFunnel,
  storySelling,
  storySteps,
  storyStuck,
  storyTeam,
  namelessTeam,
  storyTimes,
} from './test/data.ts';
import { InsightsStory } from './test/InsightsStory.tsx';

const colleagues = mock.get('/api/colleagues', () => ({ colleagues: [...storyColleagues] }));
const sales = mock.get('/api/insights/selling', () => storySelling);
const team = mock.get('/api/insights/team', () => storyTeam);
const steps = mock.get('/api/insights/steps', () => storySteps);
const times = mock.get('/api/insights/times', () => storyTimes);
const stuck = mock.get('/api/insights/stuck', () => storyStuck);
const server = (
  funnel: InsightsFunnel,
  selling: InsightsSelling = storySelling,
  members: InsightsTeam = storyTeam,
  sections: InsightsSteps = storySteps,
  paused: StuckRequestList = storyStuck,
  sendings: InsightsTimes = storyTimes,
) => ({
  msw: {
    handlers: [
      mock.get('/api/insights/funnel', () => funnel),
      mock.get('/api/insights/selling', () => selling),
      mock.get('/api/insights/team', () => members),
      mock.get('/api/insights/steps', () => sections),
      mock.get('/api/insights/stuck', () => paused),
      mock.get('/api/insights/times', () => sendings),
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

/** The weekly mail leads to its week: the period names it until another one is chosen. */
export const WeekOfTheMail: Story = {
  args: { choice: { days: 30, dates: { from: '2026-02-16', to: '2026-02-22' } } },
  parameters: server(storyFunnel),
  play: async ({ canvas, userEvent }) => {
    const period = await canvas.findByLabelText('Period');
    await expect(period).toHaveDisplayValue('16.02.2026 – 22.02.2026');
    await expect(await canvas.findByText(/Compared with the 7 days before/)).toBeVisible();
    await userEvent.selectOptions(period, 'Last 90 days');
    await waitFor(() => expect(period).toHaveDisplayValue('Last 90 days'));
    await expect(canvas.queryByText(/16.02.2026 – /)).toBeNull();
  },
};

export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/funnel', () => never()),
        mock.get('/api/insights/selling', () => never()),
        mock.get('/api/insights/team', () => never()),
        mock.get('/api/insights/steps', () => never()),
        mock.get('/api/insights/stuck', () => never()),
        mock.get('/api/insights/times', () => never()),
        colleagues,
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading insights' })).toBeVisible(),
    );
    await expect(canvas.getByRole('status', { name: 'Loading “Selling”' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading “Steps”' })).toBeVisible();
  },
};
export const Loaded: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
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
    const declined = selling.getByText('Owner declined the offer').closest('li')!;
    await expect(declined).toHaveTextContent('17Before: 21');
    await expect(selling.queryByText('We withdrew the offer')).toBeNull();
    const harbor = within(selling.getByRole('list', { name: 'Dealers' })).getByText(/^Harbor/);
    await expect(harbor.closest('li')).toHaveTextContent('120Invited: 120Opened: 97Bid: 81Won: 21');
    await userEvent.click(selling.getByRole('button', { name: 'Show as table' }));
    await expect(selling.getByRole('row', { name: /^Owner declined/ })).toHaveTextContent('1721');
    await expect(selling.queryByRole('row', { name: /^We withdrew the offer/ })).toBeNull();
    await expect(selling.getByRole('row', { name: /^Harbor/ })).toHaveTextContent('120978121');
    const members = within(await canvas.findByRole('region', { name: 'Team' }));
    await expect(members.getByText('Nora Gates').closest('li')).toHaveTextContent(
      '171Sent: 170Completed: 93Offer made: 73Sold: 33First answer, median: 3 hOpen conversations now: 12',
    );
    await userEvent.click(members.getByRole('button', { name: 'Show as table' }));
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
    const funnel = within(await canvas.findByRole('region', { name: 'From request to result' }));
    await userEvent.click(funnel.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'From request to result' });
    const row = within(table).getByRole('row', { name: /^Offer accepted/ });
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['97', '60%', '97', '27 h']);
  },
};
export const Sections: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Steps' }));
    await expect(card.getByText(/A report takes 5 min at the median/)).toBeVisible();
    const vin = card.getByText('VIN').closest('li')!;
    await expect(vin).toHaveTextContent('14 stopped here (6%)');
    await expect(vin).toHaveTextContent('Stopped before: 21');
    await expect(vin).toHaveTextContent('Median 41 s, estimate 14 s');
    await expect(vin).toHaveTextContent('1 photo refused');
    await userEvent.click(card.getByRole('button', { name: 'Show as table' }));
    const row = within(card.getByRole('row', { name: /^VIN/ }));
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent);
    await expect(cells).toEqual(['225', '14', '21', '41 s', '14 s', '1']);
    await expect(card.getByRole('row', { name: /^Contact/ })).toHaveTextContent('Too few');
  },
};
export const SectionsEmpty: Story = {
  parameters: server(storyFunnel, storySelling, storyTeam, noSteps),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Steps' }));
    await expect(card.getByRole('note')).toHaveTextContent('No customer has opened a section');
    await expect(card.queryByRole('list')).toBeNull();
  },
};
export const StuckNow: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Stuck now' }));
    const ada = card.getByRole('link', { name: 'Ada Moss' });
    await expect(ada.closest('li')).toHaveTextContent('At “VIN”, no sign for 12 min');
    await expect(card.getByText('Opened the link, no sign for 95 min')).toBeVisible();
    await expect(card.getByRole('link', { name: 'All requests in progress' })).toHaveAttribute(
      'href',
      '#TRADE/in-progress/all',
    );
    await userEvent.click(card.getByRole('button', { name: 'Follow up: Ada Moss' }));
    await waitFor(() => expect(card.queryByRole('link', { name: 'Ada Moss' })).toBeNull());
    // The pressed button is gone with its row.
    await waitFor(() => expect(card.getByRole('heading', { name: 'Stuck now' })).toHaveFocus());
    await expect(card.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
export const StuckForViewers: Story = {
  args: { maySend: false },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Stuck now' }));
    await expect(card.getByRole('link', { name: 'Ada Moss' })).toBeVisible();
    await expect(card.queryByRole('button', { name: /^Follow up/ })).toBeNull();
  },
};
export const NobodyStuck: Story = {
  parameters: server(storyFunnel, storySelling, storyTeam, storySteps, {
    stuck: [],
    metadata: { after: null },
  }),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Stuck now' }));
    await expect(card.getByText('No customer is stuck right now.')).toBeVisible();
  },
};
export const MoreStuck: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/stuck', ({ query }) => (query.after ? storyStuck : hugeStuck)),
        mock.get('/api/insights/funnel', () => storyFunnel),
        sales,
        team,
        times,
        steps,
        colleagues,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Stuck now' }));
    await expect(card.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(card.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(14));
    await expect(card.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
export const FlowWithoutSales: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Selling' });
    await userEvent.selectOptions(canvas.getByLabelText('Area'), 'CLAIM');
    const members = within(await canvas.findByRole('region', { name: 'Team' }));
    await expect(canvas.queryByRole('region', { name: 'Selling' })).toBeNull();
    const ben = members.getByText('Ben Cole').closest('li')!;
    await expect(ben).toHaveTextContent(/Completed: 104Concluded: 41First/);
    await userEvent.click(members.getByRole('button', { name: 'Show as table' }));
    await expect(members.getByRole('columnheader', { name: 'Concluded' })).toBeVisible();
    await expect(members.queryByRole('columnheader', { name: 'Offer made' })).toBeNull();
  },
};
export const WithoutNames: Story = {
  globals: wide,
  parameters: server(storyFunnel, storySelling, namelessTeam),
  play: async ({ canvas, userEvent }) => {
    const members = within(await canvas.findByRole('region', { name: 'Team' }));
    await expect(members.getByText('All members').closest('li')).toHaveTextContent('384');
    await userEvent.click(members.getByRole('button', { name: 'Show as table' }));
    await expect(members.getByRole('row', { name: /^All members/ })).toHaveTextContent('384');
    await expect(members.getByRole('row', { name: /^Nobody/ })).toHaveTextContent('28');
    await expect(members.queryByText(/Nora Gates/)).toBeNull();
    const options = within(canvas.getByLabelText('Agent')).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual(['Anyone', 'Me', 'Nobody']);
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
        times,
        steps,
        stuck,
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
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Opened/ });
    const weekly = canvas.getByRole('link', { name: 'Weekly email' });
    await expect(weekly).toHaveAttribute('href', '/profile#weekly');
    const files: string[] = [];
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    await canvas.findByRole('region', { name: 'Steps' });
    for (const title of ['From request to result', 'Selling', 'Team', 'Steps']) {
      await choose(title, 'Table (CSV)');
    }
    save.mockRestore();
    await expect(files).toEqual([
      'insights.csv',
      'insights-selling.csv',
      'insights-team.csv',
      'insights-steps.csv',
    ]);
  },
};
const page = within(document.body);
/** Opens the menu of a card's files, and chooses one. */
const choose = async (title: string, file: string): Promise<void> => {
  await userEvent.click(await page.findByRole('button', { name: `Export “${title}”` }));
  await userEvent.click(await page.findByRole('menuitem', { name: file }));
  await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
};
/** Saves the picture of a card, and measures it: at a density of 2. */
const pictureOf = async (title: string): Promise<{ name: string; size: [number, number] }> => {
  const names: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const keep = spyOn(URL, 'createObjectURL');
  await choose(title, 'Picture (PNG)');
  await waitFor(() => expect(names).toHaveLength(1));
  const [blob] = keep.mock.lastCall as [Blob];
  click.mockRestore();
  keep.mockRestore();
  await expect(blob.type).toBe('image/png');
  const { width, height } = await createImageBitmap(blob);
  return { name: names[0]!, size: [width, height] };
};
export const Pictures: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'When to send' });
    const funnel = await pictureOf('From request to result');
    await expect(funnel.name).toBe('insights.png');
    await expect(funnel.size[0]).toBe(1920);
    const times = await pictureOf('When to send');
    await expect(times.name).toBe('insights-times.png');
    await expect(times.size).toEqual([1920, 988]);
    await expect((await pictureOf('Selling')).size[1]).toBeGreaterThan(funnel.size[1] / 2);
  },
};
export const PicturesDark: Story = { ...Pictures, globals: { scheme: 'dark' } };
export const Empty: Story = {
  parameters: server(makeFunnel([0], [0])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No requests in this period')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^Export/ })).toBeDisabled();
  },
};
export const Small: Story = {
  parameters: server(
    makeFunnel([4, 4, 3, 3, 2, 1, 1], [2, 2, 2, 1, 1]),
    smallSelling,
    storyTeam,
    smallSteps,
    storyStuck,
    smallTimes,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('Too few requests');
    const card = within(await canvas.findByRole('region', { name: 'Steps' }));
    await expect(card.getByText(/Times appear from 5 reports on/)).toBeVisible();
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
    hugeSteps,
    hugeStuck,
    hugeTimes,
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
        times,
        steps,
        stuck,
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
export const StepsFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/steps', () => problem('INTERNAL_ERROR', 500)),
        mock.get('/api/insights/stuck', () => problem('INTERNAL_ERROR', 500)),
        mock.get('/api/insights/funnel', () => storyFunnel),
        sales,
        team,
        times,
        colleagues,
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('“Steps” could not be loaded')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('“Stuck now” could not be loaded')).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};
export const CardFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/funnel', () => storyFunnel),
        mock.get('/api/insights/selling', () => problem('INTERNAL_ERROR', 500)),
        team,
        times,
        steps,
        stuck,
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
export const TeamFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/api/insights/funnel', () => storyFunnel),
        mock.get('/api/insights/team', () => problem('INTERNAL_ERROR', 500)),
        sales,
        times,
        steps,
        stuck,
        colleagues,
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('“Team” could not be loaded')).toBeVisible());
    await expect(await canvas.findByRole('region', { name: 'Selling' })).toBeVisible();
  },
};
/** Requests without auctions, dealers or anybody who looks after them. */
export const SellingAndTeamEmpty: Story = {
  parameters: server(
    storyFunnel,
    { ...smallSelling, dealers: [] },
    { shows_names: true, members: [] },
  ),
  play: async ({ canvas }) => {
    for (const name of ['Selling', 'Team']) {
      const card = within(await canvas.findByRole('region', { name }));
      await expect(card.queryByRole('button', { name: 'Show as table' })).toBeNull();
      await expect(card.queryByRole('list')).toBeNull();
    }
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark', ...wide } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { language: 'rtl' } };
