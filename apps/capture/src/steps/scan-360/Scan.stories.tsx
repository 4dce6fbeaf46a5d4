import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { problem } from '../../test/mock-server.ts';
import { drawnJpeg } from '../../test/pictures.ts';
import { captureStory } from '../../test/story.tsx';

const meta = { title: 'Capture/360 view' } satisfies Meta;
export default meta;
type Story = StoryObj;

const frame = async (hue: number) => ({ type: 'image/jpeg', bytes: await drawnJpeg(hue) });
const frames = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => frame(index * 15)));

export const Guide: Story = {
  ...captureStory({ place: 'scan_360' }),
  play: async ({ canvas }) => {
    const note = new File(['no video'], 'walk.mp4', { type: 'video/mp4' });
    await userEvent.upload(await canvas.findByLabelText('Record video'), note);
    await expect(
      await canvas.findByText(/This phone cannot read the video/, {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Use photos instead' }));
    await expect(await canvas.findByText('0 of at least 8')).toBeInTheDocument();
  },
};

export const PhotosCollected: Story = {
  ...captureStory({
    place: 'scan_360',
    given: async ({ actions }) => {
      for (const one of await frames(8)) await actions.addScanPhoto(one);
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these photos' }));
    await expect(await canvas.findByText('8 views around the car')).toBeInTheDocument();
  },
};

export const Sent: Story = captureStory({
  place: 'scan_360',
  given: async ({ actions }) => actions.addScan(await frames(24), await frame(200)),
});

export const BeingSent: Story = captureStory({
  place: 'scan_360',
  fault: (_method, path) => (path.endsWith('/frames/9') ? 'silence' : undefined),
  given: async ({ actions }) => actions.addScan(await frames(24), await frame(200)),
});

export const Refused: Story = captureStory({
  place: 'scan_360',
  fault: (_method, path) =>
    path.includes('/frames/') ? problem(422, 'NOT_AN_IMAGE', ['content']) : undefined,
  given: async ({ actions }) => actions.addScan(await frames(24), await frame(200)),
});
