import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionGroup, type ActionGroupProps } from './ActionGroup.tsx';

type Way = 'EMAIL' | 'SMS' | 'link';

const meta = {
  title: 'Components/Actions/ActionGroup',
  component: ActionGroup,
  args: {
    label: 'Ways to reach the owner',
    items: [
      { value: 'EMAIL', label: 'Send by email', variant: 'solid' },
      { value: 'SMS', label: 'Send again' },
      { value: 'link', label: 'Copy link' },
    ],
    onSelect: fn(),
  },
} satisfies Meta<ActionGroupProps<Way>>;

export default meta;
type Story = StoryObj<ActionGroupProps<Way>>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('group', { name: 'Ways to reach the owner' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ value: 'link' });
  },
};
export const Pending: Story = {
  args: { pending: 'SMS' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Send again/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    for (const name of ['Send by email', 'Copy link']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Send again/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const Stacked: Story = { args: { stacked: true } };
export const Alone: Story = { args: { items: [{ value: 'link', label: 'Copy link' }] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
