import type { ConversationMessage, PresentPerson } from '@forecourt/contract';
import { mock } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StaffConversation } from '../conversation/Conversations.ts';
import { sellerReplies } from '../quickReplies.ts';
import { SellerConversation } from '../ReportConversation.tsx';
import {
  conversationHandlers,
  makeMessages,
  storyConversationId,
  storyNow,
} from '../test/conversationServer.ts';
import { makeConversations } from '../test/ConversationStory.tsx';
import { PresenceProvider } from './context.ts';

interface PresenceStoryProps {
  people: readonly PresentPerson[];
}

let shown: StaffConversation;

/** The real conversation, with these colleagues in it. */
function PresenceStory({ people }: PresenceStoryProps) {
  const [conversation] = useState(() => makeConversations({}).get(storyConversationId));
  useEffect(() => {
    shown = conversation;
    void conversation.open();
    return () => conversation.dispose();
  }, [conversation]);
  const presence = { inThread: () => people, open: () => () => undefined, typed: () => undefined };
  return (
    <PresenceProvider value={presence}>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        <SellerConversation
          conversation={conversation}
          quickReplies={sellerReplies}
          reportHref="#"
          now={() => storyNow}
        />
      </div>
    </PresenceProvider>
  );
}

const person = (name: string, writing = false): PresentPerson => ({
  id: name,
  name,
  thread_id: storyConversationId,
  writing,
});
const log = makeMessages(6);
const meta: Meta<typeof PresenceStory> = {
  title: 'Screens/Every flow/Messages/Presence',
  component: PresenceStory,
  args: { people: [person('Anna Berg')] },
  parameters: { layout: 'fullscreen', msw: { handlers: conversationHandlers(log) } },
};
export default meta;

type Story = StoryObj<typeof PresenceStory>;
type Canvas = StoryContext['canvas'];

export const Nobody: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Marta Keller' });
    await expect(canvas.queryByRole('img', { name: /^Also here/ })).toBeNull();
  },
};
export const AlsoHere: Story = {
  play: async ({ canvas }) => {
    const people = await canvas.findByRole('img', { name: 'Also here: Anna Berg' });
    await userEvent.tab();
    people.focus();
    await waitFor(() => expect(people).toHaveAccessibleDescription('Also here: Anna Berg'));
  },
};
export const Many: Story = {
  args: {
    people: ['Anna Berg', 'Ben Cole', 'Carl Dahl', 'Dora Eng', 'Emil Fox'].map((name) =>
      person(name),
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByText('+2')),
};
export const Writing: Story = {
  args: { people: [person('Anna Berg', true)] },
  play: async ({ canvas }) =>
    void (await canvas.findByText('Anna Berg is writing to Marta Keller')),
};
export const TwoWriting: Story = {
  args: { people: [person('Anna Berg', true), person('Ben Cole', true)] },
  play: async ({ canvas }) =>
    void (await canvas.findByText('Anna Berg and Ben Cole are writing to Marta Keller')),
};
export const WritingOnPhone: Story = { ...Writing, globals: { viewport: { value: 'phone' } } };
export const WritingInTheDark: Story = { ...Writing, globals: { scheme: 'dark' } };

const answer: ConversationMessage = {
  ...log[1]!,
  id: 'answer',
  seq: 7,
  senderType: 'AGENT',
  senderId: 'anna',
  senderName: 'Anna Berg',
  message: 'Yes, until Friday.',
  clientKey: 'of anna',
};
const answered = [...log, answer];
let sent: string[] = [];
const write = async (canvas: Canvas): Promise<HTMLElement> => {
  await canvas.findByRole('heading', { level: 2, name: 'Marta Keller' });
  const box = await canvas.findByRole('textbox', { name: 'Write to Marta Keller' });
  await waitFor(() => expect(shown.phase).toBe('loaded'));
  await userEvent.type(box, 'Until Monday');
  return box;
};
/** A colleague was faster: the first press says so, the second sends. */
export const Answered: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.get('/chats/conversations/{conversationId}', ({ query }) => ({
          messages: query.since === undefined ? log.toReversed() : [answer],
          after: null,
          conversation: {
            id: storyConversationId,
            partnerId: 'northgate',
            leadId: 'r1',
            recipientId: 'r1',
            role: 'SELLER' as const,
            name: 'Marta Keller',
            car: { year: 2019, make: 'Volvo', model: 'XC60' },
            lastSeq: query.since === undefined ? log.length : answered.length,
            readSeq: 6,
            theirReadSeq: 6,
            notice: null,
            channels: ['SMS' as const],
          },
        })),
        mock.post('/chats/conversations/{conversationId}/read', () => ({}) as never),
        mock.post('/chats/conversations/{conversationId}', ({ body, request }) => {
          sent.push(body.message ?? '');
          const clientKey = request.headers.get('idempotency-key');
          const text = body.message ?? '';
          const message = { ...answer, id: 'mine', seq: 8, message: text, clientKey };
          return { message, conversation: { id: storyConversationId } } as never;
        }),
      ],
    },
  },
  beforeEach: () => {
    sent = [];
  },
  play: async ({ canvas }) => {
    const box = await write(canvas);
    shown.heard({ lastSeq: 7 });
    await canvas.findByText('Yes, until Friday.');
    await userEvent.type(box, '{Enter}');
    await canvas.findByText('Anna Berg answered while you were writing. Read it, then send again.');
    await expect([sent.length, (box as HTMLTextAreaElement).value]).toEqual([0, 'Until Monday']);
    await userEvent.type(box, '{Enter}');
    await waitFor(() => expect(sent).toEqual(['Until Monday']));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
