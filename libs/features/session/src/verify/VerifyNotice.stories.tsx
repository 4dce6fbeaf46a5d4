import { callsOf } from '@forecourt/api-client';
import { sendVerification } from '@forecourt/contract/endpoints/account';
import { broken, mock, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { storyClient } from '../test/client.ts';
import { VerifyNotice } from './VerifyNotice.tsx';
import { VerifyNoticeStore } from './VerifyNoticeStore.ts';

type Handler = ReturnType<typeof mock.post>;

const path = '/api/account/verification';
const server = (handler: Handler): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: [handler] } },
});

function Notice() {
  const [store] = useState(
    () => new VerifyNoticeStore(callsOf(storyClient('token'), { sendVerification })),
  );
  return <VerifyNotice store={store} />;
}

const meta: Meta<typeof Notice> = {
  title: 'Screens/Account/Verify notice',
  component: Notice,
  parameters: { msw: { handlers: [mock.post(path, () => undefined)] } },
};
export default meta;

type Story = StoryObj<typeof Notice>;

const says =
  (text: RegExp) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
  };

export const NotVerified: Story = {};
export const SentAgain: Story = { play: says(/Sent. Check your inbox/) };
export const SentAMomentAgo: Story = {
  ...server(mock.post(path, () => problem('RATE_LIMITED', 429, { retryAfter: 41 }))),
  play: says(/Send another in 41 seconds/),
};
export const NotOneself: Story = {
  ...server(mock.post(path, () => problem('INVALID_TRANSITION', 409))),
  play: says(/The person who set up this business/),
};
export const Failed: Story = {
  ...server(mock.post(path, () => broken())),
  play: says(/could not be sent/),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
