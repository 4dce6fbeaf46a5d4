import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { emptyReport, fullReport } from '../test/reports.ts';
import type { StaffReport } from '../test/reports.ts';
import { FactStrip } from './FactStrip.tsx';

const meta: Meta<typeof FactStrip> = {
  title: 'Screens/Every flow/Report/Facts',
  component: FactStrip,
  args: fullReport('TRADE_MAIN'),
};
export default meta;

type Story = StoryObj<typeof FactStrip>;

function undamaged(): StaffReport {
  const data = fullReport('CLAIM_MAIN');
  data.report.report.damage_locations = [];
  return data;
}

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Owner expects')).toBeVisible());
  },
};
export const Undamaged: Story = {
  args: undamaged(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('None')).toBeVisible());
  },
};

/** What nobody has said is left out. */
export const NothingKnown: Story = {
  args: emptyReport('TRADE_MAIN', 'OPENED'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
