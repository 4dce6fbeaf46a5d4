import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending photos', value: 0.62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Sending photos' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
  },
};
export const Start: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 1 } };
export const Unknown: Story = { args: { value: undefined } };
export const Bare: Story = { args: { bare: true } };
