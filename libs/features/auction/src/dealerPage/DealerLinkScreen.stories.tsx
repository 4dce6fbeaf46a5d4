import { mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DealerLinkStory } from '../test/DealerLinkStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const path = '/api/public/dealer_links';

const meta: Meta<typeof DealerLinkStory> = {
  title: 'Screens/Trade/Auction/Dealer link',
  component: DealerLinkStory,
  args: { email: 'cedar@dealers.test' },
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [mock.post(path, () => undefined)] },
  },
};
export default meta;

type Story = StoryObj<typeof DealerLinkStory>;

const answer = (handler: ReturnType<typeof mock.post>): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: [handler] } },
});
const send = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Get your link' }));
const sent = async (tools: Tools): Promise<void> => {
  await send(tools);
  const title = await tools.canvas.findByRole('heading', { name: 'Check your inbox' });
  await waitFor(() => expect(title).toHaveFocus());
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
  await expect(tools.canvas.getByLabelText('Email')).toHaveValue('cedar@dealers.test');
};

export const Empty: Story = { args: { email: '' } };
export const Sending: Story = {
  ...answer(mock.post(path, () => never())),
  play: async (tools) => {
    await send(tools);
    const button = await tools.canvas.findByRole('button', { name: 'Get your link' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Sent: Story = {
  play: async (tools) => {
    await sent(tools);
    await waitFor(() =>
      expect(tools.canvas.getByText(/If cedar@dealers.test belongs to a dealer/)).toBeVisible(),
    );
    await waitFor(() => expect(tools.canvas.getByText('Look in your spam folder.')).toBeVisible());
  },
};
export const AnotherAddress: Story = {
  play: async (tools) => {
    await sent(tools);
    await tools.userEvent.click(tools.canvas.getByRole('button', { name: 'Use another email' }));
    await waitFor(() => expect(tools.canvas.getByLabelText('Email')).toBeVisible());
  },
};
export const MissingEmail: Story = { args: { email: '' }, play: saysAtEmail('Enter an email') };
export const BadEmail: Story = {
  args: { email: 'cedar@' },
  play: saysAtEmail('This email address is not valid'),
};
export const RateLimited: Story = {
  ...answer(mock.post(path, () => problem('RATE_LIMITED', 429, { retryAfter: 1700 }))),
  play: says('Too many attempts. Try again in an hour.'),
};
export const Offline: Story = {
  parameters: { msw: { handlers: offline() } },
  play: says(/can’t be reached/),
};
export const Unexpected: Story = {
  ...answer(mock.post(path, () => problem('INTERNAL_ERROR', 500))),
  play: says('Something went wrong. Try again.'),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const SentOnPhone: Story = { ...Sent, ...OnPhone };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { language: 'rtl' } };
