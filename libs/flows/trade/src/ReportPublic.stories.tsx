import { reportStates, ReportStory } from '@forecourt/feature-report/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tradeReports } from './reports.ts';

const states = reportStates(tradeReports.public);

const meta: Meta<typeof ReportStory> = {
  title: 'Screens/Trade/Report/Public',
  component: ReportStory,
};
export default meta;

type Story = StoryObj<typeof ReportStory>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const desktop: Pick<Story, 'globals'> = { globals: { viewport: { value: 'desktop' } } };
const wide: Pick<Story, 'globals'> = { globals: { viewport: { value: 'wide' } } };

export const Loaded: Story = { ...states.loaded, ...wide };
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const LinkRevoked: Story = states.notFound;
export const InProgress: Story = states.inProgress;
export const NothingProvided: Story = states.nothingProvided;
export const NoDamage: Story = states.undamaged;
export const OnlySomeSections: Story = states.someSections;
export const SixtyPhotos: Story = states.manyPhotos;
export const PhotosFailed: Story = states.failedPhotos;
export const LongTexts: Story = states.longTexts;
export const OnDesktop: Story = { ...states.loaded, ...desktop };
export const Sold: Story = states.sold;
export const Withdrawn: Story = states.withdrawn;
export const Dark: Story = { ...states.loaded, globals: { scheme: 'dark' } };

export const OnPhone: Story = { ...states.loaded, ...phone };
export const LoadingOnPhone: Story = { ...states.loading, ...phone };
export const LongTextsOnPhone: Story = { ...states.longTexts, ...phone };
