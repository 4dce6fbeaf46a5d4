import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateTime } from '../date-time/DateTime.tsx';
import { Stack } from '../layout/layout.ts';
import { MessageBubble } from './MessageBubble.tsx';

const meta = {
  title: 'Components/Messages/MessageBubble',
  component: MessageBubble,
  args: {
    side: 'theirs',
    author: 'Ann Lee',
    time: <DateTime value="2026-03-05T13:07:00Z" timeZone="UTC" format="time" />,
    children: 'Is the car still for sale?',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = {};
export const Ours: Story = { args: { side: 'ours', author: undefined } };
/** The ring around a link shows on the bubble, which has the color that rings have elsewhere. */
export const FocusInOurs: Story = {
  args: { side: 'ours', children: <a href="#car">The car</a> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'The car' });
    await expect(link).toHaveFocus();
    const { color } = getComputedStyle(link.parentElement!);
    await expect(getComputedStyle(link).outlineColor).toBe(color);
  },
};
export const Sending: Story = { args: { side: 'ours', state: 'sending' } };
/** After 3 s it says that it goes on, as buttons do. */
export const SlowToSend: Story = {
  args: { side: 'ours', state: 'sending' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Still trying…'));
  },
};
export const Failed: Story = {
  args: { side: 'ours', state: 'failed' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Sent by itself when there is a network: nothing is wrong, so nothing alarms. */
export const Waiting: Story = {
  args: { side: 'ours', author: undefined, state: 'waiting' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting to send');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: { children: 'https://example.com/'.concat('a'.repeat(200)) },
};
export const RightToLeft: Story = { args: { children: 'هل السيارة لا تزال للبيع؟' } };
export const Markup: Story = {
  args: { children: '<script>alert(1)</script>\n<b>not bold</b>' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>not bold<\/b>/)).toBeVisible();
  },
};
export const Conversation: Story = {
  render: (args) => (
    <Stack gap="3">
      <MessageBubble {...args} />
      <MessageBubble {...args} joined>
        I can come today.
      </MessageBubble>
      <MessageBubble {...args} side="ours" author={undefined}>
        It is. The yard is open until six.
      </MessageBubble>
    </Stack>
  ),
};
