import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadLink } from './DownloadLink.tsx';

const meta = {
  title: 'Components/Actions/DownloadLink',
  component: DownloadLink,
  args: { href: 'data:text/plain,photos', children: 'Download assets' },
} satisfies Meta<typeof DownloadLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download assets' });
    await expect(link).toHaveAttribute('download');
  },
};
export const Solid: Story = { args: { variant: 'solid' } };
export const Ghost: Story = { args: { variant: 'ghost', size: 'sm' } };
