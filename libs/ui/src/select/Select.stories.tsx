import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';

type Role = 'ADMIN' | 'AGENT' | 'VIEWER';

const meta = {
  title: 'Components/Forms/Select',
  component: Select<Role>,
  args: {
    label: 'Role',
    value: 'AGENT',
    onValueChange: fn(),
    options: [
      { value: 'ADMIN', label: 'Admin', disabled: true },
      { value: 'AGENT', label: 'Agent' },
      { value: 'VIEWER', label: 'Viewer' },
    ],
  },
} satisfies Meta<typeof Select<Role>>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement): HTMLElement =>
  within(canvas).getByRole('combobox', { name: 'Role' });

export const Chosen: Story = {};
export const Invalid: Story = { args: { error: 'Please fill out all the fields' } };
export const Disabled: Story = { args: { disabled: true } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Role' })).toBeVisible());
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    await expect(options).toEqual(['Admin', 'Agent', 'Viewer']);
    await userEvent.click(screen.getByRole('option', { name: 'Agent' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await screen.findByRole('listbox')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ value: 'VIEWER' }));
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: 'Viewer' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ value: 'VIEWER' }));
  },
};

export const Touch: Story = {
  args: { size: 'touch' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(field(canvasElement)).fontSize).toBe('16px');
  },
};
