import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DateTime } from '../date-time/DateTime.tsx';
import { ConversationItem } from './ConversationItem.tsx';
import { ConversationItemSkeleton } from './ConversationItemSkeleton.tsx';

const meta = {
  title: 'Components/Messages/ConversationItem',
  component: ConversationItem,
  args: {
    name: 'Ann Lee',
    car: '2019 Volvo XC60',
    role: 'seller',
    href: '#conversation',
    summary: 'Is the car still for sale?',
    time: <DateTime value="2026-03-05T13:07:00Z" timeZone="UTC" format="time" />,
  },
} satisfies Meta<typeof ConversationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadSeller: Story = {};
export const UnreadSeller: Story = {
  args: { unread: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(/Seller.*Unread/);
  },
};
export const ReadBuyer: Story = { args: { role: 'buyer' } };
export const UnreadBuyer: Story = { args: { role: 'buyer', unread: true } };
export const Warning: Story = { args: { warning: 'Not notified' } };
export const Current: Story = { args: { current: true } };
export const LongName: Story = { args: { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) } };
export const LongSummary: Story = {
  args: {
    unread: true,
    summary: 'I can bring it round on Thursday after five, or any time on Saturday before noon.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    // It is cut where the row ends, not after a number of letters.
    const summary = within(canvasElement).getByText(/I can bring it round on Thursday/);
    await expect(summary.parentElement!.getBoundingClientRect().width).toBeGreaterThan(210);
  },
};
export const NoSummary: Story = { args: { summary: '' } };
export const Waiting: Story = { render: () => <ConversationItemSkeleton /> };
