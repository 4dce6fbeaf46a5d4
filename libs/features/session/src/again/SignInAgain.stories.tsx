import type { Challenge } from '@forecourt/contract';
import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { proofServer } from '../test/factors.ts';
import { SignInAgainStory } from '../test/SignInAgainStory.tsx';

const user = makeUser(seeded('again'), { email: 'staff@northgate.test' });
const fresh = mock.post('/api/session', () => ({ token: 'fresh', user }));
const handlers = (signIn = fresh) => ({ msw: { handlers: [signIn] } });

const meta: Meta<typeof SignInAgainStory> = {
  title: 'Screens/Account/Log in/Again',
  component: SignInAgainStory,
  args: { onReload: fn(), onLeave: fn() },
  parameters: handlers(),
};
export default meta;

type Story = StoryObj<typeof SignInAgainStory>;

const asked = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again to continue' }));
  const password = await dialog.findByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  return { dialog, password };
};
const signIn = async (secret: string) => {
  const { dialog, password } = await asked();
  if (secret) await userEvent.type(password, secret);
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
  return dialog;
};

export const Asked: Story = {
  play: async () => {
    const { dialog } = await asked();
    await expect(dialog.getByLabelText('Email')).toHaveValue('staff@northgate.test');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByLabelText('Email')).toBeInTheDocument();
  },
};
export const OnPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };

export const GoesOn: Story = {
  play: async ({ args }) => {
    await signIn('demo1234');
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const SigningIn: Story = {
  parameters: handlers(mock.post('/api/session', () => never())),
  play: async () => {
    const dialog = await signIn('demo1234');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Log in/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

const says = (handler: typeof fresh | undefined, secret: string, text: string): Story => ({
  parameters: handlers(handler),
  play: async () => {
    const dialog = await signIn(secret);
    await waitFor(() => expect(dialog.getByText(text)).toBeVisible());
    if (secret) await expect(dialog.getByLabelText('Password')).toHaveValue(secret);
  },
});

const challenge: Challenge = { id: 'challenge', methods: ['APP', 'RECOVERY_CODE'] };

/** The password is correct, but the code of the authenticator app is required as well. */
export const SecondFactor: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.post('/api/session', () =>
          problem('SECOND_FACTOR_REQUIRED', 401, {
            challenge,
          }),
        ),
        ...proofServer().msw.handlers,
      ],
    },
  },
  play: async ({ args }) => {
    const dialog = await signIn('demo1234');
    const code = await dialog.findByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
  },
};

export const EmptyPassword: Story = says(undefined, '', 'Oops! Fill Password to proceed');
export const WrongPassword: Story = says(
  mock.post('/api/session', () => problem('WRONG_PASSWORD', 401)),
  'no-such',
  'Oops! Incorrect password',
);
export const Offline: Story = says(
  mock.post('/api/session', () => broken()),
  'demo1234',
  'Forecourt can’t be reached. Your input is saved. Try again in a moment.',
);

export const LeavesInstead: Story = {
  play: async ({ args }) => {
    const { dialog } = await asked();
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalled());
  },
};
