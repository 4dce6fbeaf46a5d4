import { mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ForgotStory } from '../test/ForgotStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const path = '/api/public/password_resets';
const takes = mock.post(path, () => undefined);

const meta: Meta<typeof ForgotStory> = {
  title: 'Screens/Account/Forgot password',
  component: ForgotStory,
  args: { email: 'ann@riverside.test' },
  parameters: { layout: 'fullscreen', msw: { handlers: [takes] } },
};
export default meta;

type Story = StoryObj<typeof ForgotStory>;

const answer = (handler: ReturnType<typeof mock.post>): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: [handler] } },
});
const send = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
const sent = async (tools: Tools): Promise<void> => {
  await send(tools);
  const title = await tools.canvas.findByRole('heading', { name: 'Check your inbox' });
  await waitFor(() => expect(title).toHaveFocus());
  await waitFor(() => expect(document.title).toBe('Check your inbox · Forecourt'));
};
const saysAtEmail = (message: string) => async (tools: Tools) => {
  await send(tools);
  const field = tools.canvas.getByLabelText('Email');
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
};
const says = (message: string | RegExp) => async (tools: Tools) => {
  await send(tools);
  await waitFor(async () =>
    expect(await tools.canvas.findByRole('alert')).toHaveTextContent(message),
  );
  await expect(tools.canvas.getByLabelText('Email')).toHaveValue('ann@riverside.test');
};

export const Empty: Story = { args: { email: '' } };
export const Sending: Story = {
  ...answer(mock.post(path, () => never())),
  play: async (tools) => {
    await send(tools);
    const button = await tools.canvas.findByRole('button', { name: 'Send link' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Sent: Story = {
  play: async (tools) => {
    await sent(tools);
    await waitFor(() =>
      expect(tools.canvas.getByText(/If ann@riverside.test has an account/)).toBeVisible(),
    );
  },
};
export const AnotherAddress: Story = {
  play: async (tools) => {
    await sent(tools);
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Use another email' }));
    await waitFor(() => expect(tools.canvas.getByLabelText('Email')).toBeVisible());
  },
};
export const EmptyEmail: Story = {
  args: { email: '' },
  play: saysAtEmail('Oops! Fill Email to proceed'),
};
export const BadEmail: Story = {
  args: { email: 'ann@' },
  play: saysAtEmail('This email address is not valid'),
};
export const RateLimited: Story = {
  ...answer(mock.post(path, () => problem('RATE_LIMITED', 429, { retryAfter: 1700 }))),
  play: says('Too many attempts. Try again in 29 minutes.'),
};
export const Offline: Story = {
  parameters: { msw: { handlers: offline() } },
  play: says(/can’t be reached/),
};
export const Unexpected: Story = {
  ...answer(mock.post(path, () => problem('INTERNAL_ERROR', 500))),
  play: says('Unexpected problem has occurred'),
};
export const OnWideScreen: Story = { globals: { viewport: { value: 'wide' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
