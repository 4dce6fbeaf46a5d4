import { HeldTimers } from '@forecourt/platform/held-timers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Search by name', placeholder: 'Search by name', value: '', onValueChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Ann' } };

let pauses: HeldTimers | undefined;
export const WaitsForAPause: Story = {
  args: { delay: 789 },
  beforeEach: ({ args }) => {
    pauses = new HeldTimers(args.delay!);
    return () => pauses?.restore();
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'Ann');
    await expect(pauses!.count).toBe(1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    pauses!.end();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Ann' });
  },
};

export const EnterDoesNotWait: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'Lee{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Lee' });
  },
};

export const EscapeClears: Story = {
  args: { value: 'Ann' },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('searchbox');
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: '' });
    await expect(box).toHaveValue('');
    await waitFor(() => expect(box).toHaveFocus());
  },
};
