import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { testDefinition } from './test/definition.ts';
import { threadListStates, ThreadListStory } from './test/index.ts';

const states = threadListStates(testDefinition);

const meta: Meta<typeof ThreadListStory> = {
  title: 'Screens/Every flow/Thread list/Screen',
  component: ThreadListStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof ThreadListStory>;

export const Initial: Story = states.initial;
export const Loading: Story = states.loading;
export const Loaded: Story = states.loaded;
export const LoadingMore: Story = states.loadingMore;
export const End: Story = states.end;
export const Empty: Story = states.empty('new');
export const NothingFound: Story = states.noMatch;
export const Failed: Story = states.error;
export const FailedMore: Story = states.errorMore;
export const Offline: Story = states.offline;
export const Stale: Story = states.stale;
export const ForViewers: Story = states.viewer;
export const NoName: Story = states.noName;
export const FilesOnly: Story = {
  ...states.filesOnly,
  play: async () => {
    await screen.findByText('Photo');
    await screen.findByText('You: 3 photos');
    await screen.findByText('PDF: Offer.pdf');
    await screen.findByText('You: 3 files');
  },
};
