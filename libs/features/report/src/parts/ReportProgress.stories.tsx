import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ReportSectionId } from '../definition.ts';
import { ReportStore } from '../ReportStore.ts';
import { testDefinition } from '../test/definition.ts';
import { emptyReport, fullReport, reportInProgress } from '../test/reports.ts';
import type { StaffReport } from '../test/reports.ts';
import { ReportProgress } from './ReportProgress.tsx';

const meta = {
  title: 'Screens/Every flow/Report/Progress',
  component: ReportProgress,
  globals: { viewport: { value: 'wide' } },
  args: { store: storeOf(fullReport('TRADE_MAIN')), definition: testDefinition },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

function storeOf(data: StaffReport | undefined, current?: ReportSectionId): ReportStore {
  const store = new ReportStore({ load: () => Promise.reject(new Error('unused')) });
  if (data) store.report.set(data);
  if (current) store.showSection(current);
  return store;
}

export const AllDone: Story = {};
export const NothingBeforeTheReport: Story = {
  args: { store: storeOf(undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const InProgress: Story = {
  args: { store: storeOf(reportInProgress('TRADE_MAIN'), 'windshield') },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: /Windshield/ });
    await expect(current).toHaveAttribute('aria-current', 'true');
  },
};
export const NothingProvided: Story = {
  args: { store: storeOf(emptyReport('TRADE_MAIN', 'COMPLETED')) },
};
