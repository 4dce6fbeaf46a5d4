import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = {
  title: 'Components/Data/Money',
  component: Money,
  args: { value: 18250, currency: 'USD', locale: 'en-US' },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$18,250')).toBeVisible();
  },
};
export const Cents: Story = {
  args: { value: 39.5, currency: 'EUR' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('€39.50')).toBeVisible();
  },
};
export const German: Story = {
  args: { locale: 'de-DE' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18.250 $')).toBeVisible();
  },
};
