import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { clearToasts, showToast } from '../toast/toastStore.ts';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Modal, SidePanel } from './Dialog.tsx';

const back = fn();

const meta = {
  title: 'Components/Overlays/Dialogs',
  component: Modal,
  args: {
    title: 'Request a Trade in',
    onOpenChange: fn(),
    children: <TextField label="Name" value="" onChange={() => undefined} />,
    footer: <Button variant="solid">Send</Button>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

const Opened = ({ kind }: { kind: 'modal' | 'panel' }) => {
  const [open, setOpen] = useState(false);
  const Part = kind === 'modal' ? Modal : SidePanel;
  return (
    <div style={{ padding: 24, minHeight: 400 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Part {...meta.args} open={open} onOpenChange={({ open }) => setOpen(open)} />
    </div>
  );
};

const keepsFocus: Story['play'] = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Request a Trade in' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
};

export const ModalOpen: Story = {};
export const ModalKeepsFocus: Story = { render: () => <Opened kind="modal" />, play: keepsFocus };
export const PanelOpen: Story = { render: (args) => <SidePanel {...args} /> };
export const PanelKeepsFocus: Story = { render: () => <Opened kind="panel" />, play: keepsFocus };

export const ClosingGoesBack: Story = {
  args: { closeGoesBack: true },
  decorators: [
    (Story) => (
      <NavigationProvider value={{ Link: (props) => <a {...props} />, back }}>
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ args }) => {
    back.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(back).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      danger
      title="Archive this request?"
      confirmLabel="Archive"
      onConfirm={fn()}
      onOpenChange={fn()}
    >
      Ann Lee will not be reminded any more.
    </ConfirmDialog>
  ),
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Archive this request?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

const undo = fn();

export const MessagesStayWithinReach: Story = {
  beforeEach: () => {
    undo.mockClear();
    return clearToasts;
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    showToast({ title: 'Archived', action: { label: 'Undo', onClick: undo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
