import { Box } from '@forecourt/ui/layout';
import { germanPrice, inGerman } from '@forecourt/testing/story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { abroadReport, emptyReport, fullReport, undamagedReport } from '../test/reports.ts';
import { FactStrip } from './FactStrip.tsx';

const data = fullReport('TRADE_MAIN');

const meta: Meta<typeof FactStrip> = {
  title: 'Screens/Every flow/Report/Facts',
  component: FactStrip,
  args: data,
};
export default meta;

type Story = StoryObj<typeof FactStrip>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Owner expects')).toBeVisible());
  },
};
/** The car counts kilometers and its reader miles. */
export const OtherUnit: Story = {
  args: abroadReport('TRADE_MAIN'),
  play: async ({ canvas }) => {
    const driven = await canvas.findByText('46,000 mi');
    await expect(driven).toHaveTextContent('46,000 mi (74,000 km)');
  },
};
export const OtherUnitOnPhone: Story = {
  ...OtherUnit,
  globals: { viewport: { value: 'phone' } },
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
/** The price reads as in the list of cars. */
export const InGerman: Story = {
  args: { trade_in: { ...data.trade_in!, expected_price: 12_050 } },
  decorators: [inGerman],
  play: async ({ canvas }) => {
    const price = await canvas.findByText(/12.050/);
    await expect(price.textContent).toBe(germanPrice);
  },
};
/** On an upright tablet six have two lines: no figure is broken from its unit. */
export const OnTablet: Story = {
  decorators: [
    (Story) => (
      <Box style={{ width: '656px' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('Owner expects');
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    await expect(tops).toHaveLength(6);
    await expect(new Set(tops).size).toBe(2);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
