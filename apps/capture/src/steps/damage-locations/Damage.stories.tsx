import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { CaptureUpload } from '../../api/types.ts';
import { demoFrames, demoPhoto } from '../../test/demoPhotos.ts';
import { onlySections } from '../../test/sampleCapture.ts';
import { captureStory, storyServer } from '../../test/story.tsx';

const meta = { title: 'Screens/Capture/Damage' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = {
  ...captureStory({ place: 'damage_locations' }),
  play: async ({ canvas }) => {
    const hood = await canvas.findByRole('button', { name: 'Hood' });
    hood.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Hood' })).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('What is damaged?'), 'Hail');
    await waitFor(() =>
      expect(storyServer().capture.damage_locations).toMatchObject([
        { part: 'hood', x: null, y: null, description: 'Hail' },
      ]),
    );
    // The size is asked for once the kind is known.
    await expect(canvas.queryByRole('group', { name: 'Size (optional)' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dent' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Up to a hand' }));
    await waitFor(() =>
      expect(storyServer().capture.damage_locations).toMatchObject([
        { description: 'Hail', kind: 'dent', size: 'medium' },
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove damage: Hood' }));
    await waitFor(() => expect(storyServer().capture.damage_locations).toEqual([]));
  },
};

/** That there is none is an answer: it is kept, shown in the review, and can be taken back. */
export const NoDamage: Story = {
  ...captureStory({
    place: 'damage_locations',
    capture: { sections: onlySections('damage_locations') },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No damage' }));
    await canvas.findByRole('heading', { name: 'Ready to send?' });
    await waitFor(() => expect(canvas.getByText('No damage')).toBeVisible());
    await expect(canvas.queryByText('Not provided')).toBeNull();
    await waitFor(() => expect(storyServer().capture.no_damage).toBe(true));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Damage' }));
    await canvas.findByText('Your answer: no damage');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear answer' }));
    await waitFor(() => expect(storyServer().capture.no_damage).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip for now' }));
    await waitFor(() => expect(canvas.getByText('Not provided')).toBeVisible());
  },
};

export const NoDamageAnswered: Story = {
  ...captureStory({ place: 'damage_locations', capture: { no_damage: true } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your answer: no damage');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Hood' }));
    await waitFor(() => expect(canvas.queryByText('Your answer: no damage')).toBeNull());
    await waitFor(() => expect(storyServer().capture.no_damage).toBeNull());
  },
};

export const FromTheList: Story = {
  ...captureStory({ place: 'damage_locations' }),
  play: async ({ canvas }) => {
    const list = await canvas.findByLabelText('Or choose the part');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled());
    await userEvent.selectOptions(list, 'Left mirror');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'Left mirror' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove damage: Left mirror' }));
    await waitFor(() => expect(list).toHaveFocus());
    await waitFor(() => expect(storyServer().capture.damage_locations).toEqual([]));
  },
};

export const TwoDamages: Story = {
  ...captureStory({
    place: 'damage_locations',
    given: async ({ actions }) => {
      await actions.setField('damage_locations', [
        {
          id: 'd-1',
          part: 'front_left_door',
          x: 0.29,
          y: 0.44,
          kind: 'scratch',
          size: 'large',
          description: 'A long scratch',
        },
        { id: 'd-2', part: 'hood', x: null, y: null, description: null },
      ]);
      const place = {
        section: 'damage_locations',
        slot: null,
        damageId: 'd-1',
        single: false,
      } as const;
      await actions.addPhoto(place, await demoPhoto('damage-scratch'));
      await actions.addPhoto(place, await demoPhoto('damage-dent'));
    },
  }),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('radio', { name: 'Scratch' });
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Larger than a hand' })).toBeChecked();
    await waitFor(() => expect(storyServer().capture.damage_locations).toHaveLength(2));
  },
};

const FRAMES = 24;
const SCAN = 'c5a9d7de-0000-4000-8000-000000000001';

/** A scan that the server has. */
const scan: CaptureUpload = {
  id: SCAN,
  section: 'scan_360',
  slot: null,
  filetype: 'video',
  state: 'PROCESSED',
  url: '/demo-media/hatchback/scan/low/0.jpg',
  frames: Array.from({ length: FRAMES }, (_, index) => index),
  description: null,
  taken_at: null,
  damage_location_id: null,
};
const door = {
  id: 'd-1',
  part: 'rear_left_door',
  x: 0.29,
  y: 0.57,
  kind: 'scratch',
  size: 'large',
  description: 'A long scratch',
  pin: null,
} as const;

/** Opens the turning car; it is there once its pictures are. */
async function openCar(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show where on the car' }));
  const ring = await dialog.findByRole('slider');
  await waitFor(() => expect(ring.closest('.v360-viewer')).toHaveAttribute('data-phase', 'ready'));
  return { dialog, ring };
}

/** Taps the middle of the turning car, as a finger does. */
async function tapMiddle(ring: HTMLElement): Promise<void> {
  const { left, top, width, height } = ring.getBoundingClientRect();
  const place = {
    clientX: left + width / 2,
    clientY: top + height / 2,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  };
  await fireEvent.pointerDown(ring, place);
  await fireEvent.pointerUp(ring, place);
}

const pinNow = () => storyServer().capture.damage_locations[0]?.pin;

/** The customer turns the car and taps the damage. */
export const OnTheCar: Story = {
  ...captureStory({
    place: 'damage_locations',
    capture: { damage_locations: [door], uploads: [scan] },
  }),
  play: async () => {
    const { dialog, ring } = await openCar('Show where on the car');
    await dialog.findByText('Turn the car to the damage, then tap it.');
    await expect(dialog.getByRole('button', { name: 'Save pin' })).toBeDisabled();
    await tapMiddle(ring);
    await dialog.findByText(/^Turn a little and tap it again/);
    await userEvent.click(dialog.getByRole('button', { name: 'Save pin' }));
    const half = expect.closeTo(0.5, 1) as number;
    await waitFor(() =>
      expect(pinNow()).toEqual({ scan_id: SCAN, points: [{ frame: 0, x: half, y: half }] }),
    );
    await screen.findByRole('button', { name: 'Change where on the car' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const TurningTheCar: Story = {
  ...captureStory({
    place: 'damage_locations',
    capture: { damage_locations: [door], uploads: [scan] },
  }),
  play: async () => {
    await openCar('Show where on the car');
  },
};

/** What was tapped can be changed, or taken off. */
export const TakenOffTheCar: Story = {
  ...captureStory({
    place: 'damage_locations',
    capture: {
      damage_locations: [
        { ...door, pin: { scan_id: SCAN, points: [{ frame: 5, x: 0.65, y: 0.53 }] } },
      ],
      uploads: [scan],
    },
  }),
  play: async () => {
    const { dialog, ring } = await openCar('Change where on the car');
    await waitFor(() => expect(ring).toHaveAttribute('aria-valuenow', '5'));
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove pin' }));
    await waitFor(() => expect(pinNow()).toBeNull());
    await screen.findByRole('button', { name: 'Show where on the car' });
  },
};

/** Without a network: the scan and the pin wait on the phone. */
export const OnTheCarOffline: Story = {
  ...captureStory({
    place: 'damage_locations',
    fault: () => 'unreachable',
    given: async ({ actions }) => {
      await actions.addScan(await demoFrames(FRAMES), (await demoPhoto('exterior-front')).thumb);
      await actions.setField('damage_locations', [door]);
    },
  }),
  play: async () => {
    const { dialog, ring } = await openCar('Show where on the car');
    await tapMiddle(ring);
    await userEvent.click(dialog.getByRole('button', { name: 'Save pin' }));
    await screen.findByRole('button', { name: 'Change where on the car' });
  },
};

/** A report without a scan asks for no place on it. */
export const WithoutAScan: Story = {
  ...captureStory({ place: 'damage_locations', capture: { damage_locations: [door] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Rear left door' });
    await expect(canvas.queryByRole('button', { name: /on the car$/ })).toBeNull();
  },
};
