import type { KeptSetting } from '@forecourt/contract';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { earlier, server, settings, versions } from '../test/handlers.ts';
import { SettingsStory } from '../test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings/Version history',
  component: SettingsStory,
  args: { area: 'sections' },
  parameters: server(),
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;
type User = { click: (element: Element) => Promise<void> };

const list = '/api/partners/{id}/settings/versions';
const one = '/api/partners/{id}/settings/versions/{version}';
const restore = '/api/partners/{id}/settings/versions/{version}/restore';

const section = (): HTMLElement => screen.getByRole('region', { name: 'Version history' });

const show = async (user: User): Promise<void> => {
  const region = await screen.findByRole('region', { name: 'Version history' });
  await user.click(within(region).getByRole('button', { name: 'Show' }));
};

/** Presses a button of the version before the current one. */
const press = async (user: User, action: string): Promise<void> => {
  await show(user);
  const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${action}: version`) });
  await user.click(buttons[action === 'View' ? 1 : 0]!);
};

const phone = { viewport: { value: 'phone' } };

export const Versions: Story = {
  play: async ({ userEvent }) => {
    await show(userEvent);
    const items = await within(section()).findAllByRole('listitem');
    await expect(items.length).toBe(versions.length);
    // the current version has nothing to be compared with or restored to
    await expect(within(items[0]!).getByText('Current')).toBeVisible();
    await expect(within(items[0]!).getAllByRole('button').length).toBe(1);
    await expect(within(items[1]!).getByText(/^Restored from version of /)).toBeVisible();
    await expect(within(items[1]!).getAllByRole('button').length).toBe(3);
    await expect(within(items[4]!).getByText('First settings')).toBeVisible();
  },
};
export const VersionsOnPhone: Story = { ...Versions, globals: phone };

export const VersionsLoading: Story = {
  parameters: server(
    undefined,
    mock.get(list, () => never()),
  ),
  play: async ({ userEvent }) => {
    await show(userEvent);
    await screen.findByRole('status', { name: 'Version history' });
  },
};

export const VersionsEmpty: Story = {
  parameters: server(
    undefined,
    mock.get(list, () => ({ versions: [], metadata: { after: null } })),
  ),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    await waitFor(() => expect(canvas.getByText('Nothing has been published yet')).toBeVisible());
    await expect(canvas.getByText(/to view, compare and restore/)).toBeVisible();
  },
};

let failing = true;
export const VersionsFailed: Story = {
  beforeEach: () => {
    failing = true;
  },
  parameters: server(
    undefined,
    mock.get(list, () => (failing ? broken() : { versions, metadata: { after: null } })),
  ),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    failing = false;
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByText('First settings')).toBeVisible());
  },
};

export const VersionsOfPages: Story = {
  parameters: server(
    undefined,
    mock.get(list, ({ query }) =>
      query.after
        ? { versions: versions.slice(2), metadata: { after: null } }
        : { versions: versions.slice(0, 2), metadata: { after: 'next' } },
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await show(userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier versions' }));
    await waitFor(() => expect(canvas.getByText('First settings')).toBeVisible());
  },
};

export const OneVersion: Story = {
  parameters: server(
    undefined,
    mock.get(list, () => ({ versions: versions.slice(0, 1), metadata: { after: null } })),
  ),
  play: async ({ userEvent }) => {
    await show(userEvent);
    await within(section()).findByText('Current');
    await expect(within(section()).queryByRole('button', { name: /^Restore/ })).toBeNull();
  },
};

/** The previews have the version's values: not those of now, not those of the draft. */
export const LookingAtAVersion: Story = {
  args: {
    onStore: (store) => {
      store.set('general.partner_name', 'Draft Motors');
      store.set('theme.ui_secondary_1', '#008000');
    },
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'View');
    const dialog = await screen.findByRole('dialog', { name: /^Version of / });
    const pages = await waitFor(async () => {
      const frames = [...dialog.querySelectorAll('iframe')];
      await expect(frames.length).toBe(3);
      await expect(frames[0]!.contentDocument!.body).toHaveTextContent(/^Northgate(?! Motors)/);
      return frames.map((frame) => frame.contentDocument!.documentElement);
    });
    await expect(pages[0]).toHaveTextContent('Three minutes and a few photos.');
    await waitFor(async () => {
      const colors = pages.map((page) => page.style.getPropertyValue('--partner-accent-solid'));
      await expect(new Set(colors)).toEqual(new Set(['#7a4e9e']));
    });
    await within(dialog).findByText(/^Northgate: /);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Claims' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: 'Claims' })).toBeChecked(),
    );
  },
};
export const LookingOnPhone: Story = { ...LookingAtAVersion, globals: phone };

export const VersionLoading: Story = {
  parameters: server(
    undefined,
    mock.get(one, () => never()),
  ),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Compare with now');
    await screen.findByRole('status', { name: 'Loading the version' });
  },
};

export const VersionFailed: Story = {
  beforeEach: () => {
    failing = true;
  },
  parameters: server(
    undefined,
    mock.get(one, () => (failing ? broken() : { settings: earlier, kept: [] })),
  ),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Compare with now');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    failing = false;
    await userEvent.click(retry);
    await screen.findByText('Time zone');
  },
};

const kept: KeptSetting[] = [
  { area: 'GENERAL', flow: null, field: 'logo' },
  { area: 'LANGUAGES', flow: null, field: 'translations' },
  { area: 'CONTENT', flow: 'CLAIM', field: 'follow_up' },
];
const keeping = {
  parameters: server(
    settings({
      flows: settings().flows.map((flow) => ({
        ...flow,
        content: { ...flow.content, invite_text: 'Five minutes and a few good photos.' },
      })),
    }),
    mock.get(one, () => ({ settings: earlier, kept })),
  ),
} satisfies Story;

/** Colors as samples, texts by words, sections and lists by their names. */
export const ComparingAVersion: Story = {
  ...keeping,
  play: async ({ userEvent }) => {
    await press(userEvent, 'Compare with now');
    const dialog = await screen.findByRole('dialog', { name: /compared with now$/ });
    const color = await within(dialog).findByText('#7A4E9E');
    await expect(color.querySelector('[aria-hidden]')).toHaveStyle({
      backgroundColor: 'rgb(122, 78, 158)',
    });
    await expect(
      [...dialog.querySelectorAll('del')].map((del) => del.lastChild!.textContent),
    ).toEqual(['Three ']);
    await expect(
      [...dialog.querySelectorAll('ins')].map((ins) => ins.lastChild!.textContent),
    ).toEqual(['Five ', 'good ']);
    await waitFor(() => expect(within(dialog).getByText('Logo')).toBeVisible());
    await expect(within(dialog).getByText('Claims: Reminder')).toBeVisible();
  },
};
export const ComparingOnPhone: Story = { ...ComparingAVersion, globals: phone };

export const NothingToCompare: Story = {
  parameters: server(
    undefined,
    mock.get(one, () => ({ settings: { ...settings(), version: 11 }, kept: [] })),
  ),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Compare with now');
    const dialog = await screen.findByRole('dialog', { name: /compared with now$/ });
    await within(dialog).findByText('Nothing differs from the current settings.');
    // and so there is nothing to restore
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    const question = await screen.findByRole('alertdialog', { name: /^Restore the version of / });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Restore' })).toBeDisabled(),
    );
  },
};

/** What changes, what stays, and what becomes of the draft. */
export const AskingToRestore: Story = {
  ...keeping,
  args: { onStore: (store) => store.set('general.country_code', '44') },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Restore');
    const question = await screen.findByRole('alertdialog', { name: /^Restore the version of / });
    await within(question).findByText('Time zone');
    await waitFor(() =>
      expect(within(question).getByText('Languages and translation files')).toBeVisible(),
    );
    await expect(
      within(question).getByText('Your unpublished change stays in your draft.'),
    ).toBeVisible();
  },
};
export const AskingToRestoreOnPhone: Story = { ...AskingToRestore, globals: phone };

const confirm = async (user: User): Promise<HTMLElement> => {
  await press(user, 'Restore');
  const question = await screen.findByRole('alertdialog', { name: /^Restore the version of / });
  const button = within(question).getByRole('button', { name: 'Restore' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return question;
};

export const Restored: Story = {
  args: { area: 'general', onStore: (store) => store.set('general.country_code', '44') },
  play: async ({ canvas, userEvent }) => {
    await confirm(userEvent);
    await waitFor(() => expect(screen.getByText('Version restored')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate'));
    // the draft is still there
    await expect(canvas.getByText('1 unpublished change')).toBeVisible();
  },
};

export const Restoring: Story = {
  parameters: server(
    undefined,
    mock.post(restore, () => never()),
  ),
  play: async ({ userEvent }) => {
    const question = await confirm(userEvent);
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Cancel' })).toBeDisabled(),
    );
  },
};

export const RestoreFailed: Story = {
  beforeEach: () => {
    failing = true;
  },
  parameters: server(
    undefined,
    mock.post(restore, () =>
      failing ? problem('INTERNAL_ERROR', 500) : { settings: { ...earlier, version: 13 } },
    ),
  ),
  play: async ({ userEvent }) => {
    const question = await confirm(userEvent);
    await within(question).findByRole('alert');
    failing = false;
    await userEvent.click(within(question).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('Version restored')).toBeVisible());
  },
};

let published = 12;
/** Someone else published meanwhile: the list compares with theirs, and the next press restores. */
export const RestoreStale: Story = {
  beforeEach: () => {
    published = 12;
  },
  parameters: server(
    undefined,
    mock.get('/api/partners/{id}/settings', () => ({ settings: settings({ version: published }) })),
    mock.post(restore, ({ body }) => {
      published = 13;
      return body.version === 13
        ? { settings: { ...earlier, version: 14 } }
        : problem('STALE_SETTINGS', 409);
    }),
  ),
  play: async ({ userEvent }) => {
    const question = await confirm(userEvent);
    await expect(await within(question).findByRole('alert')).toHaveTextContent(
      /^Someone else just published/,
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('Version restored')).toBeVisible());
  },
};
