import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sectionsOf } from '../sections.ts';
import { testDefinition } from '../test/definition.ts';
import { emptyReport, fullReport, incompleteReport, reportInProgress } from '../test/reports.ts';
import type { StaffReport } from '../test/reports.ts';
import { ReportProgress } from './ReportProgress.tsx';

const meta = {
  title: 'Screens/Every flow/Report/Progress',
  component: ReportProgress,
  globals: { viewport: { value: 'wide' } },
  args: {
    store: { currentSection: undefined },
    definition: testDefinition,
    sections: of(fullReport('TRADE_MAIN')),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 348 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

function of(data: StaffReport) {
  return sectionsOf(testDefinition, data);
}

function decidable() {
  const data = fullReport('TRADE_MAIN');
  if (data.trade_in) data.trade_in.offer = null;
  return sectionsOf(
    { ...testDefinition, sections: [...testDefinition.sections, 'placeOffer'] },
    data,
  );
}

export const AllDone: Story = {};
export const InProgress: Story = {
  args: {
    store: { currentSection: 'windshield' },
    sections: of(reportInProgress('TRADE_MAIN')),
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: /Windshield/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
  },
};
/** One shot of four is not ticked, and neither is the condition by a mileage alone. */
export const SentIncomplete: Story = {
  args: { sections: of(incompleteReport('TRADE_MAIN')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Exterior 1 of 4$/ });
    await canvas.findByRole('link', { name: /Mileage 1 of 2$/ });
    await canvas.findByRole('link', { name: /Car condition Not provided$/ });
  },
};
/** What staff have to decide is a part of the report, and leads to its card. */
export const WithADecision: Story = {
  args: { sections: decidable() },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('link', { name: 'Place an offer' });
    await expect(offer).toHaveAttribute('href', '#placeOffer');
  },
};
export const NothingProvided: Story = {
  args: { sections: of(emptyReport('TRADE_MAIN', 'COMPLETED')) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not provided').length).toBeGreaterThan(5);
    await canvas.findByRole('link', { name: /^Damage Not provided$/ });
  },
};
