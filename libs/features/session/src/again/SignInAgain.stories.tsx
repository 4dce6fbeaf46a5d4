import { countRequestsOf, makeUser, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SignInAgainStory } from '../test/SignInAgainStory.tsx';

const user = makeUser(seeded('again'), { email: 'staff@northgate.test' });
const fresh = mock.post('/api/session', () => ({ token: 'fresh', user }));
const handlers = (signIn = fresh) => ({
  msw: {
    handlers: [
      signIn,
      mock.get('/api/session', () => ({ user })),
      mock.get('/api/requests/counts', ({ request }) =>
        request.headers.get('Authorization') === 'fresh'
          ? { counts: countRequestsOf([]) }
          : problem('UNAUTHENTICATED', 401),
      ),
    ],
  },
});

const meta: Meta<typeof SignInAgainStory> = {
  title: 'Features/Log in/Again',
  component: SignInAgainStory,
  args: { onReload: fn() },
  parameters: handlers(),
};
export default meta;

type Story = StoryObj<typeof SignInAgainStory>;

/** Types something, then does what the server refuses. */
const expire = async () => {
  await userEvent.type(await screen.findByLabelText('Message'), 'Dear Mari');
  await userEvent.click(screen.getByRole('button', { name: 'Count requests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in again to go on' }));
  const password = await dialog.findByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  return { dialog, password };
};
const signIn = async (secret: string) => {
  const { dialog, password } = await expire();
  if (secret) await userEvent.type(password, secret);
  await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
  return dialog;
};

export const Asked: Story = {
  play: async () => {
    const { dialog } = await expire();
    await expect(dialog.getByLabelText('E-mail')).toHaveValue('staff@northgate.test');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByLabelText('E-mail')).toBeInTheDocument();
  },
};
export const OnPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };

export const NothingIsLost: Story = {
  play: async ({ args }) => {
    await signIn('demo1234');
    await screen.findByText('There are 0 requests');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Message')).toHaveValue('Dear Mari');
    await expect(args.onReload).not.toHaveBeenCalled();
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

export const EmptyPassword: Story = says(undefined, '', 'Oops! Fill Password to proceed');
export const WrongPassword: Story = says(
  mock.post('/api/session', () => problem('WRONG_PASSWORD', 401)),
  'no-such',
  'Oops! Incorrect password',
);
export const Offline: Story = says(
  mock.post('/api/session', () => broken()),
  'demo1234',
  'Forecourt can’t be reached. What you typed is kept: try again in a moment.',
);

export const LeavesInstead: Story = {
  play: async () => {
    const { dialog } = await expire();
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await screen.findByText('That failed');
  },
};
