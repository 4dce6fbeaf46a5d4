import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: {
    icon: Info,
    title: 'Keep this page open',
    children: 'Photos are sent as you go.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InfoAlert: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('sent as you go');
  },
};
export const Success: Story = { args: { status: 'success', icon: CircleCheck } };
export const Warning: Story = { args: { status: 'warning', icon: TriangleAlert } };
export const Failure: Story = {
  args: { status: 'error', icon: TriangleAlert, title: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
export const WithAction: Story = {
  args: {
    status: 'warning',
    icon: CloudOff,
    action: (
      <Button variant="plain" size="touch">
        Try now
      </Button>
    ),
  },
};
