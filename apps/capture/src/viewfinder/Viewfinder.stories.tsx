import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { drawnCamera } from '../test/drawnCamera.ts';
import { drawnJpeg } from '../test/pictures.ts';
import { captureStory, patience, storyServer } from '../test/story.tsx';

const meta = { title: 'Screens/Capture/Camera' } satisfies Meta;
export default meta;
type Story = StoryObj;

const slots = () => storyServer().capture.uploads.map(({ slot }) => slot);

/** Opens the page's own camera with a shot's button, and waits for its picture. */
async function openCamera(
  canvas: { findByLabelText(name: string): Promise<Element> },
  name: string,
) {
  const button = await canvas.findByLabelText(name);
  // The viewfinder loads after the page: until then, the button opens the camera app.
  await waitFor(async () => {
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', {}, { timeout: 300 })).toBeVisible();
  }, patience);
}
const shutter = (shot: string) => screen.findByRole('button', { name: `Take photo: ${shot}` });
const picture = () =>
  waitFor(() => expect(document.querySelector('video')?.videoWidth).toBeGreaterThan(0), patience);

export const Outline: Story = {
  ...captureStory({ place: 'exterior_images', camera: () => drawnCamera() }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo: Front');
    await waitFor(async () => expect(await shutter('Front')).toHaveFocus());
    await picture();
  },
};

export const HeldUpright: Story = {
  ...captureStory({ place: 'exterior_images', camera: () => drawnCamera({ upright: true }) }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo: Left side');
    await expect(await screen.findByText(/Turn your phone sideways/, {}, patience)).toBeVisible();
  },
};

export const OnceRoundTheCar: Story = {
  ...captureStory({ place: 'exterior_images', camera: () => drawnCamera() }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo: Rear');
    for (const shot of ['Rear', 'Left side', 'Front', 'Right side']) {
      const button = await shutter(shot);
      await picture();
      await userEvent.click(button);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), patience);
    await expect(
      await canvas.findByRole('heading', { name: 'The car from outside' }),
    ).toBeInTheDocument();
    await waitFor(
      () => expect(slots().sort()).toEqual(['front', 'left', 'rear', 'right']),
      patience,
    );
  },
};

export const Blurred: Story = {
  ...captureStory({ place: 'windshield', camera: () => drawnCamera({ filter: 'blur(14px)' }) }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo');
    const button = await shutter('Windshield');
    await picture();
    await userEvent.click(button);
    await expect(await screen.findByText(/looks blurred/, {}, patience)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retake' })).toHaveFocus());
  },
};

export const Dark: Story = {
  ...captureStory({ place: 'vin', camera: () => drawnCamera({ filter: 'brightness(0.12)' }) }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo');
    const button = await shutter('Photo of the VIN');
    await picture();
    await userEvent.click(button);
    await expect(await screen.findByText(/looks dark/, {}, patience)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use anyway' }));
    await expect(
      await canvas.findByRole('img', { name: 'Your photo: Photo of the VIN' }, patience),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/looks dark/)).not.toBeInTheDocument();
    await waitFor(() => expect(storyServer().capture.uploads).toHaveLength(1), patience);
  },
};

export const Denied: Story = {
  ...captureStory({
    place: 'windshield',
    camera: () => drawnCamera({ problems: ['denied'] }),
  }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo');
    await waitFor(async () =>
      expect(
        await screen.findByRole('heading', { name: 'The camera is blocked for this page' }),
      ).toHaveFocus(),
    );
    await expect(await screen.findByRole('list')).toBeVisible();
  },
};

export const DeniedThenTakenWithTheCameraApp: Story = {
  ...captureStory({
    place: 'windshield',
    camera: () => drawnCamera({ problems: ['denied'] }),
  }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo');
    const file = new File([await drawnJpeg(200, 1600)], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Take it with your camera app'), file);
    await expect(
      await canvas.findByRole('img', { name: 'Your photo: Windshield' }, patience),
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
      await canvas.findByRole('button', { name: 'Camera blocked? See how to allow it' }, patience),
    );
    await expect(
      await screen.findByRole('heading', { name: 'The camera is blocked for this page' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close the camera' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NoCameraForPages: Story = {
  ...captureStory({ place: 'mileage', camera: () => drawnCamera({ problems: ['none'] }) }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo');
    await expect(
      await screen.findByRole('heading', { name: 'Camera not available' }),
    ).toBeVisible();
  },
};

export const InUseThenFree: Story = {
  ...captureStory({ place: 'mileage', camera: () => drawnCamera({ problems: ['busy', null] }) }),
  play: async ({ canvas }) => {
    await openCamera(canvas, 'Take photo');
    await userEvent.click(await screen.findByRole('button', { name: 'Try the camera again' }));
    await picture();
    await expect(await shutter('Mileage')).toBeVisible();
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
