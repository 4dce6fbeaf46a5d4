import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AuctionInfo } from './AuctionInfo.tsx';

const meta = {
  title: 'Screens/Trade/Auction/Info panel',
  component: AuctionInfo,
  args: { audience: 'dealer' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuctionInfo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForDealers: Story = {
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'How this auction works' });
    await expect(panel.querySelectorAll('dt')).toHaveLength(4);
    await waitFor(() => expect(panel).toHaveTextContent('$199'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toBeVisible());
  },
};
export const InKilometers: Story = {
  args: { unit: 'km' },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'How this auction works' });
    await waitFor(() => expect(panel).toHaveTextContent('within 80 kilometers of your dealership'));
  },
};
export const ForStaff: Story = { args: { audience: 'staff' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
