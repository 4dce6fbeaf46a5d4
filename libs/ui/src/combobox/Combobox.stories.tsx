import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from './Combobox.tsx';
import type { ComboboxProps } from './Combobox.tsx';

const makes = ['Audi', 'BMW', 'Kia', 'Skoda', 'Toyota', 'Volkswagen', 'Volvo'];

function Live(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(details) => {
        setValue(details.value);
        props.onValueChange(details);
      }}
    />
  );
}

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Make',
    options: makes.map((label) => ({ value: label.toLowerCase(), label })),
    value: null,
    placeholder: 'Choose a make',
    emptyText: 'No make found',
    onValueChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement): HTMLElement =>
  within(canvas).getByRole('combobox', { name: 'Make' });

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'volvo' } };
export const Invalid: Story = { args: { error: 'Please fill out all the fields' } };
export const Disabled: Story = { args: { value: 'volvo', disabled: true } };

export const Open: Story = {
  args: { value: 'volvo' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Make' })).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(7);
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('vo');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const marked = (): string | null | undefined =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await waitFor(() => expect(marked()).toBe('Volkswagen'));
    await waitFor(async () => {
      if (marked() !== 'Volvo') await userEvent.keyboard('{ArrowDown}');
      await expect(marked()).toBe('Volvo');
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ value: 'volvo' }));
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(input).toHaveValue('Volvo');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(await screen.findByRole('option', { name: 'Skoda' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith({ value: 'skoda' }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue('Skoda'));
  },
};

/** What was typed gives way to the chosen option when the list is closed without a choice. */
export const Escape: Story = {
  args: { value: 'volvo' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'x');
    await waitFor(() => expect(screen.getByText('No make found')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('No make found')).not.toBeInTheDocument());
    await expect(field(canvasElement)).toHaveValue('Volvo');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'zzz');
    await waitFor(async () => expect(await screen.findByText('No make found')).toBeVisible());
  },
};

export const Touch: Story = {
  args: { size: 'touch' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(getComputedStyle(field(canvasElement)).fontSize).toBe('16px');
  },
};
