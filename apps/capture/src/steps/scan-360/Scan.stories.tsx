import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { drawnCamera } from '../../test/drawnCamera.ts';
import { problem } from '../../test/mockServer.ts';
import { demoFrames, demoPhoto } from '../../test/demoPhotos.ts';
import { openCamera } from '../../test/openCamera.ts';
import { captureStory, storyServer } from '../../test/story.tsx';

const meta = { title: 'Screens/Capture/360 view' } satisfies Meta;
export default meta;
type Story = StoryObj;

const LEAST = 8;
const poster = async () => (await demoPhoto('exterior-front')).thumb;

export const Guide: Story = {
  ...captureStory({ place: 'scan_360' }),
  play: async ({ canvas }) => {
    const note = new File(['no video'], 'walk.mp4', { type: 'video/mp4' });
    await userEvent.upload(await canvas.findByLabelText('Record video'), note);
    await expect(await canvas.findByText(/This phone can’t read the video/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Use photos instead' }));
    await expect(await canvas.findByText('0 of at least 8')).toBeInTheDocument();
  },
};

export const SomePhotos: Story = {
  ...captureStory({
    place: 'scan_360',
    given: async ({ actions }) => {
      for (const one of await demoFrames(3, LEAST)) await actions.addScanPhoto(one);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of at least 8')).toBeInTheDocument();
    await expect(canvas.getByText('Next: Rear right')).toBeInTheDocument();
    await expect(
      canvas.queryByRole('button', { name: 'Use these photos' }),
    ).not.toBeInTheDocument();
  },
};

export const PhotosByTheOutline: Story = {
  ...captureStory({
    place: 'scan_360',
    camera: () => drawnCamera(),
    given: async ({ actions }) => {
      for (const one of await demoFrames(5, LEAST)) await actions.addScanPhoto(one);
    },
  }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take next photo'));
    for (const side of ['Rear left', 'Left side', 'Front left']) {
      const shutter = await screen.findByRole('button', { name: `Take photo: ${side}` });
      await waitFor(() => expect(document.querySelector('video')?.videoWidth).toBeGreaterThan(0));
      await waitFor(() => expect(shutter).toHaveAttribute('aria-disabled', 'false'));
      await userEvent.click(shutter);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these photos' }));
    await expect(await canvas.findByText('8 views around the car')).toBeInTheDocument();
    await waitFor(() =>
      expect(storyServer().capture.uploads[0]).toMatchObject({ state: 'PROCESSED' }),
    );
    await expect(storyServer().capture.uploads[0]?.frames).toHaveLength(8);
  },
};

export const PhotosCollected: Story = {
  ...captureStory({
    place: 'scan_360',
    given: async ({ actions }) => {
      for (const one of await demoFrames(LEAST)) await actions.addScanPhoto(one);
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these photos' }));
    await expect(await canvas.findByText('8 views around the car')).toBeInTheDocument();
  },
};

export const Sent: Story = captureStory({
  place: 'scan_360',
  given: async ({ actions }) => actions.addScan(await demoFrames(24), await poster()),
});

export const BeingSent: Story = captureStory({
  place: 'scan_360',
  fault: (_method, path) => (path.endsWith('/frames/9') ? 'silence' : undefined),
  given: async ({ actions }) => actions.addScan(await demoFrames(24), await poster()),
});

export const Refused: Story = captureStory({
  place: 'scan_360',
  fault: (_method, path) =>
    path.includes('/frames/') ? problem(415, 'UNSUPPORTED_MEDIA_TYPE') : undefined,
  given: async ({ actions }) => actions.addScan(await demoFrames(24), await poster()),
});
