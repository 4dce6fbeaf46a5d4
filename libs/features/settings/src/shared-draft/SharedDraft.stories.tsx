import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { KeptDraft } from '../draft/KeptDrafts.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { server, settings, sharedDraft } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Shared draft',
  component: SettingsStory,
  parameters: server(),
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const drafts = '/api/partners/{id}/settings/drafts';
const phone = { viewport: { value: 'phone' } };
const draftId = 'q3T0cW8pR5yXn1Zk7Lb2vA';
const now = settings();

const edit = (store: SettingsStore): void => {
  store.set('general.partner_name', 'Northgate Summer');
};
const opens = (answer: Parameters<typeof mock.get<`${typeof drafts}/{draftId}`>>[1]) =>
  server(now, mock.get(`${drafts}/{draftId}`, answer));

export const Shares: Story = {
  args: { onStore: edit },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share draft' });
    await expect(await within(dialog).findByLabelText('Link')).toHaveValue(
      `https://forecourt.test/settings/general?draft=${draftId}&branch=northgate`,
    );
    await waitFor(() => expect(dialog).toHaveTextContent(/can open this draft until/));
    await within(dialog).findByRole('button', { name: 'Copy link' });
  },
};
export const SharesOnPhone: Story = { ...Shares, globals: phone };

export const Sharing: Story = {
  args: { onStore: edit },
  parameters: server(
    now,
    mock.post(drafts, () => new Promise<never>(() => undefined)),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share draft' }));
    await screen.findByRole('status', { name: 'Creating the link' });
  },
};

let isOffline = true;

/** The same press works once the server answers again. */
export const SharedAgainAfterFailure: Story = {
  args: { onStore: edit },
  beforeEach: () => {
    isOffline = true;
  },
  parameters: server(
    now,
    mock.post(drafts, () =>
      isOffline ? problem('INTERNAL_ERROR', 500) : { draft: sharedDraft(now) },
    ),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Share draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share draft' });
    await within(dialog).findByText('The link couldn’t be created');
    isOffline = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await within(dialog).findByLabelText('Link');
  },
};

export const OpenedByColleague: Story = {
  args: { draftId },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Draft by Mia Novak, .*2026/);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate Spring Sale');
    await canvas.findByText('2 unpublished changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Show published settings' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue(now.general.partner_name);
    await expect(canvas.queryByText(/^Draft by/)).toBeNull();
  },
};

export const Opened: Story = {
  args: { draftId },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Draft by Mia Novak, .*2026/);
  },
};
export const OpenedOnPhone: Story = { ...Opened, globals: phone };

const kept: KeptDraft = {
  version: now.version,
  at: '2026-03-10T14:20:00.000Z',
  changes: [
    { key: 'general.partner_name', base: now.general.partner_name, value: 'Northgate & Sons' },
  ],
  sending: false,
};

export const OwnDraftIsKept: Story = {
  args: { draftId, kept },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Your own draft is kept\./);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate Spring Sale');
    await userEvent.click(canvas.getByRole('button', { name: 'Show published settings' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons');
  },
};

export const EditsAreKept: Story = {
  args: { draftId, keptShared: kept },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your changes to it from 10\.03\.2026 .* are still here\./);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons');
  },
};
export const EditsAreKeptOnPhone: Story = { ...EditsAreKept, globals: phone };

export const Gone: Story = {
  args: { draftId },
  parameters: opens(() => problem('NOT_FOUND', 404)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This draft isn’t available\./);
    await expect(canvas.getByLabelText('Name')).toHaveValue(now.general.partner_name);
  },
};
export const GoneOnPhone: Story = { ...Gone, globals: phone };

export const OfAForeignBranch: Story = {
  args: { onStore: (store) => store.shared.refuse(draftId) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^This draft belongs to a branch you don’t have access to\./);
    await expect(canvas.getByLabelText('Name')).toHaveValue(now.general.partner_name);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByText(/^This draft belongs to/)).toBeNull();
  },
};

export const GoneDismissed: Story = {
  ...Gone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^This draft isn’t available\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.queryByText(/^This draft isn’t available\./)).toBeNull();
  },
};

export const NoLongerFits: Story = {
  args: { draftId },
  parameters: opens(() => ({
    draft: sharedDraft(now, { settings: null, refused_field: 'general.time_zone' }),
  })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^The draft by Mia Novak from .* no longer fits/);
  },
};

export const OpenedAgainAfterFailure: Story = {
  args: { draftId },
  beforeEach: () => {
    isOffline = true;
  },
  parameters: opens(() =>
    isOffline ? problem('INTERNAL_ERROR', 500) : { draft: sharedDraft(now) },
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^The shared draft couldn’t be loaded\./);
    isOffline = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText(/^Draft by Mia Novak/);
  },
};
