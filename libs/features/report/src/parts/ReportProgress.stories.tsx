import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sectionsOf } from '../sections.ts';
import { testDefinition } from '../test/definition.ts';
import { emptyReport, fullReport, reportInProgress } from '../test/reports.ts';
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
export const NothingProvided: Story = {
  args: { sections: of(emptyReport('TRADE_MAIN', 'COMPLETED')) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not provided').length).toBeGreaterThan(5);
  },
};
