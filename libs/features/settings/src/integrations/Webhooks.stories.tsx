import { broken, mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { integrationsServer, signingSecret, tokens } from '../test/integrations.ts';
import { IntegrationsStory } from '../test/IntegrationsStory.tsx';

const meta: Meta<typeof IntegrationsStory> = {
  title: 'Screens/Administration/Settings/Integrations/Webhooks',
  component: IntegrationsStory,
  parameters: integrationsServer(),
  globals: { viewport: { value: 'desktop' } },
};
export default meta;

type Story = StoryObj<typeof IntegrationsStory>;
type Handler = Parameters<typeof integrationsServer>[1];

const path = '/api/partners/{id}/webhooks';
const host = 'hooks.northgate.test';

const withHandlers = (...first: NonNullable<Handler>[]) => integrationsServer(tokens, ...first);
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Webhooks' })).getAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the form and fills it in. */
const begin = async (url: string, ...events: string[]) => {
  const button = await screen.findByRole('button', { name: 'Add webhook' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const form = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await userEvent.type(form.getByLabelText(/^URL/), url);
  for (const event of events) await userEvent.click(form.getByRole('checkbox', { name: event }));
  return form;
};
const add = async (url: string, ...events: string[]) => {
  const form = await begin(url, ...events);
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  return form;
};
const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

export const None: Story = {
  parameters: withHandlers(mock.get(path, () => ({ webhooks: [] }))),
  play: async () => {
    await screen.findByText('No webhooks');
  },
};
export const SomeWebhooks: Story = {
  play: async () => {
    const [first, second, third] = await rows();
    await expect(first).toHaveTextContent(`https://${host}/forecourt`);
    await expect(first).toHaveTextContent('Report completed');
    await expect(within(first!).getByText('On')).toBeVisible();
    await expect(within(second!).getByText('Failing')).toBeVisible();
    await expect(within(third!).getByText('Off')).toBeVisible();
  },
};
export const Adds: Story = {
  play: async () => {
    const form = await begin('https://new.northgate.test/hooks', 'Offer made', 'Auction ended');
    await expect(form.getByRole('checkbox', { name: 'Offer made' })).toBeChecked();
  },
};
export const AddressRefused: Story = {
  parameters: withHandlers(mock.post(path, () => problem('ADDRESS_NOT_ALLOWED', 422))),
  play: async () => {
    const form = await add('http://10.0.0.1/', 'Offer made');
    await form.findByText('Enter a public address that starts with https://');
    await expect(form.getByLabelText(/^URL/)).toHaveValue('http://10.0.0.1/');
  },
};
export const WithoutAnEvent: Story = {
  play: async () => {
    const form = await add('https://new.northgate.test/hooks');
    await form.findByText('Choose at least one event');
  },
};
export const TooMany: Story = {
  parameters: withHandlers(mock.post(path, () => problem('LIMIT_REACHED', 409))),
  play: async () => {
    const form = await add('https://new.northgate.test/hooks', 'Offer made');
    await form.findByText(/can have 20 webhooks/);
  },
};
export const SecretShownOnce: Story = {
  play: async () => {
    await add('https://new.northgate.test/hooks', 'Offer made');
    const name = 'Copy your signing secret';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await expect(dialog.getByRole('group', { name: 'Signing secret' })).toHaveTextContent(
      signingSecret,
    );
  },
};
export const AsksBeforeReplacingTheSecret: Story = {
  play: async () => {
    await press(`Replace secret of ${host}`);
    await screen.findByText(/signed with both/);
  },
};
export const ReplacesTheSecret: Story = {
  play: async () => {
    await press(`Replace secret of ${host}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Replace secret' }));
    await screen.findByText(signingSecret);
    await noDialog();
  },
};
export const TurnedOff: Story = {
  play: async () => {
    await press(`Turn off ${host}`);
    await screen.findByRole('button', { name: `Turn on ${host}` });
  },
};
export const AsksBeforeRemoving: Story = {
  play: async () => {
    await press(`Remove ${host}`);
    await screen.findByText(/gets no more events/);
  },
};
const remove = async () => {
  await press(`Remove ${host}`);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
};
export const Removes: Story = {
  play: async () => {
    await remove();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await noDialog();
  },
};
export const ChangeFailed: Story = {
  parameters: withHandlers(mock.delete(`${path}/{webhookId}`, () => broken())),
  play: async () => {
    await remove();
    await screen.findByText(/No changes were made/);
    await expect(await rows()).toHaveLength(3);
    await noDialog();
  },
};
const look = async () => {
  await press(`Deliveries to ${host}`);
  return within(await screen.findByRole('dialog', { name: `Latest deliveries to ${host}` }));
};
export const LatestDeliveries: Story = {
  play: async () => {
    const dialog = await look();
    const [taken, failed, pending] = await dialog.findAllByRole('listitem');
    await expect(taken).toHaveTextContent('Report completed');
    await expect(taken).toHaveTextContent('84 ms');
    await expect(failed).toHaveTextContent('31 attempts');
    await expect(pending).toHaveTextContent('ECONNREFUSED');
    await userEvent.click(within(failed!).getByText('Response'));
    await waitFor(() => expect(within(failed!).getByText(/maintenance/)).toBeVisible());
  },
};
export const NothingSentYet: Story = {
  parameters: withHandlers(
    mock.get(`${path}/{webhookId}/deliveries`, () => ({
      deliveries: [],
      metadata: { after: null },
    })),
  ),
  play: async () => {
    await (await look()).findByText('Nothing sent yet');
  },
};
export const DeliveriesFailedToLoad: Story = {
  parameters: withHandlers(mock.get(`${path}/{webhookId}/deliveries`, () => broken())),
  play: async () => {
    await (await look()).findByText('This could not be loaded');
  },
};
export const SendsATestEvent: Story = {
  play: async () => {
    const dialog = await look();
    await dialog.findAllByRole('listitem');
    await userEvent.click(dialog.getByRole('button', { name: 'Send test event' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Test'));
  },
};
export const SendsAgain: Story = {
  play: async () => {
    const dialog = await look();
    const [, failed] = await dialog.findAllByRole('listitem');
    await userEvent.click(within(failed!).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')[1]).toHaveTextContent('Pending'));
  },
};
export const DeliveriesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await (await look()).findAllByRole('listitem');
  },
};
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
