import type { ConversationDetails, Delivery } from '@forecourt/contract';
import { makeThread, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import {
  conversationHandlers,
  makeDetails,
  makeMessages,
  storyConversationId,
} from '../test/conversationServer.ts';
import { TalkStory } from '../test/TalkStory.tsx';
import type { Conversations } from '../conversation/Conversations.ts';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const path = '/chats/conversations/{conversationId}';
const link = 'https://forecourt.test/trade/report/public/r1/key/messages';
const talk = makeMessages(5);
const at = '2026-03-05T11:58:00.000Z';
const noticeOf = (change: Partial<Delivery>): Delivery => ({
  state: 'FAILED',
  channel: 'SMS',
  reason: change.state === undefined ? 'COUNTRY_NOT_ALLOWED' : null,
  at,
  ...change,
});
const unread = (notice: Delivery | null, more: Partial<ConversationDetails> = {}) => ({
  notice,
  theirReadSeq: 1,
  ...more,
});
const server = (details: Partial<ConversationDetails>, ...first: Handler[]) => ({
  parameters: { msw: { handlers: [...first, ...conversationHandlers(talk, details)] } },
});

const meta: Meta<typeof TalkStory> = {
  title: 'Screens/Every flow/Messages/Notice',
  component: TalkStory,
  parameters: {
    layout: 'fullscreen',
    ...server(unread(noticeOf({}))).parameters,
  },
};
export default meta;

type Story = StoryObj<typeof TalkStory>;

const press = async ({ canvas, userEvent }: Tools, name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};
const waysIn = async (canvas: Tools['canvas']) => {
  const ways = within(await canvas.findByRole('group', { name: 'Ways to notify them' }));
  return ways.getAllByRole('button').map((button) => button.textContent);
};
const says = (text: string | RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };
};

export const BeingSent: Story = {
  ...server(unread(noticeOf({ state: 'QUEUED' }))),
  play: says('Notifying…'),
};
export const SentBySms: Story = {
  ...server(unread(noticeOf({ state: 'SENT' }))),
  play: says(/^Notified by text message/),
};
export const SentByEmail: Story = {
  ...server(unread(noticeOf({ state: 'SENT', channel: 'EMAIL' }))),
  play: says(/^Notified by email/),
};
export const Delivered: Story = {
  ...server(unread(noticeOf({ state: 'DELIVERED' }))),
  play: says(/^Text message delivered/),
};
export const Read: Story = {
  ...server({ notice: null }),
  play: async ({ canvas }) => {
    await canvas.findByText('Read');
    await expect(canvas.queryByText('Not notified')).toBeNull();
  },
};
export const NotNotified: Story = {
  args: { settingsHref: '/settings' },
  play: async ({ canvas }) => {
    await canvas.findByText('Not notified');
    await canvas.findByText('Marta Keller was not notified.');
    await canvas.findByText(/SMS isn’t enabled for this country\./);
    await expect(canvas.getByRole('link', { name: 'Open Settings' })).toBeVisible();
    await expect(await waysIn(canvas)).toEqual(['Notify by email', 'Copy link', 'Try again']);
  },
};
export const NotNotifiedOnPhone: Story = {
  ...NotNotified,
  globals: { viewport: { value: 'phone' } },
};
export const ProviderUnreachable: Story = {
  ...server(unread(noticeOf({ channel: 'EMAIL', reason: 'PROVIDER_UNREACHABLE' }))),
  play: async ({ canvas }) => {
    const ways = ['Notify by text message', 'Try again', 'Copy link'];
    await expect(await waysIn(canvas)).toEqual(ways);
  },
};
export const NoAddress: Story = {
  ...server(unread(null, { channels: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Marta Keller has no phone number or email address/);
    await expect(await waysIn(canvas)).toEqual(['Copy link']);
  },
};
export const Viewer: Story = {
  args: { mayWrite: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Marta Keller was not notified.');
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull();
  },
};

const answers = mock.post(`${path}/notice`, ({ body: { channel } }) => ({
  conversation: makeDetails(talk, unread(noticeOf({ state: 'QUEUED', channel }))),
}));
export const NotifiedByEmail: Story = {
  ...server(unread(noticeOf({})), answers),
  play: async (story) => {
    await press(story, 'Notify by email');
    await story.canvas.findByText('Notifying…');
    await expect(story.canvas.queryByText('Marta Keller was not notified.')).toBeNull();
  },
};
const refuses = (resolver: Parameters<typeof mock.post<`${typeof path}/notice`>>[1]) =>
  server(unread(noticeOf({})), mock.post(`${path}/notice`, resolver));
export const Refused: Story = {
  ...refuses(() =>
    problem('COUNTRY_NOT_ALLOWED', 422, {
      errors: [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }],
    }),
  ),
  play: async (story) => {
    await press(story, 'Try again');
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('SMS isn’t enabled for this country.');
  },
};
export const QuotaUsedUp: Story = {
  ...refuses(() => problem('QUOTA_EXCEEDED', 429)),
  play: async (story) => {
    await press(story, 'Notify by email');
    await story.canvas.findByText(/^The limit for now is used up/);
  },
};
export const Failed: Story = {
  ...refuses(() => broken()),
  play: async (story) => {
    await press(story, 'Notify by email');
    await story.canvas.findByRole('alert');
    await story.canvas.findByRole('button', { name: 'Notify by email' });
  },
};

const gives = mock.post(`${path}/link`, () => ({ link }));
const mocked = (...spies: { mockRestore: () => void }[]) => {
  return () => spies.forEach((spy) => spy.mockRestore());
};
export const LinkCopied: Story = {
  ...server(unread(noticeOf({})), gives),
  beforeEach: () => mocked(spyOn(navigator.clipboard, 'writeText').mockResolvedValue()),
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText(/^Link copied\./);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
  },
};
export const ClipboardRefused: Story = {
  ...server(unread(noticeOf({})), gives),
  beforeEach: () =>
    mocked(
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied')),
      spyOn(console, 'warn').mockImplementation(() => undefined),
    ),
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText(/^Your browser didn’t allow copying/);
    await story.canvas.findByText(link);
    await expect(console.warn).toHaveBeenCalledOnce();
  },
};
export const LinkFailed: Story = {
  ...server(
    unread(noticeOf({})),
    mock.post(`${path}/link`, () => broken()),
  ),
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText('The link could not be loaded. Try again.');
  },
};

let live: Conversations | undefined;
export const ToldLive: Story = {
  args: { onConversations: (conversations) => (live = conversations) },
  ...server(unread(noticeOf({ state: 'QUEUED' }))),
  play: async ({ canvas }) => {
    await canvas.findByText('Notifying…');
    const thread = makeThread(seeded('live'), {
      id: storyConversationId,
      notice: noticeOf({}),
      last_seq: 5,
      seller_read_seq: 5,
      buyer_read_seq: 1,
    });
    live?.handleThreadStatus({ thread });
    await canvas.findByText('Marta Keller was not notified.');
  },
};
