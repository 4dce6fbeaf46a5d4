import type { InsightsTimes } from '@forecourt/contract';
import { mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  hugeTimes,
  noTimes,
  smallTimes,
  storyColleagues,
  storyFunnel,
  storySelling,
  storySteps,
  storyStuck,
  storyTeam,
  storyTimes,
} from './test/data.ts';
import { InsightsStory } from './test/InsightsStory.tsx';

type Answer = Parameters<typeof mock.get<'/api/insights/times'>>[1];

const server = (answer: Answer) => ({
  msw: {
    handlers: [
      mock.get('/api/insights/times', answer),
      mock.get('/api/insights/funnel', () => storyFunnel),
      mock.get('/api/insights/selling', () => storySelling),
      mock.get('/api/insights/team', () => storyTeam),
      mock.get('/api/insights/steps', () => storySteps),
      mock.get('/api/insights/stuck', () => storyStuck),
      mock.get('/api/colleagues', () => ({ colleagues: [...storyColleagues] })),
    ],
  },
});
const answers = (times: InsightsTimes) => server(() => times);

/** The card of insights that tells when to send requests. */
const meta: Meta<typeof InsightsStory> = {
  title: 'Screens/Insights/When to send',
  component: InsightsStory,
  parameters: { layout: 'fullscreen', ...answers(storyTimes) },
};
export default meta;

type Story = StoryObj<typeof InsightsStory>;

const wide = { viewport: { value: 'wide' } };
const cardOf = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'When to send' }));

export const Times: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas);
    await card.findByText(/^Best time: Thursday, 09–12\. 62% of what you sent then/);
    const thursday = card.getByLabelText(
      /^Thursday, 09–12: 62%; 77 sent, 59 opened, 48 completed$/,
    );
    await expect(thursday).toHaveTextContent('62%');
    await userEvent.click(card.getByRole('radio', { name: 'Opened' }));
    await expect(thursday).toHaveTextContent('77%');
    await expect(card.getByLabelText('Sunday, 00–03: nothing sent')).toBeVisible();
    const few = card.getByLabelText('Saturday, 09–12: 4 sent, too few for a share');
    await expect(few).not.toHaveTextContent('%');
    const [completed, opened] = ['Completed', 'Opened'].map((name) =>
      card.getByRole('radio', { name }).getBoundingClientRect(),
    );
    await expect(opened!.top).toBe(completed!.top);
  },
};
export const TimesByKeyboard: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas);
    const cell = (name: RegExp) => card.findByLabelText(name);
    const monday = await cell(/^Monday, 09–12/);
    await userEvent.click(monday);
    await expect(
      card.getByText('Monday, 09–12: 44%; 71 sent, 41 opened, 31 completed'),
    ).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(await cell(/^Tuesday, 12–15/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
    await expect(monday).toHaveFocus();
  },
};
export const TimesAsTable: Story = {
  globals: wide,
  play: async ({ canvas, userEvent }) => {
    const card = await cardOf(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Show as table' }));
    const table = within(card.getByRole('table', { name: 'When to send' }));
    const cellsOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await expect(cellsOf('Thursday, 09–12')).toEqual(['77', '59', '48']);
    await expect(cellsOf('Saturday, 09–12')).toEqual(['4', 'Too few', 'Too few']);
    await userEvent.click(card.getByRole('button', { name: 'Show as map' }));
    await expect(card.getByRole('grid')).toBeVisible();
  },
};
export const TimesOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const TimesDark: Story = { globals: { ...wide, scheme: 'dark' } };
export const TimesSmall: Story = {
  parameters: answers(smallTimes),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await card.findByText('Not enough requests yet to name a best time.');
    await expect(card.queryByRole('grid')).toBeNull();
    await expect(card.queryByRole('button', { name: 'Show as table' })).toBeNull();
  },
};
export const TimesHuge: Story = { globals: wide, parameters: answers(hugeTimes) };
export const TimesEmpty: Story = {
  parameters: answers(noTimes),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await card.findByText('Nothing that you sent in this period is older than 24 hours.');
    await expect(card.queryByRole('grid')).toBeNull();
  },
};
export const TimesLoading: Story = {
  parameters: server(() => never()),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading “When to send”' });
  },
};
export const TimesFailed: Story = {
  parameters: server(() => problem('INTERNAL_ERROR', 500)),
  play: async ({ canvas }) => {
    await canvas.findByText('“When to send” could not be loaded');
  },
};
