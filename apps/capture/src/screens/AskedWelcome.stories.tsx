import type { CaptureAddition } from '@forecourt/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Capture, CaptureUpload } from '../api/types.ts';
import type { CaptureModel } from '../draft/CaptureModel.ts';
import { demoPhoto } from '../test/demoPhotos.ts';
import { onlySections } from '../test/sampleCapture.ts';
import { captureStory, storyServer } from '../test/story.tsx';

const meta = { title: 'Screens/Capture/Asked for more' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** A photo that was sent with the report. */
const sent = (overrides: Partial<CaptureUpload>): CaptureUpload => ({
  id: 'old-front',
  section: 'exterior_images',
  slot: 'front',
  filetype: 'image',
  state: 'PROCESSED',
  url: '/demo-media/suv/exterior-front.jpg',
  frames: [],
  description: null,
  taken_at: null,
  damage_location_id: null,
  review_status: null,
  addition_id: null,
  ...overrides,
});
const shot = (overrides: Partial<CaptureAddition['shots'][number]>) => ({
  section: 'dashboard' as const,
  slot: null,
  damage_location_id: null,
  refused_upload_id: null,
  refusal: null,
  ...overrides,
});
const front = shot({
  section: 'exterior_images',
  slot: 'front',
  refused_upload_id: 'old-front',
  refusal: { reason: 'BLURRED', note: 'The plate can’t be read.' },
});
const addition: CaptureAddition = {
  id: 'addition-1',
  message: 'Please start the engine first.',
  asked_at: '2026-03-02T09:00:00Z',
  sections: ['dashboard'],
  shots: [front, shot({})],
  answered: [],
};

/** A report that was sent, of whose customer more is asked. */
function asked(more: Partial<CaptureAddition> = {}): Partial<Capture> {
  const whole = { ...addition, ...more };
  const names = [...new Set([...whole.sections, ...whole.shots.map(({ section }) => section)])];
  return {
    status: 'IN_PROGRESS',
    sections: onlySections(...names),
    required_sections: names,
    addition: whole,
    uploads: [
      sent({ review_status: 'declined' }),
      sent({ id: 'old-rear', slot: 'rear' }),
      sent({ id: 'old-dashboard', section: 'dashboard', slot: null }),
    ],
  };
}

const capture = asked();
const placeOfFront = { section: 'exterior_images', slot: 'front', single: true } as const;
const placeOfDashboard = { section: 'dashboard', slot: null, single: true } as const;

async function bothPhotos({ actions }: CaptureModel) {
  await actions.addPhoto(placeOfFront, await demoPhoto('exterior-front'));
  await actions.addPhoto(placeOfDashboard, await demoPhoto('dashboard'));
}

/** The link opens exactly what is asked for: the first step is the refused photo. */
export const TwoPhotos: Story = {
  ...captureStory({ capture }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Northgate Motors needs 2 more photos' });
    await canvas.findByText('Please start the engine first.');
    await canvas.findByText('Blurred');
    await canvas.findByText('Dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await canvas.findByRole('heading', { name: 'The car from outside' });
    await canvas.findByText(/Step 1 of 2$/);
    await canvas.findByRole('img', { name: 'Your earlier photo: Front' });
    await canvas.findByLabelText('Take photo: Front');
    await expect(canvas.queryByText('Rear')).toBeNull();
  },
};
export const TwoPhotosDark: Story = { ...captureStory({ capture }), globals: { scheme: 'dark' } };

export const OnePhoto: Story = {
  ...captureStory({ capture: asked({ message: null, sections: [], shots: [front] }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Northgate Motors needs 1 more photo' });
  },
};

export const OnlyDetails: Story = {
  ...captureStory({ capture: asked({ sections: ['car_condition'], shots: [] }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Northgate Motors needs a few more details' });
  },
};

/** Photos and answers, and a damage of which a closer photo is needed. */
export const PhotosAndDetails: Story = {
  ...captureStory({
    capture: {
      ...asked({
        sections: ['car_condition'],
        shots: [front, shot({ section: 'damage_locations', damage_location_id: 'd-1' })],
      }),
      damage_locations: [{ id: 'd-1', part: 'hood', x: 0.5, y: 0.2, description: 'Stone chips' }],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'Northgate Motors needs 2 more photos and a few details',
    });
  },
};

export const ThePhotoAgain: Story = captureStory({ place: 'exterior_images', capture });
export const ThePhotoAgainDark: Story = { ...ThePhotoAgain, globals: { scheme: 'dark' } };
export const ACloserPhotoOfDamage: Story = {
  ...captureStory({
    place: 'damage_locations',
    capture: {
      ...asked({
        sections: [],
        shots: [shot({ section: 'damage_locations', damage_location_id: 'd-1' })],
      }),
      damage_locations: [
        { id: 'd-1', part: 'hood', x: 0.5, y: 0.2, description: 'Stone chips' },
        { id: 'd-2', part: 'roof', x: 0.5, y: 0.5, description: null },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hood' });
    await expect(canvas.queryByText('Roof')).toBeNull();
  },
};

/** One of two is there; going on leads to the other. */
export const Begun: Story = {
  ...captureStory({
    capture,
    given: async ({ actions }) => {
      await actions.addPhoto(placeOfFront, await demoPhoto('exterior-front'));
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Northgate Motors needs 1 more photo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'Dashboard' });
  },
};

/** Sends exactly the two new photos, leaves the earlier ones alone, and thanks for the addition. */
export const Sent: Story = {
  ...captureStory({ place: 'review', capture, given: bothPhotos }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to Northgate Motors' }));
    await canvas.findByRole('heading', { name: 'Thank you!' });
    await canvas.findByText(/has received what you added/);
    const { uploads } = storyServer().capture;
    await expect(uploads.map(({ id }) => id).filter((id) => id.startsWith('old'))).toHaveLength(3);
    await expect(uploads).toHaveLength(5);
  },
};

/** Without one of them it goes only with a reason. */
export const SentAnyway: Story = {
  ...captureStory({
    place: 'review',
    capture,
    given: async ({ actions }) => {
      await actions.addPhoto(placeOfFront, await demoPhoto('exterior-front'));
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to Northgate Motors' }));
    await canvas.findByRole('heading', { name: 'One thing is missing' });
    const send = canvas.getByRole('button', { name: 'Send anyway' });
    await userEvent.click(send);
    await userEvent.type(await canvas.findByLabelText(/Why can’t you add it/), 'Battery is flat');
    await userEvent.click(send);
    await canvas.findByRole('heading', { name: 'Thank you!' });
    await waitFor(() => expect(storyServer().reason).toBe('Battery is flat'));
  },
};

export const OnItsWay: Story = captureStory({
  place: 'review',
  capture,
  fault: (_method, path) => (path.endsWith('/content') ? 'silence' : undefined),
  given: async (model) => {
    await bothPhotos(model);
    await model.actions.submit();
  },
});
