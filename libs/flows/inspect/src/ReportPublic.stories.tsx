import { reportStates, ReportStory } from '@forecourt/feature-report/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inspectReports } from './reports.ts';

const states = reportStates(inspectReports.public);

const meta: Meta<typeof ReportStory> = {
  title: 'Screens/Inspection/Report/Public',
  // Trade shows the same code in the same states; what is this flow's own is marked below.
  tags: ['repeat'],
  component: ReportStory,
};
export default meta;

type Story = StoryObj<typeof ReportStory>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const desktop: Pick<Story, 'globals'> = { globals: { viewport: { value: 'desktop' } } };
const wide: Pick<Story, 'globals'> = { globals: { viewport: { value: 'wide' } } };

export const Loaded: Story = { ...states.loaded, ...wide, tags: ['!repeat'] };
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const LinkRevoked: Story = states.notFound;
export const InProgress: Story = states.inProgress;
export const NothingProvided: Story = { ...states.nothingProvided, tags: ['!repeat'] };
export const NoDamage: Story = states.undamaged;
export const OnlySomeSections: Story = { ...states.someSections, tags: ['!repeat'] };
export const SixtyPhotos: Story = states.manyPhotos;
export const PhotosFailed: Story = states.failedPhotos;
export const LongTexts: Story = states.longTexts;
export const OnDesktop: Story = { ...states.loaded, ...desktop };
export const Dark: Story = { ...states.loaded, globals: { scheme: 'dark' } };

export const OnPhone: Story = { ...states.loaded, ...phone };
export const LoadingOnPhone: Story = { ...states.loading, ...phone };
export const LongTextsOnPhone: Story = { ...states.longTexts, ...phone };
