import type { CompanySignIn, CompanySignInAnswer } from '@forecourt/contract';
import { mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CompanyStory } from '../test/CompanyStory.tsx';

const path = '/api/partners/{id}/company-sign-in';

const setup: CompanySignIn = {
  issuer: 'https://login.northgate.test',
  client_id: 'forecourt',
  domains: ['northgate.test'],
  creates_users: true,
  default_role: null,
  groups_claim: 'groups',
  groups: [
    { group: 'Sales', role: 'AGENT' },
    { group: 'Branch managers', role: 'ADMIN' },
  ],
  required: true,
  kept_admin: { id: 'nora', name: 'Nora Gates' },
  people: 12,
  updated_at: '2026-03-10T14:20:00.000Z',
};
const answer = (company_sign_in: CompanySignIn | null): CompanySignInAnswer => ({
  company_sign_in,
  callback_url: 'https://forecourt.test/login/company',
  own_domains: ['northgate.test'],
});
const tested = { problem: null, detail: null, pkce: true, claims: [], sign_in_url: null };
const server = (now: CompanySignIn | null, ...first: ReturnType<typeof mock.get>[]) => ({
  msw: {
    handlers: [
      ...first,
      mock.get(path, () => answer(now)),
      mock.put(path, ({ body }) => {
        const { client_secret: _, ...wanted } = body;
        return answer({ ...setup, ...wanted, people: 0, kept_admin: null });
      }),
      mock.delete(path, () => undefined),
      mock.post(`${path}/test`, () => ({
        ...tested,
        sign_in_url: 'https://login.northgate.test/authorize',
      })),
    ],
  },
});

const meta: Meta<typeof CompanyStory> = {
  title: 'Screens/Administration/Settings/Company sign-in',
  component: CompanyStory,
  parameters: server(setup),
};
export default meta;

type Story = StoryObj<typeof CompanyStory>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Loading: Story = {
  parameters: server(
    null,
    mock.get(path, () => never()),
  ),
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async () => void (await screen.findByText('This could not be loaded')),
};
export const Empty: Story = {
  parameters: server(null),
  play: async () => {
    await screen.findByText('https://forecourt.test/login/company');
    await expect(screen.getByRole('checkbox', { name: 'northgate.test' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Test the connection' })).toBeDisabled();
  },
};
export const SetUp: Story = {
  play: async () => {
    await screen.findByText(/12 people have logged in with it\..*Nora Gates keeps a password\./);
    await expect(screen.getByLabelText('Client secret')).toHaveValue('');
    await expect(screen.getAllByLabelText('Group')).toHaveLength(2);
  },
};
export const Tested: Story = {
  play: async () => {
    await press('Test the connection');
    await screen.findByText(/Found\. People will log in at https:\/\/login\.northgate\.test/);
  },
};
export const TestFailed: Story = {
  parameters: server(
    setup,
    mock.post(`${path}/test`, () => ({ ...tested, pkce: false, problem: 'UNREACHABLE' as const })),
  ),
  play: async () => {
    await press('Test the connection');
    await screen.findByText('Nothing answers there.');
  },
};
export const Saves: Story = {
  parameters: server(null),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Issuer'), 'https://login.northgate.test');
    await userEvent.type(screen.getByLabelText('Client ID'), 'forecourt');
    await userEvent.type(screen.getByLabelText('Client secret'), 'secret');
    await press('Add group');
    await userEvent.type(screen.getByLabelText('Group'), 'Sales');
    await press('Save');
    await screen.findByText('Saved');
    await expect(screen.getByLabelText('Client secret')).toHaveValue('');
    await screen.findByText(/Nobody has logged in with it yet/);
  },
};
const refusedAt = (field: string, code: string, label: string, message: string): Story => ({
  parameters: server(
    setup,
    mock.put(path, () => problem('MISSING_FIELD', 422, { errors: [{ field, code }] } as never)),
  ),
  play: async () => {
    await press('Save');
    const input = await screen.findByLabelText(label);
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
  },
});
export const IssuerRefused = refusedAt(
  'issuer',
  'ADDRESS_NOT_ALLOWED',
  'Issuer',
  'Enter a public address',
);
export const SecretNeeded = refusedAt(
  'client_secret',
  'MISSING_FIELD',
  'Client secret',
  'Enter the client secret',
);
export const WithoutPassword: Story = {
  parameters: server(
    setup,
    mock.put(path, () => problem('PASSWORD_NEEDED', 409)),
  ),
  play: async () => {
    await press('Save');
    await screen.findByText(/Choose a password for yourself first/);
  },
};
export const Removes: Story = {
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: 'Remove' });
    await userEvent.click(buttons.at(-1)!);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByLabelText('Issuer')).toHaveValue(''));
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
