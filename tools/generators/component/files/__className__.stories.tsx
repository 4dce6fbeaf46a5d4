import type { Meta, StoryObj } from '@storybook/react-vite';
import { <%= className %> } from './<%= className %>.tsx';

const meta = {
  component: <%= className %>,
  args: { children: '<%= className %>' },
} satisfies Meta<typeof <%= className %>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
