import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Camera } from '../camera/camera.ts';
import { type CodePicture, codePhoto } from '../test/barcodes.ts';
import { drawnCamera } from '../test/drawnCamera.ts';
import { captureStory, storyServer } from '../test/story.tsx';
import { CodeReaderContext } from './codeReaderContext.ts';

const meta = { title: 'Screens/Capture/VIN barcode' } satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const VIN = '1M8GDM9AXKP042788';
const label: CodePicture = { kind: 'code_128', text: VIN, module: 2 };

const vinStory = (camera?: () => Camera) => captureStory({ place: 'vin', camera });
const scan = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Scan barcode' }));
const choose = async (canvas: Canvas, picture: CodePicture) =>
  userEvent.upload(
    await canvas.findByLabelText('Read the barcode from a photo'),
    await codePhoto(picture),
  );

async function expectRead(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByText('Read from the barcode')).toBeInTheDocument();
  await expect(canvas.getByLabelText('VIN')).toHaveValue(VIN);
  await waitFor(() => expect(storyServer().capture.car.vincode).toBe(VIN));
}

const vinPhotos = () => storyServer().capture.uploads.filter(({ section }) => section === 'vin');

const streams: MediaStream[] = [];
/** A camera whose streams can be looked at afterwards. */
function watchedCamera(): Camera {
  streams.length = 0;
  const camera = drawnCamera({ code: label });
  const open = async () => {
    const opening = await camera.open();
    if (opening.kind === 'live') streams.push(opening.stream);
    return opening;
  };
  return { ...camera, open };
}

/** The number is read as soon as it is in the frame, and the camera is let go. */
export const Scanned: Story = {
  ...vinStory(watchedCamera),
  play: async ({ canvas }) => {
    await scan(canvas);
    await expectRead(canvas);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(streams[0]?.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  },
};

/** What was read is the customer's own again once they change it. */
export const ScannedThenCorrected: Story = {
  ...vinStory(() => drawnCamera({ code: label })),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('VIN'), '1M8G');
    await scan(canvas);
    await expectRead(canvas);
    await userEvent.type(canvas.getByLabelText('VIN'), '{Backspace}9');
    await waitFor(() =>
      expect(canvas.queryByText('Read from the barcode')).not.toBeInTheDocument(),
    );
  },
};

export const Looking: Story = {
  ...vinStory(() => drawnCamera()),
  play: async ({ canvas }) => {
    await scan(canvas);
    await expect(await screen.findByText(/into the frame and hold still/)).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('video')?.videoWidth).toBeGreaterThan(0));
  },
};

export const LookingHeldUpright: Story = {
  ...vinStory(() => drawnCamera({ upright: true })),
  play: Looking.play,
};

export const AnotherBarcode: Story = {
  ...vinStory(() => drawnCamera({ code: { ...label, text: '4006381333931' } })),
  play: async ({ canvas }) => {
    await scan(canvas);
    await expect(await screen.findByText(/That barcode isn’t a VIN/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close the camera' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Scan barcode' })).toHaveFocus());
  },
};

/** The camera is refused: a photo does as well. */
export const CameraRefused: Story = {
  ...vinStory(() => drawnCamera({ problems: ['denied'] })),
  play: async ({ canvas }) => {
    await scan(canvas);
    const heading = await screen.findByRole('heading', {
      name: 'The camera is blocked for this page',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    const photo = await codePhoto({ ...label, module: 4 });
    await userEvent.upload(screen.getByLabelText('Take it with your camera app'), photo);
    await expectRead(canvas);
  },
};

/** Without a camera, the number is read from a photo, which is kept as the photo of the VIN. */
export const FromAPhoto: Story = {
  ...vinStory(() => drawnCamera({ mode: 'app' })),
  play: async ({ canvas }) => {
    await choose(canvas, { kind: 'data_matrix', text: VIN, turn: 12 });
    await expectRead(canvas);
    await expect(canvas.queryByRole('button', { name: 'Scan barcode' })).not.toBeInTheDocument();
    await waitFor(() => expect(vinPhotos()).toHaveLength(1));
  },
};

/** An import’s Code 39 begins with an I, which is no part of its VIN. */
export const OfAnImport: Story = {
  ...vinStory(() => drawnCamera({ mode: 'app' })),
  play: async ({ canvas }) => {
    await choose(canvas, { kind: 'code_39', text: `I${VIN}` });
    await expectRead(canvas);
  },
};

export const PhotoWithoutBarcode: Story = {
  ...vinStory(() => drawnCamera({ mode: 'app' })),
  play: async ({ canvas }) => {
    await choose(canvas, { ...label, filter: 'blur(60px)' });
    await expect(
      await canvas.findByText(/No barcode found in this photo/, {}, { timeout: 30_000 }),
    ).toBeInTheDocument();
    await expect(canvas.getByLabelText('VIN')).toHaveValue('');
    await waitFor(() => expect(vinPhotos()).toHaveLength(1));
  },
};

export const PhotoOfAnotherBarcode: Story = {
  ...vinStory(() => drawnCamera({ mode: 'app' })),
  play: async ({ canvas }) => {
    await choose(canvas, { ...label, text: '4006381333931', module: 4 });
    await expect(
      await canvas.findByText(/That barcode isn’t a VIN/, {}, { timeout: 30_000 }),
    ).toBeInTheDocument();
  },
};

export const NotAPhoto: Story = {
  ...vinStory(() => drawnCamera({ mode: 'app' })),
  play: async ({ canvas }) => {
    const page = new File(['<html></html>'], 'label.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await canvas.findByLabelText('Read the barcode from a photo'), page);
    await expect(await canvas.findByText(/This isn’t a photo/)).toBeInTheDocument();
  },
};

/** The photo is being read. */
export const Reading: Story = {
  ...vinStory(() => drawnCamera({ mode: 'app' })),
  decorators: [
    (Page) => (
      <CodeReaderContext value={() => new Promise(() => undefined)}>
        <Page />
      </CodeReaderContext>
    ),
  ],
  play: async ({ canvas }) => {
    await choose(canvas, label);
    await expect(await canvas.findByText('Reading the photo…')).toBeInTheDocument();
  },
};

const withoutReader: Story['decorators'] = [
  (Page) => (
    <CodeReaderContext value={() => Promise.reject(new TypeError('offline'))}>
      <Page />
    </CodeReaderContext>
  ),
];

/** The reader cannot be loaded: typing remains. */
export const ReaderNotLoaded: Story = {
  ...vinStory(() => drawnCamera()),
  decorators: withoutReader,
  play: async ({ canvas }) => {
    await scan(canvas);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/couldn’t be loaded/);
  },
};

export const ReaderNotLoadedForAPhoto: Story = {
  ...vinStory(() => drawnCamera({ mode: 'app' })),
  decorators: withoutReader,
  play: async ({ canvas }) => {
    await choose(canvas, label);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t be loaded/);
  },
};
