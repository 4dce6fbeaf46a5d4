import { broken, mock, never, offline, problem } from '@forecourt/testing';
import { type SectionName, sectionNames } from '@forecourt/contract';
import { makeNeeds } from '@forecourt/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { SettingsStore } from './SettingsStore.ts';
import { server, settings } from './test/handlers.ts';
import { SettingsStory } from './test/SettingsStory.tsx';

const meta: Meta<typeof SettingsStory> = {
  title: 'Screens/Administration/Settings',
  component: SettingsStory,
  parameters: server(),
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof SettingsStory>;

const path = '/api/partners/{id}/settings';
const onPhone: Story['globals'] = { viewport: { value: 'phone' } };

/** Starts with an unpublished change. */
const changed = (change: (store: SettingsStore) => void): Pick<Story, 'args'> => ({
  args: { onStore: change },
});
const rename = (store: SettingsStore): void =>
  store.set('general.partner_name', 'Northgate & Sons');
const bar = () => screen.findByRole('region', { name: 'Publish' });
const press = async (name: string | RegExp, user: { click: (e: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name }));

export const Loading: Story = {
  parameters: server(
    undefined,
    mock.get(path, () => never()),
  ),
};
export const Failed: Story = {
  parameters: { layout: 'fullscreen', msw: { handlers: offline() } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/could not be loaded/));
  },
};
export const Forbidden: Story = {
  args: { mayEdit: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Only administrators can change settings');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const ForbiddenByTheServer: Story = {
  parameters: server(
    undefined,
    mock.get(path, () => problem('FORBIDDEN', 403)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Only administrators can change settings');
  },
};
export const General: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate Motors'));
  },
};
export const GeneralOnPhone: Story = { globals: onPhone };
export const GeneralDark: Story = { globals: { scheme: 'dark' } };
export const Theme: Story = { args: { area: 'theme' } };
export const ThemeOnPhone: Story = { args: { area: 'theme' }, globals: onPhone };
export const ThemeDark: Story = { args: { area: 'theme' }, globals: { scheme: 'dark' } };
export const Content: Story = { args: { area: 'content' } };
export const ContentOnPhone: Story = { args: { area: 'content' }, globals: onPhone };
export const Sections: Story = { args: { area: 'sections' } };
/** Enough customers have sent a report: their time stands beside the estimate. */
export const SectionsLearned: Story = {
  args: { area: 'sections' },
  parameters: server(
    settings(),
    mock.get('/api/insights/steps', () => ({
      sections: [
        {
          section: 'vin' as const,
          is_asked: true,
          reached: 225,
          reached_before: 209,
          stopped: 14,
          stopped_before: 21,
          refused: 1,
          median_seconds: 41,
        },
      ],
      median_seconds: 306,
    })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Your customers take 5 minutes/);
    await expect(canvas.getByText('customers 41 s').closest('li')).toHaveTextContent(/^VIN/);
  },
};
export const SectionsOnPhone: Story = { args: { area: 'sections' }, globals: onPhone };
export const SectionsDark: Story = { args: { area: 'sections' }, globals: { scheme: 'dark' } };

export const Dirty: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText('Name');
    await userEvent.type(name, ' & Sons');
    await waitFor(async () => expect(await bar()).toHaveTextContent('1 unpublished change'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^General/ })).toHaveTextContent('1'),
    );
  },
};
export const DirtyOnPhone: Story = { ...changed(rename), globals: onPhone };

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Public email'), '@');
    await waitFor(() => expect(canvas.getByText('Please fill this in')).toBeVisible());
    await press('Publish', userEvent);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Publish')!,
    );
    await waitFor(async () => expect(await bar()).toHaveTextContent(/Fix the marked fields/));
  },
};

/** Presses Publish in the bar, and again in the confirmation. */
const publish = async (user: { click: (e: Element) => Promise<void> }): Promise<void> => {
  await waitFor(async () => expect(await bar()).toHaveTextContent(/unpublished/));
  await press('Publish', user);
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
  await user.click(
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Publish')!,
  );
};

export const RefusedByTheServer: Story = {
  ...changed(rename),
  parameters: server(
    undefined,
    mock.patch(path, () =>
      problem('INVALID_FORMAT', 422, {
        errors: [{ field: 'general.partner_name', code: 'INVALID_FORMAT' }],
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await publish(userEvent);
    await waitFor(() => expect(canvas.getByText(/rejected this/)).toBeVisible());
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons');
  },
};
export const AskingToPublish: Story = {
  ...changed((store) => {
    rename(store);
    store.set('theme.ui_secondary_1', '#8A2846');
    store.set('sections.TRADE.vin', 'off');
    store.set('content.CLAIM.invite_title', 'Dented? Show us.');
  }),
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await bar()).toHaveTextContent('4 unpublished changes'));
    await press('Publish', userEvent);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveTextContent('Publish 4 changes?'));
    await waitFor(() => expect(dialog).toHaveTextContent('Claims: Invite page title'));
  },
};
export const Saving: Story = {
  ...changed(rename),
  parameters: server(
    undefined,
    mock.patch(path, () => never()),
  ),
  play: async ({ userEvent }) => {
    await publish(userEvent);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeTruthy());
  },
};
export const Saved: Story = {
  ...changed(rename),
  play: async ({ canvas, userEvent }) => {
    await publish(userEvent);
    await screen.findByText('Settings published');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Publish' })).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons'));
  },
};
export const OfflineKeepsTheDraft: Story = {
  ...changed(rename),
  parameters: server(
    undefined,
    mock.patch(path, () => broken()),
  ),
  play: async ({ canvas, userEvent }) => {
    await publish(userEvent);
    await waitFor(async () => expect(await bar()).toHaveTextContent(/changes are saved/));
    await waitFor(() => expect(screen.getAllByText(/changes are saved/).length).toBe(2));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons');
  },
};
export const UnexpectedFailure: Story = {
  ...changed(rename),
  parameters: server(
    undefined,
    mock.patch(path, () => problem('INTERNAL_ERROR', 500)),
  ),
  play: async ({ userEvent }) => {
    await publish(userEvent);
    await waitFor(async () => expect(await bar()).toHaveTextContent(/Your changes are kept/));
  },
};

export const AskingToDiscard: Story = {
  ...changed(rename),
  play: async ({ userEvent }) => {
    await press('Discard', userEvent);
    await screen.findByRole('alertdialog', { name: 'Discard all changes?' });
  },
};
export const DiscardedAndUndone: Story = {
  ...changed(rename),
  play: async ({ canvas, userEvent }) => {
    await press('Discard', userEvent);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Discard')!,
    );
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate Motors'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Undo', userEvent);
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Northgate & Sons'));
  },
};
export const AskingToLeave: Story = {
  ...changed(rename),
  args: { ...changed(rename).args, leaving: true },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Leave without publishing?' });
  },
};

const long = 'Konstantinopoulou-Featherstonehaugh International Automotive Remarketing';
export const LongNames: Story = {
  parameters: server(
    settings({
      general: {
        ...settings().general,
        partner_name: long,
        agent: {
          public_name: 'Wilhelmina von und zu Hohenlohe-Schillingsfürst',
          email: `${'very-long-address'.repeat(3)}@konstantinopoulou-featherstonehaugh.test`,
        },
      },
    }),
  ),
};
export const LongNamesOnPhone: Story = { ...LongNames, globals: onPhone };
export const OneFlow: Story = {
  args: { area: 'sections' },
  parameters: server(settings({ flows: settings().flows.slice(0, 1) })),
  play: async ({ canvas }) => {
    await canvas.findByText('Customer journey');
    await expect(canvas.queryByRole('radio', { name: 'Trade' })).toBeNull();
  },
};
const withSections = (...off: SectionName[]) => {
  const sections = makeNeeds(Object.fromEntries(off.map((name) => [name, 'off'])));
  return server(settings({ flows: [{ ...settings().flows[0]!, sections }] }));
};
export const TooMuchAsked: Story = {
  args: { area: 'sections' },
  parameters: withSections(),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Customers finish fewer reports/)).toBeVisible());
    for (const name of ['360 scan', 'Car condition', 'Car details', 'Description']) {
      const section = within(canvas.getByRole('group', { name }));
      await userEvent.click(section.getByRole('radio', { name: 'Off' }));
    }
    await waitFor(() => expect(canvas.getByText(/most customers finish/)).toBeVisible());
  },
};
export const NothingAsked: Story = {
  args: { area: 'sections' },
  parameters: withSections(...sectionNames),
};
/** The last section is switched off: nothing can be published until one is on again. */
export const LastSectionOff: Story = {
  args: { area: 'sections' },
  parameters: withSections(...sectionNames.filter((name) => name !== 'vin')),
  play: async ({ canvas, userEvent }) => {
    const vin = within(await canvas.findByRole('group', { name: 'VIN' }));
    await userEvent.click(vin.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(vin.getByText('Keep at least one section')).toBeVisible());
    await publish(userEvent);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await userEvent.click(vin.getByRole('radio', { name: 'Required' }));
    await expect(vin.queryByText('Keep at least one section')).toBeNull();
  },
};
export const PseudoLocale: Story = { args: { area: 'content' }, globals: { language: 'pseudo' } };
export const RightToLeft: Story = { args: { area: 'theme' }, globals: { language: 'rtl' } };
