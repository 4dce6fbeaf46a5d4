import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Picker } from './Picker.tsx';

const meta = {
  title: 'Components/Overlays/Picker',
  component: Picker,
  args: {
    label: 'Make',
    options: ['Audi', 'BMW', 'Skoda', 'Volvo'].map((label) => ({ value: label, label })),
    value: 'Volvo',
    emptyText: 'No make found',
    onValueChange: fn(),
    trigger: (trigger) => <Button {...trigger}>Make</Button>,
  },
} satisfies Meta<typeof Picker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const WithoutSearch: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await screen.findByRole('listbox', { name: 'Make' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ value: 'Audi' }));
  },
};

export const WithSearch: Story = {
  args: { searchLabel: 'Search makes' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const box = await screen.findByPlaceholderText('Search makes');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'vo');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};
