import type { Meta, StoryObj } from '@storybook/react-vite';
import Archive from 'lucide-react/icons/archive';
import Eye from 'lucide-react/icons/eye';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';

const select = fn();

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    label: 'Actions for Ann Lee',
    items: [
      { id: 'follow-up', label: 'Follow-up', icon: Send, onSelect: select },
      { id: 'resend', label: 'Resend', icon: RefreshCw, disabled: true },
      { id: 'view', label: 'View Report', icon: Eye, href: '#report' },
      {
        id: 'archive',
        label: 'Archive',
        icon: Archive,
        shortcut: 'E',
        tone: 'danger',
        separated: true,
      },
    ],
    onOpenChange: fn(),
    trigger: (trigger) => <Button {...trigger}>Actions</Button>,
  },
  beforeEach: () => {
    select.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('menu')).toHaveAccessibleName('Actions for Ann Lee'),
    );
    await expect(screen.getByRole('menuitem', { name: 'Resend' })).toHaveAttribute('aria-disabled');
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: true });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(select.mock.calls).toEqual([[{ value: 'follow-up' }]]));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await screen.findByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Follow-up' }));
    await waitFor(() => expect(select.mock.calls).toEqual([[{ value: 'follow-up' }]]));
  },
};
