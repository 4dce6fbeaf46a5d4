import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { drawnCamera } from '../test/drawnCamera.ts';
import { openCamera } from '../test/openCamera.ts';
import { drawnJpeg } from '../test/pictures.ts';
import { captureStory, storyServer } from '../test/story.tsx';

const meta = { title: 'Screens/Capture/Camera' } satisfies Meta;
export default meta;
type Story = StoryObj;

const slots = () => storyServer().capture.uploads.map(({ slot }) => slot);

const shutter = (shot: string) => screen.findByRole('button', { name: `Take photo: ${shot}` });
const picture = () =>
  waitFor(() => expect(document.querySelector('video')?.videoWidth).toBeGreaterThan(0));

export const Outline: Story = {
  ...captureStory({ place: 'exterior_images', camera: () => drawnCamera() }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo: Front'));
    await waitFor(async () => expect(await shutter('Front')).toHaveFocus());
    await picture();
  },
};

export const HeldUpright: Story = {
  ...captureStory({ place: 'exterior_images', camera: () => drawnCamera({ upright: true }) }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo: Left side'));
    await waitFor(() => expect(screen.getByText(/Turn your phone sideways/)).toBeVisible());
  },
};

export const OnceRoundTheCar: Story = {
  ...captureStory({ place: 'exterior_images', camera: () => drawnCamera() }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo: Rear'));
    for (const shot of ['Rear', 'Left side', 'Front', 'Right side']) {
      const button = await shutter(shot);
      await picture();
      await userEvent.click(button);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(
      await canvas.findByRole('heading', { name: 'The car from outside' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(slots().sort()).toEqual(['front', 'left', 'rear', 'right']));
  },
};

export const Blurred: Story = {
  ...captureStory({ place: 'windshield', camera: () => drawnCamera({ filter: 'blur(14px)' }) }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo'));
    const button = await shutter('Windshield');
    await picture();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(/looks blurred/)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retake' })).toHaveFocus());
  },
};

export const Dark: Story = {
  ...captureStory({ place: 'vin', camera: () => drawnCamera({ filter: 'brightness(0.12)' }) }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo'));
    const button = await shutter('Photo of the VIN');
    await picture();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText(/looks dark/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Use anyway' }));
    await expect(
      await canvas.findByRole('img', { name: 'Your photo: Photo of the VIN' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/looks dark/)).not.toBeInTheDocument();
    await waitFor(() => expect(storyServer().capture.uploads).toHaveLength(1));
  },
};

export const Denied: Story = {
  ...captureStory({
    place: 'windshield',
    camera: () => drawnCamera({ problems: ['denied'] }),
  }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo'));
    await waitFor(async () =>
      expect(
        await screen.findByRole('heading', { name: 'The camera is blocked for this page' }),
      ).toHaveFocus(),
    );
    await waitFor(() => expect(screen.getByRole('list')).toBeVisible());
  },
};

export const DeniedThenTakenWithTheCameraApp: Story = {
  ...captureStory({
    place: 'windshield',
    camera: () => drawnCamera({ problems: ['denied'] }),
  }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo'));
    const file = new File([await drawnJpeg(200, 1600)], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Take it with your camera app'), file);
    await expect(
      await canvas.findByRole('img', { name: 'Your photo: Windshield' }),
    ).toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const BlockedBefore: Story = {
  ...captureStory({
    place: 'windshield',
    camera: () => drawnCamera({ mode: 'blocked', problems: ['denied'] }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Camera blocked? See how to allow it' }),
    );
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { name: 'The camera is blocked for this page' }),
      ).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close the camera' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NoCameraForPages: Story = {
  ...captureStory({ place: 'mileage', camera: () => drawnCamera({ problems: ['none'] }) }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Camera not available' })).toBeVisible(),
    );
  },
};

export const InUseThenFree: Story = {
  ...captureStory({ place: 'mileage', camera: () => drawnCamera({ problems: ['busy', null] }) }),
  play: async ({ canvas }) => {
    await openCamera(await canvas.findByLabelText('Take photo'));
    await userEvent.click(await screen.findByRole('button', { name: 'Try the camera again' }));
    await picture();
    await waitFor(async () => expect(await shutter('Mileage')).toBeVisible());
  },
};

export const PutAside: Story = {
  ...captureStory({ place: 'windshield', camera: () => drawnCamera({ mode: 'declined' }) }),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Take photos with an outline to follow' }),
    );
    await waitFor(() =>
      expect(
        canvas.queryByRole('button', { name: 'Take photos with an outline to follow' }),
      ).not.toBeInTheDocument(),
    );
  },
};
