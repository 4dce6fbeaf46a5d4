import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { CaptureModel } from '../draft/CaptureModel.ts';
import { problem } from '../test/mockServer.ts';
import { drawnPhoto } from '../test/pictures.ts';
import { onlySections } from '../test/sampleCapture.ts';
import { captureStory, storyServer } from '../test/story.tsx';

const meta = { title: 'Screens/Capture/Review' } satisfies Meta;
export default meta;
type Story = StoryObj;

const sections = onlySections(
  'licence_plate',
  'exterior_images',
  'windshield',
  'mileage',
  'car_condition',
  'contact_details',
);

async function everything({ actions }: CaptureModel) {
  await actions.setField('car.plate', '123 ABC');
  await actions.setField('condition.mileage', 120_500);
  await actions.setField('car.overall_rating', 'Very good');
  await actions.setField('condition.engine.rating', 'Good');
  for (const [index, slot] of ['front', 'right', 'rear', 'left'].entries()) {
    const place = { section: 'exterior_images', slot, single: true } as const;
    await actions.addPhoto(place, await drawnPhoto(60 * index));
  }
  for (const section of ['windshield', 'mileage'] as const) {
    await actions.addPhoto({ section, slot: null, single: true }, await drawnPhoto(300));
  }
}

export const Complete: Story = {
  ...captureStory({ place: 'review', capture: { sections }, given: everything }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send report' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Thank you!' }, { timeout: 5000 }),
    ).toBeInTheDocument();
    await expect(storyServer().capture.status).toBe('COMPLETED');
  },
};

export const DamagesMarked: Story = {
  ...captureStory({
    place: 'review',
    capture: { sections: onlySections('damage_locations', 'mileage') },
    given: async ({ actions }) => {
      await actions.setField('damage_locations', [
        { id: 'd-1', part: 'front_left_door', x: 0.29, y: 0.44, description: 'A long scratch' },
        { id: 'd-2', part: 'hood', x: null, y: null, description: null },
      ]);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 damages marked')).toBeInTheDocument();
    await expect(canvas.getByRole('progressbar', { name: 'Step 2 of 2' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  },
};

export const SomethingNeeded: Story = {
  ...captureStory({ place: 'review', capture: { sections } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send report' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Mileage' }));
    await expect(await canvas.findByRole('heading', { name: 'Mileage' })).toBeInTheDocument();
  },
};

export const SomethingRefused: Story = captureStory({
  place: 'review',
  capture: { sections },
  fault: (_method, path) =>
    path.endsWith('/content') ? problem(415, 'UNSUPPORTED_MEDIA_TYPE') : undefined,
  given: everything,
});

export const OnItsWay: Story = captureStory({
  place: 'review',
  capture: { sections },
  fault: (_method, path) => (path.endsWith('/content') ? 'silence' : undefined),
  given: async (model) => {
    await everything(model);
    await model.actions.submit();
  },
});

export const ServerFull: Story = {
  ...captureStory({
    place: 'review',
    capture: { sections },
    fault: (method) =>
      method === 'GET'
        ? undefined
        : Response.json({ status: 507, code: 'INSUFFICIENT_STORAGE' }, { status: 507 }),
    given: async (model) => {
      await everything(model);
      await model.actions.submit();
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server is full right now/)).toBeInTheDocument();
  },
};

export const WaitingForTheNetwork: Story = {
  ...captureStory({
    place: 'review',
    capture: { sections },
    fault: () => 'unreachable',
    given: async (model) => {
      await everything(model);
      await model.actions.submit();
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your report is on its way' }),
    ).toBeInTheDocument();
    await expect(await canvas.findByText(/You’re offline/)).toBeInTheDocument();
  },
};
