import { callsOf } from '@forecourt/api-client';
import type { Thread } from '@forecourt/contract';
import { createMemoryStorage } from '@forecourt/platform';
import { broken, mock, never } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createIntl } from 'react-intl';
import { expect, userEvent, waitFor } from 'storybook/test';
import { makeThreads, storyPartnerId, threadHandlers } from '../test/conversationServer.ts';
import { storyHttp } from '../test/ConversationStory.tsx';
import { AllMessages } from './AllMessages.tsx';
import { AllMessagesSkeleton } from './AllMessagesSkeleton.tsx';
import { InboxStore } from './InboxStore.ts';
import { MessageNotices, type MessageNoticesOptions } from './MessageNotices.ts';

interface PanelProps {
  search?: string;
  currentId?: string;
  /** The branch is still unknown. */
  waiting?: boolean;
  /** The browser's permission for notifications. */
  permission?: NotificationPermission;
}

/** The real panel on the real store and client. */
function Panel({ search = '', currentId, waiting, permission }: PanelProps) {
  const [store] = useState(
    () =>
      new InboxStore({
        api: callsOf(storyHttp(), InboxStore.endpoints),
        partnerId: () => (waiting ? null : storyPartnerId),
      }),
  );
  const [notices] = useState(() => permission && new MessageNotices(noticesAt(permission)));
  useEffect(() => void store.open(search), [store, search]);
  return (
    <div style={{ height: '100dvh', maxWidth: 320 }}>
      <AllMessages
        store={store}
        hrefOf={hrefOf}
        currentId={currentId}
        place="/"
        notices={notices}
      />
    </div>
  );
}

function noticesAt(first: NotificationPermission): MessageNoticesOptions {
  let said = first;
  return {
    board: {
      permission: () => said,
      ask: async () => (said = 'granted'),
      isHidden: () => true,
      show: () => undefined,
    },
    storage: createMemoryStorage(),
    intl: () => createIntl({ locale: 'en-US' }),
    onOpen: () => undefined,
  };
}

function hrefOf({ lead_id, id }: Thread): string {
  return `#/trade/report/${lead_id}/buyers/${id}`;
}

const threads = makeThreads(240);
const meta: Meta<typeof Panel> = {
  title: 'Screens/Every flow/Messages/All Messages',
  component: Panel,
  parameters: { layout: 'fullscreen', msw: { handlers: threadHandlers(threads) } },
  globals: { viewport: { value: 'wide' } },
};
export default meta;

type Story = StoryObj<typeof Panel>;

/** In narrow windows the panel opens on demand. */
const shown: NonNullable<Story['play']> = async ({ canvas }) => {
  const show = canvas.queryByRole('button', { name: 'Show' });
  if (show) await userEvent.click(show);
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
};

const list = '/api/leads/messages';
const answered = (handlers: ReturnType<typeof threadHandlers>) => ({ msw: { handlers } });

export const Initial: Story = { args: { waiting: true } };
/** Before the panel's code is there; its rows are where those of the panel will be. */
export const CodeLoading: Story = {
  render: () => (
    <div style={{ height: '100dvh', maxWidth: 320 }}>
      <AllMessagesSkeleton />
    </div>
  ),
};
export const Loading: Story = { parameters: answered([mock.get(list, () => never())]) };
export const Loaded: Story = {
  play: async (context) => {
    await shown(context);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getAllByText('Unread').length).toBeGreaterThan(0));
  },
};
export const Open: Story = { args: { currentId: threads[1]?.id }, play: shown };
export const End: Story = { parameters: answered(threadHandlers(makeThreads(3))) };
export const Empty: Story = { parameters: answered(threadHandlers([])) };
export const NothingFound: Story = { args: { search: 'nobody of that name' } };
export const Failed: Story = { parameters: answered([mock.get(list, () => broken())]) };
export const FailedMore: Story = {
  parameters: answered([
    mock.get(list, ({ query }) =>
      query.after ? broken() : { threads: threads.slice(0, 4), metadata: { after: 'next' } },
    ),
  ]),
};
export const OddNames: Story = {
  parameters: answered(
    threadHandlers(
      ['<b>Bold</b>', 'مارتا كيلر', 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4), ''].flatMap(
        (name) =>
          makeThreads(1, {
            id: `odd ${name}`,
            info: {
              ...threads[0]!.info,
              make: null,
              model: null,
              year: null,
              seller: { id: 's', name },
            },
          }),
      ),
    ),
  ),
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Show' });
    await shown(context);
  },
};
export const NotNotified: Story = {
  parameters: answered(
    threadHandlers(
      makeThreads(3, {
        notice: {
          state: 'FAILED',
          channel: 'SMS',
          reason: 'NUMBER_REJECTED',
          at: threads[0]!.inserted_at,
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Not notified')).toHaveLength(3));
  },
};

export const FilesOnly: Story = {
  parameters: answered(
    threadHandlers(
      makeThreads(2, {
        sender_type: 'BUYER',
        summary: '',
        summary_files: { photos: 2, documents: 0, name: null },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('2 photos')).toHaveLength(2));
  },
};

export const Searches: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3));
    const name = threads[7]!.info.seller.name!;
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), name);
    await waitFor(() => expect(canvas.getByText('All threads loaded')).toBeVisible());
  },
};

export const Notices: Story = {
  args: { permission: 'default' },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: 'Notify me of new messages' });
    await waitFor(() => expect(bell).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(bell);
    const on = () => canvas.getByRole('button', { name: 'Notify me of new messages' });
    await waitFor(() => expect(on()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(on());
    await waitFor(() => expect(on()).toHaveAttribute('aria-pressed', 'false'));
  },
};
export const NoticesBlocked: Story = {
  args: { permission: 'denied' },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /^Notifications are blocked/ });
    await waitFor(() => expect(bell).toHaveAttribute('aria-disabled', 'true'));
  },
};
