import { reportStates, ReportStory } from '@forecourt/feature-report/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tradeReports } from './reports.ts';

const states = reportStates(tradeReports.dealer!);

const meta: Meta<typeof ReportStory> = {
  title: 'Screens/Trade/Report/Dealer',
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
export const OtherUnit: Story = states.otherUnit;
export const LinkRevoked: Story = states.notFound;
export const InProgress: Story = states.inProgress;
export const NothingProvided: Story = states.nothingProvided;
export const NoDamage: Story = states.undamaged;
export const OnlySomeSections: Story = states.someSections;
export const SixtyPhotos: Story = states.manyPhotos;
export const PhotosFailed: Story = states.failedPhotos;
export const LongTexts: Story = states.longTexts;
export const OnDesktop: Story = { ...states.loaded, ...desktop };
/** The car is no longer for sale, and nothing says that it is. */
export const Sold: Story = {
  ...states.sold,
  play: async ({ canvas }) => {
    const { getByText, queryByText } = within(await canvas.findByRole('article'));
    await expect(getByText('Auction ended', { selector: 'p' })).toBeVisible();
    await expect(queryByText('For sale')).toBeNull();
  },
};
export const Dark: Story = { ...states.loaded, globals: { scheme: 'dark' } };

export const OnPhone: Story = { ...states.loaded, ...phone };
export const LoadingOnPhone: Story = { ...states.loading, ...phone };
export const LongTextsOnPhone: Story = { ...states.longTexts, ...phone };
