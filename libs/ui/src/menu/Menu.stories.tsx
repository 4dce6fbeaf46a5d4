import type { Meta, StoryObj } from '@storybook/react-vite';
import Archive from 'lucide-react/icons/archive';
import Eye from 'lucide-react/icons/eye';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Menu } from './index.ts';

const select = fn();
const rendered = fn();

function OnlyWhenOpen() {
  rendered();
  return <Menu.Item value="archive">Archive</Menu.Item>;
}

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu.Root,
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <Menu.Trigger asChild>
          <Button>Actions</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="Actions for Ann Lee">
          <Menu.Item value="follow-up" icon={Send} onSelect={select}>
            Follow-up
          </Menu.Item>
          <Menu.Item value="resend" icon={RefreshCw} disabled>
            Resend
          </Menu.Item>
          <Menu.Item value="view" icon={Eye} href="#report">
            View Report
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item value="archive" icon={Archive} shortcut="E" tone="danger">
            Archive
          </Menu.Item>
        </Menu.Content>
      </>
    ),
  },
  beforeEach: () => {
    select.mockClear();
    rendered.mockClear();
  },
} satisfies Meta<typeof Menu.Root>;

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
    await waitFor(() => expect(select).toHaveBeenCalledOnce());
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
    await waitFor(() => expect(select).toHaveBeenCalledOnce());
  },
};

/** A choice in a named group, as a menu of the kit's own button. */
export const Grouped: Story = {
  args: {
    positioning: { placement: 'bottom-end' },
    children: (
      <>
        <Menu.Trigger>Order</Menu.Trigger>
        <Menu.Content aria-label="Order">
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>Dealers by</Menu.ItemGroupLabel>
            <Menu.Item value="name" checked onSelect={select}>
              Name
            </Menu.Item>
            <Menu.Item value="newest" checked={false} count={3} onSelect={select}>
              Newest
            </Menu.Item>
          </Menu.ItemGroup>
        </Menu.Content>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
    const group = await screen.findByRole('group', { name: 'Dealers by' });
    await waitFor(() => expect(group).toBeVisible());
    await expect(within(group).getByRole('menuitemradio', { name: 'Name' })).toBeChecked();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(select).toHaveBeenCalledOnce());
  },
};

/** What is in the content renders when the menu opens, and where it was right-clicked. */
export const ByRightClick: Story = {
  args: {
    children: (
      <Menu.ContextTrigger>
        <Menu.Trigger>Actions</Menu.Trigger>
        <Menu.Content aria-label="Actions for Ann Lee">
          <OnlyWhenOpen />
        </Menu.Content>
      </Menu.ContextTrigger>
    ),
  },
  play: async ({ canvas }) => {
    await expect(rendered).not.toHaveBeenCalled();
    const row = canvas.getByRole('button', { name: 'Actions' }).parentElement!;
    await userEvent.pointer({ keys: '[MouseRight]', target: row });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
