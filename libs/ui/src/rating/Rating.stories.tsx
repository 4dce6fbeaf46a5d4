import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Data/Rating',
  component: Rating,
  args: { value: 'Very good' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fair: Story = { args: { value: 'Fair' } };
export const Good: Story = { args: { value: 'Good' } };
export const VeryGood: Story = {};
export const Excellent: Story = { args: { value: 'Excellent' } };
export const Translated: Story = { args: { label: 'Väga hea' } };
