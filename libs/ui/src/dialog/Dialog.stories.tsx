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

/** How a dialog comes in: by which animation, and for how many seconds. */
const entrance = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const { animationName, animationDuration } = getComputedStyle(await screen.findByRole('dialog'));
  return { name: animationName, seconds: Number.parseFloat(animationDuration) };
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

/** Shows a message while a panel is open; where both are, in px of the window. */
const message = async () => {
  const panel = await screen.findByRole('dialog');
  showToast({ title: 'Photo uploaded', duration: Infinity });
  const toast = await screen.findByRole('status');
  const button = within(panel).getByRole('button', { name: 'Send' });
  return {
    panel: () => panel.getBoundingClientRect(),
    button: () => button.getBoundingClientRect(),
    toast: () => toast.getBoundingClientRect(),
  };
};

export const MessagesStandBesideAPanel: Story = {
  render: (args) => <SidePanel {...args} />,
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => clearToasts,
  play: async () => {
    const { panel, toast } = await message();
    await waitFor(() => expect(toast().right).toBeLessThanOrEqual(panel().left));
    await expect(toast().left).toBeGreaterThan(0);
  },
};

export const MessagesStandAboveThePanelsButtons: Story = {
  ...MessagesStandBesideAPanel,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { button, toast } = await message();
    await waitFor(() => expect(toast().bottom).toBeLessThanOrEqual(button().top));
    await expect(toast().top).toBeGreaterThan(button().top / 2);
  },
};

/** It comes from where it stays, in less than 200 ms. */
export const PanelSlidesIn: Story = {
  render: () => <Opened kind="panel" />,
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const { name, seconds } = await entrance(canvasElement);
    await expect(name).toBe('slide-in-end');
    await expect(seconds).toBeLessThan(0.2);
    await expect(seconds).toBeGreaterThan(0.1);
  },
};

export const PanelWithReducedMotion: Story = {
  render: () => <Opened kind="panel" />,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect((await entrance(canvasElement)).seconds).toBeLessThan(0.001);
  },
};

/** Unmounted while open, as by the route that shows it. */
const Routed = () => {
  const [at, setAt] = useState(false);
  return (
    <div style={{ padding: 24, minHeight: 400 }}>
      <Button onClick={() => setAt(true)}>Open</Button>
      {at && <SidePanel {...meta.args} onOpenChange={() => setAt(false)} />}
    </div>
  );
};

/** What is left of a dialog right after its cross was pressed: pictures that move. */
const departure = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByRole('button', { name: 'Close' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { interval: 5 });
  return { dialog, animation: dialog.getAnimations()[0] };
};

const leaves: Story['play'] = async ({ canvasElement }) => {
  const { dialog, animation } = await departure(canvasElement);
  await expect(dialog.isConnected).toBe(true);
  await expect(dialog.closest('[inert]')).not.toBeNull();
  await expect(animation!.effect!.getTiming().duration as number).toBeLessThan(200);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  await expect(document.querySelector('[inert]')).toBeNull();
};

export const PanelSlidesOut: Story = {
  render: () => <Opened kind="panel" />,
  globals: { motion: 'full' },
  play: leaves,
};
export const PanelSlidesOutWithItsRoute: Story = {
  render: () => <Routed />,
  globals: { motion: 'full' },
  play: leaves,
};
export const PanelLeavesAtOnceWithReducedMotion: Story = {
  render: () => <Routed />,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const { dialog } = await departure(canvasElement);
    await expect(dialog.isConnected).toBe(false);
  },
};
