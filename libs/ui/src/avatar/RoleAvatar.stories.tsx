import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RoleAvatar } from './RoleAvatar.tsx';

const meta = {
  title: 'Components/Data/RoleAvatar',
  component: RoleAvatar,
  args: { name: 'Ann Maria Lee', role: 'seller' },
} satisfies Meta<typeof RoleAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seller: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Seller' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('AL')).toBeVisible());
  },
};
export const Buyer: Story = { args: { role: 'buyer' } };
export const NoName: Story = { args: { name: '' } };
