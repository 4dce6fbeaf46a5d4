import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RegisterStory } from '../test/RegisterStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const onEnter = fn();
const takes = mock.post('/api/session/signup', () => ({
  token: 'new',
  user: makeUser(seeded('register')),
}));

const meta: Meta<typeof RegisterStory> = {
  title: 'Screens/Account/Register',
  component: RegisterStory,
  args: {
    name: 'Ann Lee',
    email: 'ann@riverside.test',
    password: 'three blue tractors',
    onEnter,
  },
  parameters: { layout: 'fullscreen', msw: { handlers: [takes] } },
  beforeEach: () => {
    onEnter.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof RegisterStory>;

const answer = (handler: ReturnType<typeof mock.post>): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: [handler] } },
});
const register = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
/** The message belongs to the field, which gets the focus. */
const saysAt = (label: string, message: string) => async (tools: Tools) => {
  await register(tools);
  const field = tools.canvas.getByLabelText(label);
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
};
/** The message is about the whole form, and what was typed is kept. */
const says = (message: string | RegExp) => async (tools: Tools) => {
  await register(tools);
  await waitFor(async () =>
    expect(await tools.canvas.findByRole('alert')).toHaveTextContent(message),
  );
  await expect(tools.canvas.getByLabelText('Password')).toHaveValue('three blue tractors');
};
const shows =
  (text: string) =>
  async ({ canvas }: Tools) => {
    await waitFor(async () => expect(await canvas.findByText(text)).toBeVisible());
  };

export const Empty: Story = {
  args: { name: '', email: '', password: '' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password'),
    );
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  },
};
export const Filled: Story = {};
export const Registers: Story = {
  play: async (tools) => {
    await register(tools);
    await waitFor(() => expect(onEnter).toHaveBeenCalledWith('new'));
  },
};
export const Sending: Story = {
  ...answer(mock.post('/api/session/signup', () => never())),
  play: async (tools) => {
    await register(tools);
    const button = await tools.canvas.findByRole('button', { name: 'Create account' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const EmptyName: Story = {
  args: { name: ' ' },
  play: saysAt('Your name', 'Oops! Fill Name to proceed'),
};
export const EmptyEmail: Story = {
  args: { email: '' },
  play: saysAt('Email', 'Oops! Fill Email to proceed'),
};
export const BadEmail: Story = {
  args: { email: 'ann@' },
  play: saysAt('Email', 'This email address is not valid'),
};
export const EmptyPassword: Story = {
  args: { password: '' },
  play: saysAt('Password', 'Oops! Fill Password to proceed'),
};
export const ShortPassword: Story = {
  args: { password: 'nine char' },
  play: saysAt('Password', 'Oops! Password should include at least 10 characters'),
};
export const WeakPassword: Story = {
  args: { password: 'aaaaaaaaaa' },
  play: shows('Weak: a longer one is safer'),
};
export const StrongPassword: Story = { play: shows('Strong') };
export const EmailTaken: Story = {
  ...answer(mock.post('/api/session/signup', () => problem('EMAIL_TAKEN', 409))),
  play: saysAt('Email', 'This email already has an account. Log in instead.'),
};
export const RateLimited: Story = {
  ...answer(
    mock.post('/api/session/signup', () => problem('RATE_LIMITED', 429, { retryAfter: 45 })),
  ),
  play: says('Too many attempts. Try again in 45 seconds.'),
};
export const Offline: Story = {
  parameters: { msw: { handlers: offline() } },
  play: says(/can’t be reached/),
};
export const Unexpected: Story = {
  ...answer(mock.post('/api/session/signup', () => problem('INTERNAL_ERROR', 500))),
  play: says('Unexpected problem has occurred'),
};
export const OnWideScreen: Story = { globals: { viewport: { value: 'wide' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { language: 'rtl' } };
