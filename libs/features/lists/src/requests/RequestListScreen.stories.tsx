import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within, waitFor } from 'storybook/test';
import { testDefinition } from './test/definition.ts';
import { listStates, RequestListStory } from './test/index.ts';

const states = listStates(testDefinition);

const meta: Meta<typeof RequestListStory> = {
  title: 'Screens/Every flow/Request list/Screen',
  component: RequestListStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof RequestListStory>;

export const Initial: Story = states.initial;
export const Loading: Story = states.loading;
export const Loaded: Story = states.loaded;
export const LoadingMore: Story = states.loadingMore;
export const End: Story = states.end;
export const Empty: Story = states.empty('sent');
export const NothingFound: Story = states.noMatch;
export const Failed: Story = states.error;
export const FailedMore: Story = states.errorMore;
export const Offline: Story = {
  ...states.offline,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('You’re offline'));
    await waitFor(() => expect(alert).toHaveTextContent('The list opens by itself'));
  },
};
export const Stale: Story = states.stale;
export const ForViewers: Story = states.viewer;

/** Each row's text has room, and no head is over another. */
const expectRoom = (): Promise<void> =>
  // Rows are drawn again as cards once the list knows its width.
  waitFor(() => {
    for (const row of screen.getAllByRole('listitem')) {
      const { width } = within(row).getByRole('link').getBoundingClientRect();
      void expect(width).toBeGreaterThanOrEqual(160);
    }
  });

const inRoom = (width: number): Story => ({
  ...states.loaded,
  decorators: [
    (Story) => (
      <div style={{ width }}>
        <Story />
      </div>
    ),
  ],
});

export const InANarrowTable: Story = {
  ...inRoom(704),
  play: async () => {
    await expectRoom();
    await waitFor(() => expect(screen.getByText('Created')).toBeVisible());
    await expect(screen.getByText('Sale plan')).not.toBeVisible();
  },
};

export const InAWideTable: Story = { ...inRoom(1200), play: expectRoom };

export const AsCards: Story = {
  ...inRoom(696),
  play: async () => {
    await expectRoom();
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await expect(screen.getByText('Created')).not.toBeVisible();
  },
};

/** Where the search is, and how far the tools beside it reach, in px of the window. */
const toolsOf = (): { title: DOMRect; search: DOMRect; end: number } => {
  const [title, search, create] = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('searchbox'),
    screen.getByRole('link', { name: 'New request' }),
  ].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
  return { title, search, end: create.right };
};

/** The search stands beside the title, and gives way to the tools. */
export const ToolsOnANarrowTablet: Story = {
  ...inRoom(636),
  play: () =>
    waitFor(() => {
      const { title, search, end } = toolsOf();
      void expect(search.top).toBeLessThan(title.bottom);
      void expect(end).toBeLessThanOrEqual(636 - 24);
    }),
};

/** The search has a line of its own, with what is beside it. */
export const ToolsOnPhone: Story = {
  ...states.loaded,
  globals: { viewport: { value: 'phone' } },
  play: () =>
    waitFor(() => {
      const { title, search, end } = toolsOf();
      void expect(search.top).toBeGreaterThan(title.bottom);
      void expect(end).toBeLessThanOrEqual(innerWidth - 16);
    }),
};
