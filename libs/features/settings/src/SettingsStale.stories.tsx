import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { SettingsStore } from './SettingsStore.ts';
import { server, settings } from './test/handlers.ts';
import { SettingsStory } from './test/SettingsStory.tsx';

/** Another administrator published first. */
const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Stale',
  component: SettingsStory,
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const path = '/api/partners/{id}/settings';
const before = settings();
const theirs = settings({
  version: 13,
  general: { ...before.general, partner_name: 'Northgate Cars' },
});

let asked = 0;
/** The settings change after they were loaded, and an update of the old version is rejected. */
const stale = (): Pick<Story, 'parameters' | 'beforeEach'> => ({
  beforeEach: () => {
    asked = 0;
  },
  parameters: server(
    undefined,
    mock.get(path, () => {
      asked += 1;
      return { settings: asked === 1 ? before : theirs };
    }),
    mock.patch(path, ({ body }) =>
      body.version === before.version
        ? problem('STALE_SETTINGS', 409)
        : {
            settings: {
              ...theirs,
              version: 14,
              general: { ...theirs.general, partner_name: body.general?.partner_name ?? '' },
            },
          },
    ),
  ),
});

const publishes = (store: SettingsStore): void => {
  store.set('general.partner_name', 'Northgate & Sons');
  void store.publish();
};

export const Stale: Story = {
  ...stale(),
  args: {
    onStore: (store) => {
      store.set('general.country_code', '44');
      void store.publish();
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent(/Rasmus Berg changed these settings/));
    await waitFor(() => expect(dialog).toHaveTextContent(/both can be kept/));
  },
};
export const StaleWithConflicts: Story = {
  ...stale(),
  args: { onStore: publishes },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent(/Both of you changed:.*Name/));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine and publish' }));
    await screen.findByText('Settings published');
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons'));
  },
};
export const TheirsLoaded: Story = {
  ...stale(),
  args: { onStore: publishes },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate Cars'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons'));
  },
};
export const StaleOnPhone: Story = {
  ...stale(),
  args: { onStore: publishes },
  globals: { viewport: { value: 'phone' } },
};
