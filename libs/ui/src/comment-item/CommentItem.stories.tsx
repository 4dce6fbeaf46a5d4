import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateTime } from '../date-time/DateTime.tsx';
import { CommentItem } from './CommentItem.tsx';

const meta = {
  title: 'Components/Messages/CommentItem',
  component: CommentItem,
  args: {
    author: 'Nora Gate',
    message: 'The left door was painted before. Ask for the invoice.',
    time: <DateTime value="2026-03-05T13:07:00Z" timeZone="UTC" />,
  },
} satisfies Meta<typeof CommentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colleague: Story = {};
export const WithSubject: Story = { args: { subject: 'Damage' } };
export const Pending: Story = { args: { pending: true } };
export const Own: Story = {
  args: { onDelete: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete comment' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ type: 'click' }));
  },
};
