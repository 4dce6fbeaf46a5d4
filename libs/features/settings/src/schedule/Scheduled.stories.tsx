import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { SettingsStore } from '../SettingsStore.ts';
import { scheduled, server } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Scheduled',
  component: SettingsStory,
  parameters: server(),
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;
type User = { click: (element: Element) => Promise<void> };

const path = '/api/partners/{id}/settings/scheduled';
const phone = { viewport: { value: 'phone' } };
const waits = (overrides = {}) =>
  server(
    undefined,
    mock.get(path, () => ({ scheduled: scheduled(undefined, overrides) })),
  );

const edit = (store: SettingsStore): void => {
  store.set('general.partner_name', 'Northgate Summer');
};

/** Opens the dialog and chooses a time. @param days from now */
const chooseTime = async (user: User, days: number): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('radio', { name: 'Later' }));
  const time = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 16);
  await fireEvent.change(await within(dialog).findByLabelText('Day and time'), {
    target: { value: time },
  });
  return dialog;
};

export const Waiting: Story = {
  parameters: waits(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Rasmus Berg scheduled changes\./)).toBeVisible();
  },
};
export const WaitingOnPhone: Story = { ...Waiting, globals: phone };

export const ListsItsChanges: Story = {
  parameters: waits(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View' }));
    const dialog = await screen.findByRole('dialog', { name: /^Scheduled for / });
    await waitFor(() => expect(dialog).toHaveTextContent(/Northgate Spring Sale/));
    await expect(within(dialog).getAllByRole('listitem').length).toBe(2);
  },
};

export const MovesBackToTheDraft: Story = {
  parameters: waits(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move back to draft' }));
    await screen.findByText('The changes are a draft again');
    await canvas.findByText('2 unpublished changes');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate Spring Sale');
    await expect(canvas.queryByText(/scheduled changes/)).toBeNull();
  },
};

export const StaysWhenTheServerDoesNotAnswer: Story = {
  parameters: server(
    undefined,
    mock.get(path, () => ({ scheduled: scheduled() })),
    mock.delete(path, () => problem('INTERNAL_ERROR', 500)),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move back to draft' }));
    await screen.findByText(/That didn’t work/);
    await canvas.findByText(/^Rasmus Berg scheduled changes\./);
  },
};

export const NoLongerFits: Story = {
  parameters: waits({
    settings: null,
    refused_reason: 'NO_LONGER_FITS',
    refused_field: 'flows.0.translations.0.locale_code',
  }),
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('alert');
    await waitFor(() => expect(note).toHaveTextContent(/no longer fit the current settings/));
    await userEvent.click(within(note).getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
export const NoLongerFitsOnPhone: Story = {
  parameters: NoLongerFits.parameters!,
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Another administrator takes the changes over: publishes or discards them as a draft. */
export const AuthorNotAllowed: Story = {
  parameters: waits({ refused_reason: 'AUTHOR_NOT_ALLOWED' }),
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('alert');
    await waitFor(() =>
      expect(note).toHaveTextContent(/Rasmus Berg can no longer change settings/),
    );
    await userEvent.click(within(note).getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move back to draft' }));
    await canvas.findByText('2 unpublished changes');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Schedules: Story = {
  args: { onStore: edit },
  play: async ({ canvas, userEvent }) => {
    const dialog = await chooseTime(userEvent, 7);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await screen.findByText(/^Scheduled for /);
    await canvas.findByText(/scheduled changes\. They’ll be published on/);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate Motors');
  },
};

export const ReplacesWhatWaits: Story = {
  parameters: waits(),
  args: { onStore: edit },
  play: async ({ userEvent }) => {
    const dialog = await chooseTime(userEvent, 7);
    await waitFor(() => expect(dialog).toHaveTextContent(/replaces what Rasmus Berg scheduled/));
  },
};
export const ReplacesWhatWaitsOnPhone: Story = { ...ReplacesWhatWaits, globals: phone };

export const NotInThePast: Story = {
  args: { onStore: edit },
  play: async ({ userEvent }) => {
    const dialog = await chooseTime(userEvent, -7);
    await within(dialog).findByText('Choose a time in the future, within a year');
    await expect(within(dialog).getByRole('button', { name: 'Schedule' })).toBeDisabled();
  },
};
