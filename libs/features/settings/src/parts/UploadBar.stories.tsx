import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { UploadBar } from './UploadBar.tsx';

/** The progress of an upload. */
const meta: Meta<typeof UploadBar> = {
  title: 'Screens/Administration/Settings/UploadBar',
  component: UploadBar,
  args: { progress: { active: true, value: 0.4 } },
};
export default meta;

type Story = StoryObj<typeof UploadBar>;

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};
export const NotKnownYet: Story = { args: { progress: { active: true, value: undefined } } };
export const AllSent: Story = {
  args: { progress: { active: true, value: 1 } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Uploaded, checking' })).toBeVisible(),
    );
  },
};
export const NoUpload: Story = {
  args: { progress: { active: false, value: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
