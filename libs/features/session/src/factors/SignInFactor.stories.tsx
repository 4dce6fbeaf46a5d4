import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FactorStepStory } from '../test/FactorStories.tsx';
import { proofServer } from '../test/factors.ts';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const meta: Meta<typeof FactorStepStory> = {
  title: 'Screens/Account/Log in/Second factor',
  component: FactorStepStory,
  args: {
    methods: ['PASSKEY', 'APP', 'RECOVERY_CODE'],
    onSignedIn: fn(),
    onRestart: fn(),
  },
  parameters: { layout: 'fullscreen', ...proofServer() },
};
export default meta;

type Story = StoryObj<typeof FactorStepStory>;

const give = async ({ canvas, userEvent }: Tools, code: string): Promise<void> => {
  const field = await canvas.findByLabelText('Code from your authenticator app');
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.keyboard(`${code}{Enter}`);
};
const says = (text: RegExp, code = '000000'): Story['play'] => {
  return async (tools) => {
    await give(tools, code);
    await waitFor(async () => expect(await tools.canvas.findByText(text)).toBeVisible());
  };
};

export const AllWays: Story = {};
export const CodeOnly: Story = { args: { methods: ['APP', 'RECOVERY_CODE'] } };
export const PasskeyOnly: Story = { args: { methods: ['PASSKEY', 'RECOVERY_CODE'] } };
export const SignsIn: Story = {
  play: async (tools) => {
    const { args } = tools as unknown as StoryContext<Parameters<typeof FactorStepStory>[0]>;
    await give(tools, '123456');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith('token'));
  },
};
export const Refused: Story = { play: says(/already used/) };
export const Empty: Story = { play: says(/Fill in this field/, '') };
export const Recovery: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    const field = await canvas.findByLabelText('Recovery code');
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const Sending: Story = {
  parameters: proofServer(mock.post('/api/session/factor', () => never())),
  play: async (tools) => {
    await give(tools, '123456');
    const button = tools.canvas.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Ended: Story = {
  parameters: proofServer(mock.post('/api/session/factor', () => problem('CHALLENGE_ENDED', 401))),
  play: says(/took too long/),
};
export const RateLimited: Story = {
  parameters: proofServer(
    mock.post('/api/session/factor', () => problem('RATE_LIMITED', 429, { retryAfter: 45 })),
  ),
  play: says(/Try again in 45 seconds/),
};
export const Offline: Story = {
  parameters: proofServer(mock.post('/api/session/factor', () => broken())),
  play: says(/can’t be reached/),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
