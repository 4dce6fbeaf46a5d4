import { callsOf } from '@forecourt/api-client';
import type { Thread } from '@forecourt/contract';
import { broken, mock, never } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { buyerReplies } from './quickReplies.ts';
import { ReportConversation } from './ReportConversation.tsx';
import { ReportThreadsStore } from './ReportThreadsStore.ts';
import {
  conversationHandlers,
  makeMessages,
  makeThreads,
  storyConversationId,
  storyNow,
  threadHandlers,
} from './test/conversationServer.ts';
import { makeConversations, storyHttp } from './test/ConversationStory.tsx';

/** The real screen with the real stores and client. */
function Chat({ open }: { open?: boolean }) {
  const [threads] = useState(
    () =>
      new ReportThreadsStore({
        api: callsOf(storyHttp(), ReportThreadsStore.endpoints),
        initiatedBy: ['AGENT_BUYER', 'BUYER_AGENT'],
      }),
  );
  const [conversation] = useState(() => makeConversations({}).get(storyConversationId));
  useEffect(() => {
    void threads.open('r1');
    if (open) void conversation.open();
    return () => conversation.dispose();
  }, [threads, conversation, open]);
  return (
    <ReportConversation
      threads={threads}
      conversation={open ? conversation : null}
      hrefOf={({ id }: Thread) => `#${id}`}
      listHref="#"
      quickReplies={buyerReplies}
      now={() => storyNow}
    />
  );
}

const buyers = makeThreads(6, { message_initiated_by: 'BUYER_AGENT', lead_id: 'r1' });
const handlers = [...threadHandlers(buyers), ...conversationHandlers(makeMessages(12))];
const meta: Meta<typeof Chat> = {
  title: 'Screens/Every flow/Messages/Report chat',
  component: Chat,
  parameters: { msw: { handlers } },
};
export default meta;

type Story = StoryObj<typeof Chat>;

const list = '/api/leads/messages';
const phone = { viewport: { value: 'phone' } };

export const List: Story = {};
export const Open: Story = { args: { open: true } };
export const ListOnPhone: Story = { globals: phone };
export const OpenOnPhone: Story = { args: { open: true }, globals: phone };
export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(list, () => never())] } },
};
export const Empty: Story = { parameters: { msw: { handlers: threadHandlers([]) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: [mock.get(list, () => broken())] } },
};
