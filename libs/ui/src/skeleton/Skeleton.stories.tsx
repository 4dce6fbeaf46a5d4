import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.ts';
import {
  CardSkeleton,
  FormSkeleton,
  ImageGridSkeleton,
  RowSkeleton,
  Skeleton,
} from './Skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Round: Story = { args: { width: '48px', height: '48px', round: true } };
export const Rows: Story = {
  render: () => (
    <Stack gap="0">
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton picture={false} />
    </Stack>
  ),
};
export const Card: Story = { render: () => <CardSkeleton /> };
export const Images: Story = { render: () => <ImageGridSkeleton /> };
export const Form: Story = { render: () => <FormSkeleton /> };
