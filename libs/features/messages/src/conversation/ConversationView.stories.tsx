import type { Meta, StoryObj } from '@storybook/react-vite';
import { broken, mock, never, problem } from '@forecourt/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { conversationHandlers, makeDetails, makeMessages } from '../test/conversationServer.ts';
import { ConversationStory } from '../test/ConversationStory.tsx';

const meta: Meta<typeof ConversationStory> = {
  title: 'Screens/Every flow/Messages/Conversation',
  component: ConversationStory,
  parameters: { layout: 'fullscreen', msw: { handlers: conversationHandlers(makeMessages(12)) } },
};
export default meta;

type Story = StoryObj<typeof ConversationStory>;
type Handlers = ReturnType<typeof conversationHandlers>;

const path = '/chats/conversations/{conversationId}';
const phone = { viewport: { value: 'phone' } };
const answered = (handlers: Handlers) => ({ msw: { handlers } });
const box = (canvas: HTMLElement) => within(canvas).getByRole('textbox');

export const Loading: Story = { parameters: answered([mock.get(path, () => never())]) };
export const Loaded: Story = {};
export const Phone: Story = { globals: phone };
export const Empty: Story = { parameters: answered(conversationHandlers([])) };
export const Failed: Story = { parameters: answered([mock.get(path, () => broken())]) };
export const Gone: Story = {
  parameters: answered([mock.get(path, () => problem('NOT_FOUND', 404))]),
};
export const ForViewers: Story = { args: { mayWrite: false } };
export const Draft: Story = {
  args: { kept: { draft: 'The first line of a draft\nand a second one' } },
};

export const Unread: Story = {
  parameters: answered(conversationHandlers(makeMessages(9), { readSeq: 6 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New messages')).toBeVisible();
  },
};

export const ReadByThem: Story = {
  parameters: answered(conversationHandlers(makeMessages(2))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Read')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: answered([mock.post(path, () => never()), ...conversationHandlers(makeMessages(4))]),
  args: { kept: { unsent: ['On its way'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sending/)).toBeVisible();
  },
};

export const NotSent: Story = {
  parameters: answered([mock.post(path, () => broken()), ...conversationHandlers(makeMessages(4))]),
  args: { kept: { unsent: ['It did not get through', 'Nor did this one'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  },
};

/** The first page loads, later ones do not. */
const cutOff = (): Handlers => {
  const messages = makeMessages(6);
  const conversation = makeDetails(messages);
  return [
    mock.get(path, ({ query }) =>
      query.since === undefined
        ? { messages: [...messages].reverse(), after: null, conversation }
        : broken(),
    ),
    ...conversationHandlers(messages),
  ];
};
export const Offline: Story = {
  args: { onStore: (store) => void store.open().then(() => store.heard({ lastSeq: 99 })) },
  parameters: answered(cutOff()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No connection/)).toBeVisible();
  },
};

export const SendsOnEnter: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list');
    await userEvent.type(box(canvasElement), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(box(canvasElement)).toHaveValue(''));
    await expect(await canvas.findByText(/One\s+two/)).toBeVisible();
  },
};

export const QuickReply: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list');
    await userEvent.type(box(canvasElement), 'Hello.');
    await userEvent.click(canvas.getByRole('button', { name: /a few more photos/ }));
    await waitFor(() =>
      expect(box(canvasElement)).toHaveValue('Hello. Could you send us a few more photos, please?'),
    );
  },
};

export const HundredsOfMessages: Story = {
  parameters: answered(conversationHandlers(makeMessages(700))),
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('region', { name: /Conversation with/ });
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(1000));
    await expect(canvasElement.querySelectorAll('[role=listitem]').length).toBeLessThan(60);
    list.scrollTop = list.scrollHeight / 2;
    const jump = await canvas.findByRole('button', { name: 'Jump to newest' });
    await userEvent.click(jump);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Jump to newest' })).not.toBeInTheDocument(),
    );
  },
};

const odd = [
  'هل السيارة لا تزال للبيع؟ أود رؤيتها يوم الخميس.',
  '<script>alert(1)</script> <b>not bold</b> &amp;',
  `https://example.com/${'a'.repeat(180)}?q=1`,
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(8),
  'turned \u202e backwards \u202c and on',
  'javascript:alert(1) is no link, https://example.com is.',
];
export const OddTexts: Story = {
  parameters: answered(conversationHandlers(makeMessages(6, (seq) => ({ message: odd[seq - 1] })))),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/<b>not bold<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('script')).toHaveLength(0);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const href of links) await expect(href).toMatch(/^https:\/\/example\.com\//);
  },
};
export const OddTextsOnPhone: Story = { ...OddTexts, globals: phone };
