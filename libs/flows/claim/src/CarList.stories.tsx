import { carListStates, CarListStory } from '@forecourt/feature-lists/cars/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { claimCars } from './cars.ts';

const states = carListStates(claimCars);

const meta: Meta<typeof CarListStory> = {
  title: 'Screens/Claim/Cars',
  // Trade shows the same code in the same states; what is this flow's own is marked below.
  tags: ['repeat'],
  component: CarListStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof CarListStory>;

const onPhone = { viewport: { value: 'phone' } };
const pseudo = { language: 'pseudo' };

export const Initial: Story = states.initial;
export const Loading: Story = states.loading;
export const Loaded: Story = { ...states.loaded, tags: ['!repeat'] };
export const LoadingMore: Story = states.loadingMore;
export const End: Story = states.end;
export const Failed: Story = states.error;
export const FailedMore: Story = states.errorMore;
export const Offline: Story = states.offline;
export const Stale: Story = states.stale;
export const NothingFound: Story = states.noMatch;
export const LongNames: Story = states.longNames;
export const InformationMissing: Story = states.missing;
export const PseudoLocale: Story = { ...states.loaded, globals: pseudo };
export const Wide: Story = { ...states.loaded, globals: { viewport: { value: 'wide' } } };
export const Dark: Story = { ...states.loaded, globals: { scheme: 'dark' } };
export const ForViewers: Story = states.viewer;

export const OnPhone: Story = { ...states.loaded, globals: onPhone };
export const LoadingOnPhone: Story = { ...states.loading, globals: onPhone };
export const LongNamesOnPhone: Story = { ...states.longNames, globals: onPhone };
export const PseudoLocaleOnPhone: Story = { ...states.loaded, globals: { ...pseudo, ...onPhone } };

export const EmptyAll: Story = states.empty('');
export const EmptyNew: Story = states.empty('new');
export const EmptyRepairable: Story = { ...states.empty('repair'), tags: ['!repeat'] };
export const EmptyNeedsExtraInspection: Story = {
  ...states.empty('inspection'),
  tags: ['!repeat'],
};
