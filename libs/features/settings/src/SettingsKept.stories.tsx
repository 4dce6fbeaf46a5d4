import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { KeptDraft } from './draft/KeptDrafts.ts';
import { server, settings } from './test/handlers.ts';
import { SettingsStory } from './test/SettingsStory.tsx';

const now = settings();

/** Two changes that were not published when the page was closed. */
const kept: KeptDraft = {
  version: now.version,
  at: '2026-03-10T14:20:00.000Z',
  changes: [
    {
      key: 'general.partner_name',
      base: now.general.partner_name,
      value: 'Northgate & Sons',
    },
    { key: 'theme.ui_secondary_1', base: now.theme.ui_secondary_1, value: '#8A2846' },
  ],
  sending: false,
};

/** Changes of an earlier visit, stored on the device. */
const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Kept',
  component: SettingsStory,
  args: { kept },
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

/** They are restored in the fields. */
export const Kept: Story = {
  parameters: server(now),
  play: async ({ canvas }) => {
    const note = await canvas.findByText(
      /^Your unpublished changes from .*2026.* are still here\.$/,
    );
    await waitFor(() => expect(note).toBeVisible());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Publish' })).toHaveTextContent(
        '2 unpublished changes',
      ),
    );
  },
};
export const KeptOnPhone: Story = { ...Kept, globals: { viewport: { value: 'phone' } } };

/** One press is enough; undo restores them. */
export const KeptAndDiscarded: Story = {
  parameters: server(now),
  play: async ({ canvas, userEvent }) => {
    const [discard] = await canvas.findAllByRole('button', { name: 'Discard' });
    await userEvent.click(discard!);
    await waitFor(() => expect(canvas.queryByText(/are still here/)).toBeNull());
    await waitFor(() =>
      expect(canvas.getByLabelText('Name')).toHaveValue(now.general.partner_name),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons'));
  },
};

export const NoteHidden: Story = {
  parameters: server(now),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide this note' }));
    await waitFor(() => expect(canvas.queryByText(/are still here/)).toBeNull());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons');
  },
};

/** Another administrator has published the same field since then. */
export const KeptAndStale: Story = {
  parameters: server(
    settings({ version: 13, general: { ...now.general, partner_name: 'Northgate Cars' } }),
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent(/Both of you changed:.*Name/));
  },
};

/** A picture was being uploaded when the page was closed. */
export const FileNotKept: Story = {
  parameters: server(now),
  args: { kept: { ...kept, sending: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/was still uploading/)).toBeVisible());
  },
};
export const FileNotKeptOnPhone: Story = {
  ...FileNotKept,
  globals: { viewport: { value: 'phone' } },
};
