import { reportStates, ReportStory } from '@forecourt/feature-report/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { claimReports } from './reports.ts';

const states = reportStates(claimReports.main);

const meta: Meta<typeof ReportStory> = {
  title: 'Screens/Claim/Report',
  // Trade shows the same code in the same states; what is this flow's own is marked below.
  tags: ['repeat'],
  component: ReportStory,
};
export default meta;

type Story = StoryObj<typeof ReportStory>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const wide: Pick<Story, 'globals'> = { globals: { viewport: { value: 'wide' } } };

export const Loaded: Story = { ...states.loaded, ...wide, tags: ['!repeat'] };
export const Loading: Story = states.loading;
export const InProgress: Story = states.inProgress;
export const NotBegun: Story = states.notBegun;
export const NothingProvided: Story = { ...states.nothingProvided, tags: ['!repeat'] };
export const NoDamage: Story = states.undamaged;
export const LongTexts: Story = states.longTexts;
export const PseudoLocale: Story = { ...states.loaded, globals: { language: 'pseudo' } };

export const OnPhone: Story = { ...states.loaded, ...phone, tags: ['!repeat'] };
export const LongTextsOnPhone: Story = { ...states.longTexts, ...phone };
