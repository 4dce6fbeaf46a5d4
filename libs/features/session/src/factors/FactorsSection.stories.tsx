import { mock, never, offline } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FactorsStory } from '../test/FactorStories.tsx';
import { codes, factorServer, none, some } from '../test/factors.ts';

const meta: Meta<typeof FactorsStory> = {
  title: 'Screens/Account/Profile/Second factor',
  component: FactorsStory,
  args: { makePasskey: () => Promise.resolve('{}') },
  parameters: { layout: 'fullscreen', ...factorServer(some) },
};
export default meta;

type Story = StoryObj<typeof FactorsStory>;

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

export const Loading: Story = {
  parameters: factorServer(
    none,
    mock.get('/api/session/factors', () => never()),
  ),
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async () => {
    await screen.findByText(/could not be loaded/);
  },
};
export const Empty: Story = { parameters: factorServer(none) };
export const SomeFactors: Story = { globals: { viewport: { value: 'desktop' } } };
export const SettingUpApp: Story = {
  parameters: factorServer(none),
  play: async () => {
    await press('Set up an app');
    await screen.findByRole('img', { name: 'QR code with the key' });
    await waitFor(() => expect(screen.getByText(/JBSW Y3DP/)).toBeVisible());
  },
};
export const WrongCode: Story = {
  parameters: factorServer(none),
  play: async () => {
    await press('Set up an app');
    await userEvent.type(await screen.findByLabelText('Code shown in the app'), '000000{Enter}');
    await screen.findByText(/already used/);
  },
};
export const RecoveryCodes: Story = {
  parameters: factorServer(none),
  play: async () => {
    await press('Set up an app');
    await userEvent.type(await screen.findByLabelText('Code shown in the app'), '123456{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /Save these/ }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(codes.length);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'I’ve saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const AddsPasskey: Story = {
  parameters: factorServer(none),
  play: async () => {
    await press('Add a passkey');
    await screen.findByText('Work laptop');
  },
};
export const PasskeyCanceled: Story = {
  args: { makePasskey: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
  play: async () => {
    await press('Add a passkey');
    await screen.findByText(/The passkey wasn’t used/);
  },
};
export const Renames: Story = {
  play: async () => {
    await press('Rename Work laptop');
    const field = await screen.findByLabelText('Passkey name');
    await userEvent.clear(field);
    await userEvent.type(field, 'Desk{Enter}');
    await screen.findByText('Desk');
  },
};
export const Removes: Story = {
  play: async () => {
    await press('Remove Work laptop');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Work laptop')).toBeNull());
  },
};
export const LongName: Story = {
  parameters: factorServer({
    ...some,
    passkeys: some.passkeys.map((one) => ({
      ...one,
      name: 'AnotherVeryLongNameOfAPasskey'.repeat(2),
    })),
  }),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const SettingUpOnPhone: Story = {
  ...SettingUpApp,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...SettingUpApp, globals: { scheme: 'dark' } };
