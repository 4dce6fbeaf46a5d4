import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const hour = 3_600_000;
const serverClock = () => 1_700_000_000_000;
const soon = (ms: number): number => Date.now() + ms;

const meta = {
  title: 'Components/Data/Countdown',
  component: Countdown,
  args: { end: 0, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = { render: (args) => <Countdown {...args} end={soon(52.2 * hour)} /> };
export const Hours: Story = { render: (args) => <Countdown {...args} end={soon(5.5 * hour)} /> };
export const LastHour: Story = { render: (args) => <Countdown {...args} end={soon(0.4 * hour)} /> };
export const LastMinute: Story = { render: (args) => <Countdown {...args} end={soon(42_000)} /> };
export const Large: Story = {
  render: (args) => <Countdown {...args} large end={soon(0.4 * hour)} />,
};

export const Ended: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('Ended');
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const TrustsTheServersClock: Story = {
  args: { end: serverClock(), offset: -hour },
  beforeEach: () => {
    const device = Date.now;
    Date.now = serverClock;
    return () => {
      Date.now = device;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('01:00:00');
  },
};

/** What is read aloud at ten minutes is gone later: it would contradict the clock. */
export const BetweenAnnouncements: Story = {
  args: { now: serverClock, end: serverClock() + 203_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:03:23');
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
  },
};

export const AtTenMinutes: Story = {
  args: { now: serverClock, end: serverClock() + 600_000 },
  play: async ({ canvasElement }) => {
    const said = canvasElement.querySelector('[aria-live]');
    await expect(said).toHaveTextContent(/10 min$/);
  },
};

/** Uses a clock of its own instead of the device's. */
export const ByAnotherClock: Story = {
  args: { now: serverClock, end: serverClock() + 90_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:01:30');
  },
};
