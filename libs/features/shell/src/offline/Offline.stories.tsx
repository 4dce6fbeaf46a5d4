import { newTask, type Task } from '@forecourt/platform/queue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Act } from './acts.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { WaitingDialog, type WaitingDialogProps } from './WaitingDialog.tsx';

const archive = (requestId: string, name: string, code?: string): Task<Act> => ({
  ...newTask<Act>({ key: `archive:${requestId}`, meta: { type: 'archive', requestId, name } }),
  refusal: code ? { code } : null,
});

const restore = (requestId: string, name: string): Task<Act> => ({
  ...archive(requestId, name),
  meta: { type: 'restore', requestId, name },
});

const meta: Meta<typeof OfflineNotice> = {
  title: 'Screens/Frame/Offline',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: { offline: true, waiting: 0, refused: 0, onShow: fn() },
};
export default meta;

type Story = StoryObj<typeof OfflineNotice>;

const says =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text);
  };

export const Offline: Story = { play: says('You’re offline. Your input is saved') };
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const WithOneChange: Story = {
  args: { waiting: 1 },
  play: says('You’re offline. 1 change is waiting to be sent.'),
};
export const WithChanges: Story = {
  args: { waiting: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const OnItsWay: Story = {
  args: { offline: false, waiting: 2 },
  play: says('2 changes are waiting to be sent.'),
};
export const NotAccepted: Story = {
  args: { offline: false, refused: 1 },
  play: says('1 change was not accepted.'),
};
export const OnPhone: Story = {
  args: { waiting: 12 },
  globals: { viewport: { value: 'phone' } },
};
export const PseudoLocaleOnPhone: Story = {
  args: { waiting: 12 },
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { waiting: 3 }, globals: { scheme: 'dark' } };

const onReload = fn();
const onLater = fn();

/** Offered, never forced: the page stays as it is. */
export const NewVersion: Story = {
  render: () => <UpdateNotice onReload={onReload} onLater={onLater} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready.');
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(onLater).toHaveBeenCalled();
    await expect(onReload).not.toHaveBeenCalled();
  },
};

const onDiscard = fn();
const takeBack = fn();

const dialog = (more: Partial<WaitingDialogProps>): Pick<Story, 'render'> => ({
  render: () => (
    <WaitingDialog open onClose={fn()} acts={[]} messages={[]} onDiscard={onDiscard} {...more} />
  ),
});

/** Everything that waits, each with a way to give it up. */
export const WhatWaits: Story = {
  ...dialog({
    acts: [
      archive('r1', 'Emma Evans'),
      archive('r2', '2019 Volvo XC60'),
      restore('r3', 'Otto Orr'),
    ],
    messages: [{ key: 'm1', text: 'Could you send us the service book?', takeBack }],
  }),
  play: async () => {
    await screen.findByRole('button', { name: 'Discard: Restore Otto Orr' });
    const discard = await screen.findByRole('button', { name: 'Discard: Archive Emma Evans' });
    await userEvent.click(discard);
    await expect(onDiscard).toHaveBeenCalledWith('archive:r1');
    await userEvent.click(screen.getByRole('button', { name: /^Move to draft/ }));
    await expect(takeBack).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  ...dialog({ acts: [archive('r1', 'Emma Evans', 'NOT_FOUND'), archive('r2', 'Otto Orr')] }),
  play: async () => {
    await expect(await screen.findByText(/Not accepted/)).toBeInTheDocument();
  },
};
export const NothingWaits: Story = {
  ...dialog({}),
  play: async () => {
    await expect(await screen.findByText('Everything has been sent')).toBeInTheDocument();
  },
};
export const WhatWaitsOnPhone: Story = {
  ...dialog({
    acts: [archive('r1', 'Wilhelmina Konstantinopoulou-Featherstonehaugh von und zu Hohenlohe')],
    messages: [{ key: 'm1', text: 'A long word: '.concat('a'.repeat(120)), takeBack }],
  }),
  globals: { viewport: { value: 'phone' } },
};
