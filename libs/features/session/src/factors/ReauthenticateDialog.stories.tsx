import type { ProofMethod } from '@forecourt/contract';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReauthenticateStory } from '../test/FactorStories.tsx';
import { proofServer } from '../test/factors.ts';

const meta: Meta<typeof ReauthenticateStory> = {
  title: 'Screens/Account/Log in/Asked again',
  component: ReauthenticateStory,
  parameters: proofServer(),
};
export default meta;

type Story = StoryObj<typeof ReauthenticateStory>;

const asked = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
};
const give = async (label: string, text: string) => {
  const dialog = await asked();
  const field = await dialog.findByLabelText(label);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(`${text}{Enter}`);
  return dialog;
};
const options = (handler: ReturnType<typeof mock.post>): Pick<Story, 'parameters'> => ({
  parameters: proofServer(handler),
});
const withFactor = mock.post('/api/session/reauthenticate/options', () => ({
  challenge_id: 'challenge',
  methods: ['PASSKEY', 'APP', 'RECOVERY_CODE'] satisfies ProofMethod[],
  options: '{}',
  by_company: false,
}));
const started = fn(() => ({ url: 'https://login.northgate.test/authorize', key: 'key' }));
/** Who has neither a password nor a second factor. */
const byCompany = (
  start = mock.post('/api/session/reauthenticate/company', () => started()),
): Pick<Story, 'parameters'> => ({
  parameters: proofServer(
    mock.post('/api/session/reauthenticate/options', () => ({
      challenge_id: 'challenge',
      methods: [],
      options: null,
      by_company: true,
    })),
    start,
  ),
});
const company = { name: 'Continue with your company' };

export const Password: Story = {
  play: async () => {
    const dialog = await asked();
    await dialog.findByLabelText('Password');
  },
};
export const GoesOn: Story = {
  play: async () => {
    await give('Password', 'demo1234');
    await waitFor(() => expect(screen.getByText('It went on')).toBeVisible());
  },
};
export const GivenUp: Story = {
  play: async () => {
    await asked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('It was given up')).toBeVisible());
  },
};
export const WrongPassword: Story = {
  play: async () => {
    const dialog = await give('Password', 'no-such');
    await dialog.findByText('Oops! Incorrect password');
  },
};
export const SecondFactor: Story = {
  ...options(withFactor),
  play: async () => {
    await give('Code from your authenticator app', '123456');
    await waitFor(() => expect(screen.getByText('It went on')).toBeVisible());
  },
};
export const Ended: Story = {
  ...options(mock.post('/api/session/reauthenticate', () => problem('CHALLENGE_ENDED', 403))),
  play: async () => {
    const dialog = await give('Password', 'demo1234');
    await dialog.findByRole('button', { name: 'Start over' });
  },
};
export const Loading: Story = {
  ...options(mock.post('/api/session/reauthenticate/options', () => never())),
  play: async () => {
    const dialog = await asked();
    await dialog.findByRole('status', { name: 'Loading' });
  },
};
export const Failed: Story = {
  ...options(mock.post('/api/session/reauthenticate/options', () => broken())),
  play: async () => {
    const dialog = await asked();
    await dialog.findByText(/No changes were made/);
  },
};
export const Company: Story = {
  ...byCompany(),
  play: async () => {
    const dialog = await asked();
    await dialog.findByRole('button', company);
    await dialog.findByText(/Log in with your company again/);
    await expect(dialog.queryByLabelText('Password')).toBeNull();
  },
};
export const CompanyAway: Story = {
  ...byCompany(),
  args: { onCompany: fn() },
  play: async ({ args }) => {
    const dialog = await asked();
    await userEvent.click(await dialog.findByRole('button', company));
    await expect(args.onCompany).toHaveBeenCalled();
    await dialog.findByText(/in the window that opened/);
  },
};
export const CompanyGoesOn: Story = {
  ...byCompany(),
  args: { onCompany: (listener) => listener(true) },
  play: async () => {
    const dialog = await asked();
    await userEvent.click(await dialog.findByRole('button', company));
    await waitFor(() => expect(screen.getByText('It went on')).toBeVisible());
  },
};
export const CompanyNotConfirmed: Story = {
  ...byCompany(),
  args: { onCompany: (listener) => listener(false) },
  play: async () => {
    started.mockClear();
    const dialog = await asked();
    await userEvent.click(await dialog.findByRole('button', company));
    // a key is good for once
    await waitFor(() => expect(started).toHaveBeenCalledTimes(2));
    await dialog.findByRole('button', company);
  },
};
export const CompanyUnreachable: Story = {
  ...byCompany(
    mock.post('/api/session/reauthenticate/company', () => problem('COMPANY_UNREACHABLE', 403)),
  ),
  play: async () => {
    const dialog = await asked();
    await dialog.findByText(/sign-in doesn’t answer/);
  },
};
export const CompanyOnPhoneDark: Story = {
  ...Company,
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};
export const OnPhone: Story = { ...Password, globals: { viewport: { value: 'phone' } } };
