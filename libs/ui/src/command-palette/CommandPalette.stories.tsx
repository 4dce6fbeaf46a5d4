import type { Meta, StoryObj } from '@storybook/react-vite';
import Car from 'lucide-react/icons/car';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { KeyboardHint } from '../keyboard-hint/KeyboardHint.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPaletteSurface.tsx';

const runs = fn();

function Live(props: CommandPaletteProps) {
  const [query, setQuery] = useState(props.inputValue);
  return (
    <CommandPalette
      {...props}
      inputValue={query}
      onInputValueChange={({ inputValue }) => setQuery(inputValue)}
    />
  );
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    inputValue: '',
    onInputValueChange: () => undefined,
    groups: [
      {
        id: 'actions',
        label: 'Actions',
        commands: [
          {
            id: 'new',
            label: 'New request',
            icon: Plus,
            shortcut: <KeyboardHint keys={['n']} />,
            onSelect: runs,
          },
        ],
      },
      {
        id: 'cars',
        label: 'Cars',
        commands: [
          { id: 'car-1', label: '2019 Volvo XC60', hint: '123 ABC', icon: Car, onSelect: runs },
          { id: 'car-2', label: '2021 Skoda Octavia', hint: '987 XYZ', icon: Car, onSelect: runs },
        ],
      },
    ],
  },
  render: (args) => <Live {...args} />,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    runs.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
};

export const NothingFound: Story = { args: { groups: [], inputValue: 'zzz' } };
export const Loading: Story = { args: { groups: [], loading: true, inputValue: 'vol' } };

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const box = await screen.findByPlaceholderText('Search or run a command');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(runs.mock.calls).toEqual([[{ value: 'car-1' }]]));
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: false });
  },
};

export const EscapeCloses: Story = {
  play: async ({ args }) => {
    const box = await screen.findByPlaceholderText('Search or run a command');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: false }));
  },
};

export const ItsKeyCloses: Story = {
  play: async ({ args }) => {
    const box = await screen.findByPlaceholderText('Search or run a command');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: false }));
  },
};
