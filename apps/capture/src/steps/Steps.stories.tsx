import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { problem } from '../test/mockServer.ts';
import { demoPhoto } from '../test/demoPhotos.ts';
import { drawnJpeg } from '../test/pictures.ts';
import { captureStory, inTheDraft, storyServer } from '../test/story.tsx';

const meta = { title: 'Screens/Capture/Steps' } satisfies Meta;
export default meta;
type Story = StoryObj;

const photoFile = async (hue: number, filter?: string) =>
  new File([await drawnJpeg(hue, 1600, 1200, filter)], 'photo.jpg', { type: 'image/jpeg' });

export const LicencePlate: Story = {
  ...captureStory({ place: 'licence_plate' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Plate number'), '123 abc');
    await waitFor(() => expect(storyServer().capture.car.plate).toBe('123 ABC'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'The car from outside' })).toHaveFocus(),
    );
  },
};

/** Each section that the customer comes to is told of once, for insights. */
export const TellsWhereItIs: Story = {
  ...captureStory({ place: 'licence_plate' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Skip|Continue)/ }));
    await canvas.findByRole('heading', { name: 'The car from outside' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { name: /plate/i });
    await waitFor(() =>
      expect(storyServer().reached).toEqual(['licence_plate', 'exterior_images']),
    );
  },
};

export const Exterior: Story = captureStory({ place: 'exterior_images' });

export const RightToLeft: Story = {
  ...captureStory({ place: 'exterior_images' }),
  globals: { language: 'rtl' },
};

export const ExteriorHalfDone: Story = captureStory({
  place: 'exterior_images',
  given: async ({ actions }) => {
    for (const slot of ['front', 'right']) {
      const place = { section: 'exterior_images', slot, single: true } as const;
      await actions.addPhoto(place, await demoPhoto(`exterior-${slot}`));
    }
  },
});

/** The first piece has arrived, and the next ones never get a response. */
export const ExteriorOnItsWay: Story = {
  ...captureStory({
    place: 'exterior_images',
    fault: (method) => (method === 'PATCH' && storyServer().parts.size > 0 ? 'silence' : undefined),
    given: async ({ actions }) => {
      const place = { section: 'exterior_images', slot: 'front', single: true } as const;
      const full = { type: 'image/jpeg', bytes: new ArrayBuffer(300 * 1024) };
      await actions.addPhoto(place, { ...(await demoPhoto('exterior-front')), full });
    },
  }),
  play: async ({ canvas }) => {
    const mark = await canvas.findByRole('img', { name: 'Sending, 43% done' });
    await waitFor(() => expect(mark).toHaveTextContent('43%'));
  },
};

export const ExteriorRefused: Story = captureStory({
  place: 'exterior_images',
  fault: (_method, path) =>
    path.endsWith('/content') ? problem(413, 'PAYLOAD_TOO_LARGE') : undefined,
  given: async ({ actions }) => {
    const place = { section: 'exterior_images', slot: 'front', single: true } as const;
    await actions.addPhoto(place, await demoPhoto('exterior-front'));
  },
});

export const Windshield: Story = {
  ...captureStory({ place: 'windshield' }),
  play: async ({ canvas }) => {
    const camera = await canvas.findByLabelText('Take photo');
    await userEvent.upload(camera, await photoFile(200));
    await expect(
      await canvas.findByRole('img', { name: 'Your photo: Windshield' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(storyServer().capture.uploads[0]?.state).toBe('PROCESSED'));
    await userEvent.upload(canvas.getByLabelText('Retake: Windshield'), await photoFile(20));
    await waitFor(() =>
      expect(storyServer().capture.uploads.map(({ state }) => state)).toEqual(['PROCESSED']),
    );
  },
};

export const BlurredPhoto: Story = {
  ...captureStory({ place: 'windshield' }),
  play: async ({ canvas }) => {
    const camera = await canvas.findByLabelText('Take photo');
    await userEvent.upload(camera, await photoFile(200, 'blur(24px)'));
    await expect(await canvas.findByText(/This photo looks blurred/)).toBeInTheDocument();
    await waitFor(() => expect(storyServer().capture.uploads[0]?.state).toBe('PROCESSED'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled());
  },
};

export const BlurredPhotoUsedAnyway: Story = {
  ...captureStory({
    place: 'windshield',
    given: async ({ actions }) =>
      actions.addPhoto(
        { section: 'windshield', slot: null, single: true },
        { ...(await demoPhoto('windshield')), hints: ['BLURRED'] },
      ),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use anyway: Windshield' }));
    await waitFor(() => expect(canvas.queryByText(/looks blurred/)).not.toBeInTheDocument());
    await expect(canvas.getByRole('img', { name: 'Your photo: Windshield' })).toBeInTheDocument();
  },
};

export const HintsOnSeveral: Story = captureStory({
  place: 'exterior_images',
  given: async ({ actions }) => {
    const hints = { front: ['UPRIGHT'], right: ['DARK'], rear: ['BLURRED'], left: [] } as const;
    for (const slot of ['front', 'right', 'rear', 'left'] as const) {
      const place = { section: 'exterior_images', slot, single: true, wide: true } as const;
      const photo = await demoPhoto(`exterior-${slot}`);
      await actions.addPhoto(place, { ...photo, hints: [...hints[slot]] });
    }
  },
});

export const NotAPhoto: Story = {
  ...captureStory({ place: 'windshield' }),
  play: async ({ canvas }) => {
    const page = new File(['<html></html>'], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await canvas.findByLabelText('Take photo'), page);
    await expect((await canvas.findAllByText(/This isn’t a photo/))[0]).toBeInTheDocument();
    await expect(storyServer().capture.uploads).toEqual([]);
  },
};

export const Offline: Story = captureStory({
  place: 'windshield',
  fault: () => 'unreachable',
  given: async (model) => {
    await model.actions.addPhoto(
      { section: 'windshield', slot: null, single: true },
      await demoPhoto('windshield'),
    );
    await inTheDraft(model, ({ trouble }) => trouble === 'network');
  },
});

export const Mileage: Story = {
  ...captureStory({ place: 'mileage' }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Odometer reading in miles'), '48,000');
    await waitFor(() =>
      expect(storyServer().capture.condition).toMatchObject({
        mileage: 48_000,
        mileage_unit: 'mi',
      }),
    );
  },
};

/** The partner asks for kilometers, and the car shows miles. */
export const MileageInTheOtherUnit: Story = {
  ...captureStory({ place: 'mileage', capture: { distance_unit: 'km' } }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Odometer reading in kilometers');
    await userEvent.click(canvas.getByRole('button', { name: 'My car shows miles' }));
    await userEvent.type(await canvas.findByLabelText('Odometer reading in miles'), '48000');
    await waitFor(() =>
      expect(storyServer().capture.condition).toMatchObject({
        mileage: 48_000,
        mileage_unit: 'mi',
      }),
    );
    const back = canvas.getByRole('button', { name: 'My car shows kilometers' });
    await expect(back).toBeVisible();
    // Its words begin where the field does.
    const starts = [
      back.firstElementChild!,
      canvas.getByLabelText('Odometer reading in miles'),
    ].map((one) => Math.round(one.getBoundingClientRect().left));
    await expect(starts[0]).toBe(starts[1]);
  },
};

export const MileageTooHigh: Story = {
  ...captureStory({ place: 'mileage' }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Odometer reading in miles');
    await userEvent.type(field, '4800000');
    await userEvent.tab();
    await canvas.findByText('Enter a number from 0 to 2,000,000');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Dashboard: Story = captureStory({ place: 'dashboard' });
export const FrontSeats: Story = captureStory({ place: 'interior_front' });
export const BackSeats: Story = captureStory({ place: 'interior_back' });

export const Vin: Story = {
  ...captureStory({ place: 'vin' }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('VIN');
    await userEvent.type(field, 'wvwzzz');
    await userEvent.tab();
    await expect(await canvas.findByText(/A VIN has 17 letters/)).toBeInTheDocument();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

/** The number contradicts its check digit: worth another look, but taken. */
export const VinDoubtful: Story = {
  ...captureStory({ place: 'vin' }),
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('VIN');
    await userEvent.type(field, '1M8GDM9AXKP042878');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/compare it once more/)).toBeVisible());
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const CarDetails: Story = {
  ...captureStory({ place: 'car_details' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More details' }));
    await userEvent.type(await canvas.findByLabelText('Trim'), 'Inscription');
    await waitFor(() => expect(storyServer().capture.car.trim).toBe('Inscription'));
  },
};

export const Condition: Story = {
  ...captureStory({ place: 'car_condition' }),
  play: async ({ canvas }) => {
    const engine = await canvas.findByRole('group', { name: 'Engine' });
    await userEvent.click(engine.querySelector('input[type=radio]')!);
    await userEvent.type(await canvas.findByLabelText('Anything to add? (optional)'), 'Oil');
    await waitFor(() =>
      expect(storyServer().capture.condition.engine).toEqual({
        rating: 'Fair',
        rating_note: 'Oil',
      }),
    );
  },
};

export const InYourWords: Story = captureStory({ place: 'description' });

export const InYourWordsOfAClaim: Story = captureStory({
  place: 'description',
  capture: { request_type: 'CLAIM' },
});

/** The last step: whatever was left out before, only its own time is left. */
export const Contact: Story = {
  ...captureStory({ place: 'contact_details' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Less than a minute left');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const ContactOfADriver: Story = captureStory({
  place: 'contact_details',
  capture: { request_type: 'INSPECT' },
});

/** A name that was copied with a mark that turns the text around. */
export const ContactWithHiddenCharacters: Story = {
  ...captureStory({ place: 'contact_details' }),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('Maria\u202e');
    await userEvent.tab();
    await canvas.findByText('This name has hidden characters. Type it again.');
    await userEvent.clear(name);
    await userEvent.type(name, 'Maria');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(/hidden characters/)).toBeNull());
  },
};

export const ContactRefused: Story = captureStory({
  place: 'contact_details',
  fault: (method) =>
    method === 'PATCH' ? problem(422, 'INVALID_FORMAT', ['contact.email']) : undefined,
  given: async (model) => {
    await model.actions.setField('contact.email', 'maria@example');
    await inTheDraft(model, ({ refusedFields }) => refusedFields.has('contact.email'));
  },
});
