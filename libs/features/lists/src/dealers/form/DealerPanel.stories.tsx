import type { Locales } from '@forecourt/contract';
import { makeDealer, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyGroups } from '../test/dealerServer.ts';
import { DealerPanelStory } from '../test/DealerPanelStory.tsx';

const meta: Meta<typeof DealerPanelStory> = {
  title: 'Screens/Trade/Dealers/Add and edit',
  component: DealerPanelStory,
  parameters: { layout: 'fullscreen' },
  args: { onSaved: fn() },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof DealerPanelStory>;
type Handler = ReturnType<typeof mock.get>;

const dealer = makeDealer(seeded('panel'), {
  id: 'd1',
  name: 'Cedar Autos',
  phone: '+15035550142',
  makes: ['Toyota'],
  groups: [...storyGroups.slice(0, 1)],
  note: 'Pays on the day.',
});
/** Of a German partner. */
const languages: Locales = {
  default: 'de',
  list: [
    { local_name: 'English', locale_code: 'en-US', data: { bo: '/translations/en-US' } },
    { local_name: 'Deutsch', locale_code: 'de', data: { bo: '/translations/de' } },
    { local_name: 'Eesti', locale_code: 'et', data: { bo: '/translations/et' } },
  ],
};
const one = '/api/partners/{dealerId}';
const served = (...handlers: Handler[]) => ({ msw: { handlers } });
const get = mock.get(one, () => ({ partner: dealer }));
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fill = async (label: string | RegExp, text: string): Promise<void> => {
  const field = (await panel('Add dealer')).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Add: Story = {
  play: async () => {
    const name = (await panel('Add dealer')).getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
  },
};
export const AddOnPhone: Story = { ...Add, globals: { viewport: { value: 'phone' } } };
export const AddDark: Story = { ...Add, globals: { scheme: 'dark' } };

export const Edit: Story = {
  args: { id: 'd1' },
  parameters: served(
    get,
    mock.patch(one, ({ body }) => ({
      partner: { ...dealer, name: body.name ?? '', makes: body.makes ?? [] },
    })),
  ),
  play: async ({ args }) => {
    const edit = await panel('Edit dealer');
    await waitFor(() => expect(edit.getByLabelText('Name')).toHaveValue('Cedar Autos'));
    await userEvent.type(edit.getByLabelText('Makes it buys'), 'Ford{Enter}');
    await press('Remove Toyota');
    await press('Save');
    await screen.findByText('Cedar Autos saved');
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ makes: ['Ford'] }));
  },
};

export const Loading: Story = {
  args: { id: 'd1' },
  parameters: served(mock.get(one, () => never())),
  play: async () => void (await screen.findByRole('status', { name: 'Loading the dealer' })),
};
export const Gone: Story = {
  args: { id: 'd1' },
  parameters: served(mock.get(one, () => problem('NOT_FOUND', 404))),
  play: async () => {
    await screen.findByText('This dealer is no longer there');
    await screen.findByRole('button', { name: 'Back to dealers' });
  },
};
export const BackFromGone: Story = {
  ...Gone,
  play: async () => {
    await press('Back to dealers');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const LoadFailed: Story = {
  args: { id: 'd1' },
  parameters: served(mock.get(one, () => problem('INTERNAL_ERROR', 500))),
  play: async () => void (await screen.findByText('The dealer could not be loaded')),
};

export const WrongFields: Story = {
  play: async () => {
    await fill('Email', 'nobody');
    await fill('Phone', '555');
    await press('Add dealer');
    await screen.findByText('Enter a name');
    await screen.findByText('Enter an email address such as sales@example.com');
    await screen.findByText('Enter the number with its country code');
    await expect((await panel('Add dealer')).getByLabelText('Name')).toHaveFocus();
  },
};

export const Duplicate: Story = {
  parameters: served(
    mock.post('/api/partners', () =>
      problem('DUPLICATE', 422, {
        errors: [{ field: 'email', code: 'DUPLICATE', dealer: { id: 'd2', name: 'Bridge Cars' } }],
      }),
    ),
  ),
  play: async () => {
    await fill('Name', 'Cedar Autos');
    await fill('Email', 'sales@bridge.test');
    await press('Add dealer');
    const link = await screen.findByRole('link', { name: 'Bridge Cars has this address already' });
    await expect(link).toHaveAttribute('href', '/trade/dealers/edit/d2');
  },
};

export const NoConnection: Story = {
  parameters: served(mock.post('/api/partners', () => broken())),
  play: async () => {
    await fill('Name', 'Cedar Autos');
    await press('Add dealer');
    await screen.findByText('No connection. Nothing is lost: try again.');
    await expect((await panel('Add dealer')).getByLabelText('Name')).toHaveValue('Cedar Autos');
  },
};

export const Saved: Story = {
  parameters: served(
    mock.post('/api/partners', ({ body }) => ({
      partner: makeDealer(seeded('new'), {
        name: body.name,
        phone: body.phone ?? null,
        makes: body.makes ?? [],
      }),
    })),
  ),
  play: async ({ args }) => {
    await fill('Name', 'Cedar Autos');
    await fill('Phone', '+1 (503) 555-0142');
    await fill('Makes it buys', 'Toyota,');
    await press('Add dealer');
    await screen.findByText('Cedar Autos added');
    const saved = { name: 'Cedar Autos', phone: '+15035550142', makes: ['Toyota'] };
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining(saved));
  },
};

export const Language: Story = {
  args: { id: 'd1', languages },
  parameters: served(
    get,
    mock.patch(one, ({ body }) => ({ partner: { ...dealer, locale: body.locale ?? null } })),
  ),
  play: async ({ args }) => {
    const edit = await panel('Edit dealer');
    const field = await edit.findByLabelText('Language');
    await expect(field).toHaveDisplayValue('Default language (Deutsch)');
    await userEvent.selectOptions(field, 'Eesti');
    await press('Save');
    await screen.findByText('Cedar Autos saved');
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ locale: 'et' }));
  },
};

/** The business offered Spanish when the dealer was given it. */
export const LanguageRefused: Story = {
  args: { id: 'd1', languages },
  parameters: served(
    mock.get(one, () => ({ partner: { ...dealer, locale: 'es' } })),
    mock.patch(one, () =>
      problem('INVALID_FORMAT', 422, { errors: [{ field: 'locale', code: 'INVALID_FORMAT' }] }),
    ),
  ),
  play: async () => {
    const edit = await panel('Edit dealer');
    const field = await edit.findByLabelText('Language');
    await expect(field).toHaveDisplayValue('es');
    await userEvent.selectOptions(field, 'Eesti');
    await press('Save');
    await edit.findByText('Your business no longer offers this language. Choose another one.');
    await waitFor(() => expect(field).toHaveFocus());
  },
};
