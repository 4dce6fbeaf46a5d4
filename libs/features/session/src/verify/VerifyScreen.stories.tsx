import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VerifyStory } from '../test/VerifyStory.tsx';
import { hasAlert, hasTitle, onePress } from '../test/onePress.ts';

type Handler = ReturnType<typeof mock.post>;

const path = '/api/public/verifications/{verifyKey}';
const account = { email: 'ann@riverside.test', name: 'Ann Lee' };
const opened = (verify: Handler = mock.post(path, () => undefined)) => ({
  layout: 'fullscreen',
  msw: { handlers: [mock.get(path, () => ({ account })), verify] },
});

const meta: Meta<typeof VerifyStory> = {
  title: 'Screens/Account/Verify your email',
  component: VerifyStory,
  parameters: opened(),
};
export default meta;

type Story = StoryObj<typeof VerifyStory>;

const verify = onePress('Verify email');

export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => never())] } },
};
export const Question: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Confirm that ann@riverside.test is yours.')).toBeVisible(),
    );
  },
};
export const Verifying: Story = {
  parameters: opened(mock.post(path, () => never())),
  play: verify.sends,
};
export const Done: Story = { play: verify.leadsTo('Your email is verified') };
export const Gone: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => problem('NOT_FOUND', 404))] } },
  play: hasTitle('This link no longer works'),
};
export const GoneMeanwhile: Story = {
  parameters: opened(mock.post(path, () => problem('NOT_FOUND', 404))),
  play: verify.says('This link no longer works.'),
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: hasAlert(/could not be opened/),
};
export const Offline: Story = {
  parameters: opened(mock.post(path, () => broken())),
  play: verify.says(/can’t be reached/),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnWideScreen: Story = { globals: { viewport: { value: 'wide' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
