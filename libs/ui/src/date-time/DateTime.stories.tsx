import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Components/Data/DateTime',
  component: DateTime,
  args: { value: '2026-03-05T13:07:00Z', timeZone: 'Europe/Tallinn' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('05.03.2026 3:07 PM');
    await userEvent.hover(time);
    await waitFor(() => expect(time).toHaveAttribute('title', '05.03.2026 3:07 PM Estonia Time'));
    await expect(time).toHaveAttribute('datetime', '2026-03-05T13:07:00.000Z');
  },
};
export const Zoned: Story = {
  args: { format: 'zoned' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('05.03.2026 3:07 PM Estonia Time')).toBeVisible();
  },
};
export const DateOnly: Story = { args: { format: 'date' } };
export const TimeOnly: Story = { args: { format: 'time' } };
export const RecentToday: Story = {
  args: { value: Date.now(), format: 'recent' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^\d{1,2}:\d\d [AP]M$/)).toBeVisible();
  },
};
export const RecentBefore: Story = {
  args: { format: 'recent' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('05.03.2026')).toBeVisible();
  },
};
export const Unreadable: Story = { args: { value: 'soon' } };
