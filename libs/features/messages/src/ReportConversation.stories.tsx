import { callsOf } from '@forecourt/api-client';
import type { Thread } from '@forecourt/contract';
import { broken, mock, never } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { buyerReplies, sellerReplies } from './quickReplies.ts';
import { ReportConversation, SellerConversation } from './ReportConversation.tsx';
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
    <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <ReportConversation
        threads={threads}
        conversation={open ? conversation : null}
        hrefOf={({ id }: Thread) => `#${id}`}
        listHref="#"
        quickReplies={buyerReplies}
        now={() => storyNow}
      />
    </div>
  );
}

const buyers = makeThreads(6, { message_initiated_by: 'BUYER_AGENT', lead_id: 'r1' });
const handlers = [...threadHandlers(buyers), ...conversationHandlers(makeMessages(12))];
const meta: Meta<typeof Chat> = {
  title: 'Screens/Every flow/Messages/Report chat',
  component: Chat,
  parameters: { layout: 'fullscreen', msw: { handlers } },
};
export default meta;

type Story = StoryObj<typeof Chat>;

const list = '/api/leads/messages';
const phone = { viewport: { value: 'phone' } };

export const List: Story = {};
export const Open: Story = { args: { open: true } };
export const ListOnPhone: Story = { globals: phone };
export const OpenOnPhone: Story = {
  args: { open: true },
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Marta Keller' });
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'All conversations' })).toBeVisible(),
    );
    const box = canvas.getByRole('textbox', { name: 'Write to Marta Keller' });
    // The messages scroll, not the page: the box is at the bottom of the screen.
    await waitFor(() =>
      expect(box.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 24),
    );
    await expect(box.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    const [first, second] = canvas
      .getByRole('group', { name: 'Quick replies' })
      .querySelectorAll('button');
    await expect(first!.offsetTop).toBe(second!.offsetTop);
  },
};
/** Chat with Seller, until it is known which conversation it is. */
export const SellerWaiting: Story = {
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <SellerConversation conversation={null} quickReplies={sellerReplies} reportHref="#report" />
    </div>
  ),
};
export const SellerWaitingOnPhone: Story = {
  ...SellerWaiting,
  globals: phone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Back to the report' })).toBeVisible(),
    );
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(list, () => never())] } },
};
export const Empty: Story = { parameters: { msw: { handlers: threadHandlers([]) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: [mock.get(list, () => broken())] } },
};
/** The only conversation is all there is: the report's own tabs lead away from it. */
export const OnlyOneOnATablet: Story = {
  args: { open: true },
  globals: { viewport: { value: 'tablet' } },
  parameters: {
    msw: {
      handlers: [...threadHandlers(buyers.slice(0, 1)), ...conversationHandlers(makeMessages(12))],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Marta Keller' });
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Conversations with buyers' })).toBeNull(),
    );
    await expect(canvas.queryByRole('link', { name: 'All conversations' })).toBeNull();
  },
};
