import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Capture } from '../api/types.ts';
import type { CaptureModel } from '../draft/CaptureModel.ts';
import { problem } from '../test/mockServer.ts';
import { demoPhoto } from '../test/demoPhotos.ts';
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
  for (const slot of ['front', 'right', 'rear', 'left']) {
    const place = { section: 'exterior_images', slot, single: true } as const;
    await actions.addPhoto(place, await demoPhoto(`exterior-${slot}`));
  }
  for (const section of ['windshield', 'mileage'] as const) {
    await actions.addPhoto({ section, slot: null, single: true }, await demoPhoto(section));
  }
}

export const Complete: Story = {
  ...captureStory({ place: 'review', capture: { sections }, given: everything }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send report' }));
    await expect(await canvas.findByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
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

const required_sections: Capture['required_sections'] = ['exterior_images', 'mileage'];

/** One outside photo of four. */
async function oneSide({ actions }: CaptureModel) {
  const place = { section: 'exterior_images', slot: 'front', single: true } as const;
  await actions.addPhoto(place, await demoPhoto('exterior-front'));
}

/** Sending leads to what is missing, and from there to the step. */
export const SomethingRequired: Story = {
  ...captureStory({ place: 'review', capture: { sections, required_sections }, given: oneSide }),
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
    await canvas.findByRole('heading', { name: '2 things are missing' });
    await expect(storyServer().capture.status).not.toBe('COMPLETED');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Mileage' }));
    await expect(await canvas.findByRole('heading', { name: 'Mileage' })).toBeInTheDocument();
  },
};

export const Missing: Story = captureStory({
  place: 'missing',
  capture: { sections, required_sections },
  given: oneSide,
});
export const MissingDark: Story = { ...Missing, globals: { scheme: 'dark' } };

/** A report goes without it, for a reason that staff read. */
export const SentAnyway: Story = {
  ...Missing,
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send anyway' });
    await userEvent.click(send);
    const reason = await canvas.findByLabelText(/Why can’t you add it/);
    await userEvent.click(send);
    await canvas.findByText('Please say why, in a few words');
    await userEvent.type(reason, 'It is at the body shop');
    await userEvent.click(send);
    await canvas.findByRole('heading', { name: 'Thank you!' });
    await expect(storyServer().reason).toBe('It is at the body shop');
  },
};
export const ReasonAsked: Story = {
  ...Missing,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(canvas.getByLabelText(/Why can’t you add it/)).toHaveFocus());
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
