import { mock, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testDefinition } from './test/definition.ts';
import { makeThreads, threadHandlers, ThreadListStory } from './test/index.ts';
import type { ThreadListStore } from './ThreadListStore.ts';

const meta: Meta<typeof ThreadListStory> = {
  title: 'Screens/Every flow/Thread list/Behavior',
  component: ThreadListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof ThreadListStory>;

const names = ['Ann Lee', 'Bob Ray', 'Cid Moe'];
const three = makeThreads(3, { seller_read_status: 'NEW', sender_type: 'BUYER' }).map(
  (thread, index) => ({
    ...thread,
    info: { ...thread.info, buyer: { id: `${index}`, name: names[index] ?? '' } },
  }),
);
const handlers = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...threadHandlers(three)] },
});

const rows = async (): Promise<string[]> => {
  const links = within(await screen.findByRole('list', { name: /^Buyers/ })).getAllByRole('link');
  return links.map((link) => link.textContent.replace('Unread', '*'));
};
const shows = (expected: string[]) => waitFor(async () => expect(await rows()).toEqual(expected));
const choose = async (name: string, action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};

export const FindsByName: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
    await userEvent.type(await screen.findByRole('searchbox'), 'bob{Enter}');
    await shows(['Bob Ray*']);
  },
};

export const MarkedAsReadLeavesTheTab: Story = {
  args: { tab: 'new' },
  parameters: handlers(),
  play: async () => {
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
    await choose('Bob Ray', 'Mark as read');
    await shows(['Ann Lee*', 'Cid Moe*']);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Read 1' })).toBeVisible());
  },
};

export const MarkedBothWays: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
    await choose('Bob Ray', 'Mark as read');
    await shows(['Ann Lee*', 'Bob Ray', 'Cid Moe*']);
    await choose('Bob Ray', 'Mark as unread');
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
  },
};

export const MarkingRefused: Story = {
  parameters: handlers(mock.patch('/api/leads/messages/{id}', () => problem('FORBIDDEN', 403))),
  play: async () => {
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
    await choose('Bob Ray', 'Mark as read');
    await screen.findByText('The conversation with Bob Ray could not be marked');
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
  },
};

export const ByKeyboard: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
    await userEvent.keyboard('jj');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Bob Ray/ })).toHaveFocus());
    await userEvent.keyboard('u');
    await shows(['Ann Lee*', 'Bob Ray', 'Cid Moe*']);
  },
};

export const LeadsToTheConversation: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
    await userEvent.click(await screen.findByRole('link', { name: /^Ann Lee/ }));
    const text = `Now at /report/${three[0]?.lead_id}/buyers/${three[0]?.id}`;
    await waitFor(() => expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible());
  },
};

let live: ThreadListStore | undefined;

export const MovesLive: Story = {
  args: { onStore: (store) => (live = store) },
  parameters: handlers(),
  play: async () => {
    await shows(['Ann Lee*', 'Bob Ray*', 'Cid Moe*']);
    const [ann, , cid] = three;
    if (!ann || !cid) throw new Error('There are no threads');
    const last_message_at = new Date(Date.parse(ann.last_message_at) + 60_000).toISOString();
    live?.handleEvent({ thread: { ...cid, last_message_at, summary: 'Still there?' } });
    await shows(['Cid Moe*', 'Ann Lee*', 'Bob Ray*']);
    live?.handleEvent({ thread: { ...ann, seller_read_status: 'READ' } });
    await shows(['Cid Moe*', 'Ann Lee', 'Bob Ray*']);
  },
};
