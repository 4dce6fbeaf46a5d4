import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KeyValueList } from './KeyValueList.tsx';

const meta = {
  title: 'Components/Data/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { key: 'plate', label: 'Plate', value: '123 ABC' },
      { key: 'vin', label: 'VIN', value: 'YV1DZ8256C2271234' },
      { key: 'fuel', label: 'Fuel', value: 'Diesel' },
      { key: 'keys', label: 'Keys', value: 2 },
      { key: 'trim', label: 'Trim', value: '' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not provided')).toBeVisible();
  },
};
export const TwoColumns: Story = { args: { columns: 2 } };
export const LongValues: Story = {
  args: {
    items: [
      {
        key: 'comment',
        label: 'Comment of the owner',
        value:
          'A small scratch at the rear bumper, from a bicycle, on the left side above the lamp.',
      },
    ],
  },
};
