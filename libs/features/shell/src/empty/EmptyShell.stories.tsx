import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyShell } from './EmptyShell.tsx';

const meta: Meta<typeof EmptyShell> = {
  title: 'Screens/Frame/Shell/Empty',
  component: EmptyShell,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof EmptyShell>;

export const Nothing: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
