import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { integrationsServer, secret, token, tokens } from '../test/integrations.ts';
import { IntegrationsStory } from '../test/IntegrationsStory.tsx';

const meta: Meta<typeof IntegrationsStory> = {
  title: 'Screens/Administration/Settings/Integrations',
  component: IntegrationsStory,
  parameters: integrationsServer(),
};
export default meta;

type Story = StoryObj<typeof IntegrationsStory>;

const path = '/api/partners/{id}/tokens';

const list = async () => within(await screen.findByRole('list', { name: 'API tokens' }));
const rows = async () => (await list()).getAllByRole('listitem');

/** Opens the form and types this name. */
const begin = async (name: string) => {
  const button = await screen.findByRole('button', { name: 'Create token' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const form = within(await screen.findByRole('dialog', { name: 'New API token' }));
  if (name !== '') await userEvent.type(form.getByLabelText(/^Name/), name);
  return form;
};
const create = async (name: string) => {
  const form = await begin(name);
  await userEvent.click(form.getByRole('button', { name: 'Create token' }));
  return form;
};

export const Loading: Story = {
  parameters: integrationsServer(
    [],
    mock.get(path, () => never()),
    mock.get('/api/partners/{id}/webhooks', () => never()),
  ),
};
export const Failed: Story = {
  parameters: { layout: 'fullscreen', msw: { handlers: offline() } },
  play: async () => {
    await waitFor(() => expect(screen.getAllByText('This could not be loaded')).toHaveLength(2));
  },
};
export const Empty: Story = {
  parameters: integrationsServer([]),
  play: async () => {
    await screen.findByText('No tokens');
    await screen.findByText(/^Create one for each program/);
    await expect(screen.getByRole('button', { name: 'Create token' })).toBeEnabled();
    await expect(screen.getByText('northgate')).toBeVisible();
  },
};
export const SomeTokens: Story = {
  play: async () => {
    const [first, second] = await rows();
    await expect(first).toHaveTextContent('Dealer system');
    await expect(first).toHaveTextContent('fct_…3f9a');
    await expect(first).toHaveTextContent('Expires 12.01.2099');
    await expect(first).toHaveTextContent('Created by Nora Gates');
    await expect(first).toHaveTextContent('Read and send');
    await expect(second).toHaveTextContent('Never expires');
  },
};
export const Expired: Story = {
  parameters: integrationsServer([
    token({ name: 'Trial', expires_at: '2026-01-31T09:00:00Z', last_used_at: null }),
  ]),
  play: async () => {
    const [row] = await rows();
    await expect(row).toHaveTextContent('Expired 31.01.2026');
    await expect(row).toHaveTextContent('Never used');
    await expect(within(row!).getByText('Expired')).toBeVisible();
  },
};
export const Creates: Story = {
  play: async () => {
    const form = await begin('Website');
    await userEvent.selectOptions(form.getByLabelText('Permissions'), 'Read and send');
    await form.findByText(/Everything an agent can do/);
    await userEvent.selectOptions(form.getByLabelText('Expires'), 'Never expires');
  },
};
export const WithoutAName: Story = {
  parameters: integrationsServer(
    tokens,
    mock.post(path, () =>
      problem('MISSING_FIELD', 422, { errors: [{ field: 'name', code: 'MISSING_FIELD' }] }),
    ),
  ),
  play: async () => {
    const form = await create('');
    await form.findByText('Enter a name');
  },
};
export const TooMany: Story = {
  parameters: integrationsServer(
    tokens,
    mock.post(path, () => problem('LIMIT_REACHED', 409)),
  ),
  play: async () => {
    const form = await create('Website');
    await form.findByText(/can have 50 tokens/);
    await expect(form.getByLabelText(/^Name/)).toHaveValue('Website');
  },
};
export const ShownOnce: Story = {
  play: async () => {
    await create('Website');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy your token' }));
    await expect(dialog.getByRole('group', { name: 'Token' })).toHaveTextContent(secret);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy token' })).toBeVisible());
  },
};
/** Once closed, only its last characters are known. */
export const ShownNoMore: Story = {
  play: async () => {
    await create('Website');
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(secret)).not.toBeInTheDocument());
    await expect((await rows())[0]).toHaveTextContent('Website');
  },
};
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Dealer system' }));
  return within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
};
export const AsksBeforeRevoking: Story = {
  play: async () => {
    const dialog = await ask();
    const text = dialog.getByText(/Dealer system lose access immediately/);
    await waitFor(() => expect(text).toBeVisible());
  },
};
export const Revokes: Story = {
  play: async () => {
    await userEvent.click((await ask()).getByRole('button', { name: 'Revoke' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
export const RevokingFailed: Story = {
  parameters: integrationsServer(
    tokens,
    mock.delete('/api/partners/{id}/tokens/{tokenId}', () => broken()),
  ),
  play: async () => {
    await userEvent.click((await ask()).getByRole('button', { name: 'Revoke' }));
    await screen.findByText(/No changes were made/);
    await expect(await rows()).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
