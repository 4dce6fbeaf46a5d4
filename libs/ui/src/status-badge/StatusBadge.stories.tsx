import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../layout/layout.ts';
import { StatusBadge } from './StatusBadge.tsx';
import { carStatuses, itemStatuses, requestStatuses } from './statuses.ts';
import type { StatusName } from './statuses.ts';

const meta = {
  title: 'Components/Data/StatusBadge',
  component: StatusBadge,
  args: { status: 'IN_PROGRESS' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (statuses: object): Story => ({
  render: () => (
    <Inline>
      {(Object.keys(statuses) as StatusName[]).map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
});

export const Requests: Story = all(requestStatuses);
export const Cars: Story = all(carStatuses);
export const Items: Story = all(itemStatuses);
export const Translated: Story = {
  args: { label: 'In Bearbeitung' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('In Bearbeitung')).toBeVisible();
  },
};
