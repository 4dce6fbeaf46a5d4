import { reportStates, ReportStory } from '@forecourt/feature-report/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tradeReports } from './reports.ts';

const states = reportStates(tradeReports.main);

const meta: Meta<typeof ReportStory> = {
  title: 'Screens/Trade/Report',
  component: ReportStory,
};
export default meta;

type Story = StoryObj<typeof ReportStory>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const wide: Pick<Story, 'globals'> = { globals: { viewport: { value: 'wide' } } };

export const Loaded: Story = { ...states.loaded, ...wide };
export const Loading: Story = states.loading;
export const InProgress: Story = states.inProgress;
export const NotBegun: Story = states.notBegun;
export const NothingProvided: Story = states.nothingProvided;
export const NoDamage: Story = states.undamaged;
export const LongTexts: Story = states.longTexts;
export const PseudoLocale: Story = { ...states.loaded, globals: { language: 'pseudo' } };

export const OnPhone: Story = { ...states.loaded, ...phone };
export const LongTextsOnPhone: Story = { ...states.longTexts, ...phone };
