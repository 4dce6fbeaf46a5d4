import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoginStory } from './test/LoginStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const reload = fn();
const takes = mock.post('/api/session', () => ({
  token: 'token',
  user: makeUser(seeded('login')),
}));

const meta: Meta<typeof LoginStory> = {
  title: 'Screens/Account/Log in',
  component: LoginStory,
  args: { email: 'staff@northgate.test', password: 'demo1234', onReload: reload },
  parameters: { layout: 'fullscreen', msw: { handlers: [takes] } },
  beforeEach: () => {
    reload.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof LoginStory>;

const answer = (handler: ReturnType<typeof mock.post>): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: [handler] } },
});

const logIn = async ({ canvas, userEvent }: Tools): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
};

/** Presses Log in; the message belongs to the field, which gets the focus. */
const saysAt = (label: 'Email' | 'Password', message: string) => async (tools: Tools) => {
  await logIn(tools);
  await waitFor(async () => expect(await tools.canvas.findByText(message)).toBeVisible());
  const field = tools.canvas.getByLabelText(label);
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
};

/** Presses Log in; the message is about the whole form, and what was typed is kept. */
const says = (message: string | RegExp) => async (tools: Tools) => {
  await logIn(tools);
  await waitFor(() => expect(tools.canvas.getByRole('alert')).toHaveTextContent(message));
  await expect(tools.canvas.getByLabelText('Password')).toHaveValue('demo1234');
};

export const Empty: Story = { args: { email: '', password: '' } };
export const WithWaysOn: Story = {
  args: { registerHref: '/register', forgotHref: '/forgot', companyHref: '/login/company' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Create an account' });
    await expect(link).toHaveAttribute('href', '/register');
    await expect(document.title).toBe('Log in · Forecourt');
    const forgot = canvas.getByRole('link', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('href', '/forgot');
  },
};
export const AccessEnded: Story = {
  args: { email: '', password: '', accessEndedBy: 'Northgate Motors' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Your access to Northgate Motors has ended.',
      ),
    );
  },
};
export const Filled: Story = {};
export const LogsIn: Story = {
  play: async (tools) => {
    await logIn(tools);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
};
export const Sending: Story = {
  ...answer(mock.post('/api/session', () => never())),
  play: async (tools) => {
    await logIn(tools);
    const button = await tools.canvas.findByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const EmptyEmail: Story = {
  args: { email: '' },
  play: saysAt('Email', 'Oops! Fill Email to proceed'),
};
export const EmptyPassword: Story = {
  args: { password: '' },
  play: saysAt('Password', 'Oops! Fill Password to proceed'),
};
export const ShortPassword: Story = {
  args: { password: 'abc' },
  play: saysAt('Password', 'Oops! Password should include at least 4 characters'),
};
export const AccountNotFound: Story = {
  ...answer(mock.post('/api/session', () => problem('ACCOUNT_NOT_FOUND', 401))),
  play: saysAt('Email', 'Hmm, we can’t find this account'),
};
export const WrongPassword: Story = {
  ...answer(mock.post('/api/session', () => problem('WRONG_PASSWORD', 401))),
  play: saysAt('Password', 'Oops! Incorrect password'),
};
export const RateLimited: Story = {
  ...answer(mock.post('/api/session', () => problem('RATE_LIMITED', 429, { retryAfter: 45 }))),
  play: says('Too many attempts. Try again in 45 seconds.'),
};
export const Offline: Story = {
  parameters: { msw: { handlers: offline() } },
  play: says(/can’t be reached/),
};
export const Unexpected: Story = {
  ...answer(mock.post('/api/session', () => problem('INTERNAL_ERROR', 500))),
  play: says('Unexpected problem has occurred'),
};

export const LongInput: Story = {
  args: { email: `${'long.address.'.repeat(12)}@northgate.test`, password: 'p'.repeat(120) },
};
export const OnWideScreen: Story = { globals: { viewport: { value: 'wide' } } };
export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WrongPasswordOnPhone: Story = {
  ...WrongPassword,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkOnPhone: Story = {
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};
export const InHarbourColors: Story = { globals: { partner: 'harbour' } };
export const InLakesideColors: Story = { globals: { partner: 'lakeside' } };
export const PseudoLocale: Story = { globals: { language: 'pseudo' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { language: 'rtl' } };
