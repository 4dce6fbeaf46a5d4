import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Modal } from '../dialog/Dialog.tsx';
import { Stack } from '../layout/index.ts';
import { ListRow } from '../list-row/ListRow.tsx';
import { Menu } from '../menu/index.ts';
import { Picker } from '../picker/Picker.tsx';
import { Popover } from '../popover/Popover.tsx';
import { Select } from '../select/Select.tsx';

const opened = fn((event: MouseEvent) => event.preventDefault());
const closed = fn();
const options = ['Audi', 'Volvo'].map((label) => ({ value: label, label }));

/** One of each kind, over a row that a press opens. */
function Page() {
  return (
    <Stack gap="3">
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>Menu</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="Actions">
          <Menu.Item value="archive">Archive</Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <Popover label="Filters" trigger={(trigger) => <Button {...trigger}>Popover</Button>}>
        <Select label="Make" value="Audi" options={options} onValueChange={fn()} />
      </Popover>
      <Picker
        label="Cars"
        options={options}
        value="Audi"
        emptyText="None"
        onValueChange={fn()}
        trigger={(trigger) => <Button {...trigger}>Picker</Button>}
      />
      <div onClickCapture={opened} role="presentation">
        <ListRow
          title="Ann Lee"
          href="#report"
          menu={[{ id: 'resend', label: 'Resend' }]}
          menuLabel="Actions for Ann Lee"
        />
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Outside press',
  component: Page,
  beforeEach: () => {
    opened.mockClear();
    closed.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a press beside a dialog lands: nothing below it takes one. */
const beside = (): HTMLElement => document.documentElement;

const row = (): HTMLElement => screen.getByRole('link', { name: 'Ann Lee' });

async function isOpen(role: string, name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole(role, { name })).toBeVisible());
}

async function isClosed(role: string, name: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());
}

/** Opens it, and expects of a press on the row that it closes it, and of the next that it opens. */
const closesOnly =
  (button: string, role: string, name: string): Story['play'] =>
  async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: button });
    await userEvent.click(trigger);
    await isOpen(role, name);
    await userEvent.click(row());
    await isClosed(role, name);
    await expect(opened).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(row());
    await expect(opened).toHaveBeenCalledOnce();
  };

export const ClosesAMenu: Story = { play: closesOnly('Menu', 'menu', 'Actions') };
export const ClosesAPopover: Story = { play: closesOnly('Popover', 'dialog', 'Filters') };
export const ClosesAPicker: Story = { play: closesOnly('Picker', 'dialog', 'Cars') };

export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await isOpen('menu', 'Actions');
    const tap = { keys: '[TouchA]', target: row() };
    await userEvent.pointer(tap);
    await isClosed('menu', 'Actions');
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.pointer(tap);
    await expect(opened).toHaveBeenCalledOnce();
  },
};

export const OneLevelAtATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Popover' }));
    await isOpen('dialog', 'Filters');
    await userEvent.click(screen.getByRole('combobox', { name: 'Make' }));
    await isOpen('listbox', 'Make');
    await userEvent.click(row());
    await isClosed('listbox', 'Make');
    await isOpen('dialog', 'Filters');
    await userEvent.click(row());
    await isClosed('dialog', 'Filters');
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const ADialogStaysBelowItsMenu: Story = {
  render: () => (
    <Modal title="Share" onOpenChange={closed}>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button>More</Button>
        </Menu.Trigger>
        <Menu.Content aria-label="More">
          <Menu.Item value="copy">Copy</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </Modal>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await isOpen('menu', 'More');
    await userEvent.click(beside());
    await isClosed('menu', 'More');
    await expect(closed).not.toHaveBeenCalled();
    await userEvent.click(beside());
    await waitFor(() => expect(closed).toHaveBeenCalledWith({ open: false }));
  },
};

export const KeysStillPress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await isOpen('menu', 'Actions');
    // A press that ends elsewhere has no click to take away.
    await userEvent.pointer({ keys: '[MouseLeft>]', target: row() });
    await isClosed('menu', 'Actions');
    row().focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};
