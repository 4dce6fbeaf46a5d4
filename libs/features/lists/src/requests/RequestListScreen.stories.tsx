import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Offline: Story = states.offline;
export const Stale: Story = states.stale;
export const ForViewers: Story = states.viewer;
