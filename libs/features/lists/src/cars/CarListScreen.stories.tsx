import type { Meta, StoryObj } from '@storybook/react-vite';
import { testDefinition } from './test/definition.ts';
import { carListStates, CarListStory } from './test/index.ts';

const states = carListStates(testDefinition);

const meta: Meta<typeof CarListStory> = {
  title: 'Screens/Every flow/Car list/Screen',
  component: CarListStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof CarListStory>;

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
export const InformationMissing: Story = states.missing;
export const PhotosGone: Story = states.noPhoto;
export const UnlistedTab: Story = states.tab('new', 'NEW');
