import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { emptyReport, fullReport, undamagedReport } from '../test/reports.ts';
import { FactStrip } from './FactStrip.tsx';

const meta: Meta<typeof FactStrip> = {
  title: 'Screens/Every flow/Report/Facts',
  component: FactStrip,
  args: fullReport('TRADE_MAIN'),
};
export default meta;

type Story = StoryObj<typeof FactStrip>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Owner expects')).toBeVisible());
  },
};
export const Undamaged: Story = {
  args: undamagedReport('CLAIM_MAIN'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('None')).toBeVisible());
  },
};
/** A report that was sent without an answer about damage claims nothing about it. */
export const DamageNotAnswered: Story = {
  args: emptyReport('TRADE_MAIN', 'COMPLETED'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('None')).toBeNull();
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
