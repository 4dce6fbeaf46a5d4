import { type Shortcut, useShortcuts } from '@forecourt/platform/shortcuts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { KeyboardHelp } from './KeyboardHelp.tsx';

const words = (defaultMessage: string) => ({ id: `story ${defaultMessage}`, defaultMessage });

interface PageProps {
  shortcuts: readonly Shortcut[];
}

/** A page with these shortcuts and the key that opens the help. */
function Page({ shortcuts }: PageProps) {
  const [open, setOpen] = useState(false);
  useShortcuts(shortcuts);
  useShortcuts([
    {
      keys: ['?'],
      label: words('Keyboard shortcuts'),
      scope: 'everywhere',
      run: () => setOpen(true),
    },
    {
      keys: ['mod', 'k'],
      label: words('Search everything'),
      scope: 'everywhere',
      run: () => undefined,
    },
  ]);
  return (
    <main>
      <label>
        Search <input />
      </label>
      <KeyboardHelp open={open} onClose={() => setOpen(false)} />
    </main>
  );
}

const list: PageProps['shortcuts'] = [
  { keys: ['/'], label: words('Search'), run: () => undefined },
  { keys: ['j'], label: words('Next row'), run: () => undefined },
  { keys: ['k'], label: words('Previous row'), run: () => undefined },
  { keys: ['Enter'], label: words('Open the row') },
];

const meta: Meta<typeof Page> = {
  title: 'Screens/Frame/Commands/Keyboard help',
  component: Page,
  args: { shortcuts: list },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Page>;

const open = async (): Promise<void> => {
  await screen.findByRole('textbox', { hidden: true });
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
};

export const List: Story = {
  play: async () => {
    await open();
    await screen.findByText('Next row');
    await screen.findByText('Search everything');
  },
};
export const OnPhone: Story = { ...List, globals: { viewport: { value: 'phone' } } };
export const WithoutItsOwn: Story = {
  args: { shortcuts: [] },
  play: async () => {
    await open();
    await screen.findByText('This page has no shortcuts of its own.');
  },
};

export const OffWhileTyping: Story = {
  play: async () => {
    const box = await screen.findByRole('textbox');
    await userEvent.type(box, '?');
    await waitFor(() => expect(box).toHaveValue('?'));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
