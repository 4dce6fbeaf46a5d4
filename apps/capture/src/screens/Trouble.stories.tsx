import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { captureStory, storyServer } from '../test/story.tsx';

const meta = { title: 'Capture/Nothing to fill in' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const WrongLink: Story = {
  ...captureStory({ sessionKey: 'another' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link does not work' }),
    ).toBeInTheDocument();
  },
};

export const Closed: Story = captureStory({ capture: { status: 'ARCHIVED' } });

export const AlreadySent: Story = captureStory({ capture: { status: 'COMPLETED' } });

export const FirstVisitOffline: Story = {
  ...captureStory({ fault: () => 'unreachable' }),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try now' });
    storyServer().fault = () => undefined;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeInTheDocument();
    storyServer().fault = () => 'unreachable';
  },
};

export const Loading: Story = captureStory({ fault: () => 'silence' });
