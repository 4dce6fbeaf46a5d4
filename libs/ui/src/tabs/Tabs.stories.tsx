import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const names =
  'All Requests,New,Leads,Sent,Opened,In Progress,Completed,Follow-up,Inactive,Archived';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Requests by status',
    current: 'all-requests',
    items: names.split(',').map((label, index) => ({
      id: label.toLowerCase().replace(' ', '-'),
      label,
      href: `#${label}`,
      count: index === 0 ? 128 : index * 3,
    })),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};

export const WithoutCounts: Story = {
  args: { items: meta.args.items.slice(0, 4).map(({ id, label, href }) => ({ id, label, href })) },
};

export const ScrollsToTheCurrentOne: Story = {
  args: { current: 'archived' },
  decorators: [
    (Story) => (
      <div style={{ width: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('link', { name: /Archived/ });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const list = tab.parentElement as HTMLElement;
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(200));
    await waitFor(() => expect(list).toHaveAttribute('data-more-start'));
    await expect(list).not.toHaveAttribute('data-more-end');
  },
};
