import { Box } from '@forecourt/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BranchNotice } from './OtherBranch.tsx';

const meta: Meta<typeof BranchNotice> = {
  title: 'Screens/Frame/Other branch',
  component: BranchNotice,
  args: { owner: 'Harbour Motors', current: 'Northgate Motors', onSwitch: fn() },
  decorators: [
    (Story) => (
      <Box padding="4">
        <Story />
      </Box>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof BranchNotice>;

export const ReportOfAnotherBranch: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByText('This report belongs to Harbour Motors')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Harbour Motors' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
