import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Capture, CaptureConclusion } from '../api/types.ts';
import { memoryDevice } from '../device/memoryDevice.ts';
import { onlySections, sampleCapture } from '../test/sampleCapture.ts';
import { captureStory, storyServer } from '../test/story.tsx';

const meta = { title: 'Screens/Capture/Conclusion' } satisfies Meta;
export default meta;
type Story = StoryObj;

const conclusion: CaptureConclusion = {
  status: 3,
  // already the next day in Tallinn
  concluded_at: '2026-03-04T23:30:00Z',
  time_zone: 'Europe/Tallinn',
  car: '2019 Aurelia Vento',
  plate: '482 NGT',
  next: 'Northgate Motors will be in touch to arrange the repair. There is nothing you need to do until then.',
};

/** A report of whose conclusion the customer was told. */
function concluded(
  changes: Partial<CaptureConclusion> = {},
  more: Partial<Capture> = {},
): Partial<Capture> {
  return {
    request_type: 'CLAIM',
    status: 'COMPLETED',
    agent_info: { public_name: 'Kadri Mägi', email: 'kadri@northgate.test' },
    conclusion: { ...conclusion, ...changes },
    ...more,
  };
}

/** The title, also of the document, says what was concluded; that it was read is recorded. */
export const Repairable: Story = {
  ...captureStory({ capture: concluded() }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your car can be repaired' });
    await expect(document.title).toBe('Your car can be repaired');
    await canvas.findByText('2019 Aurelia Vento · 482 NGT');
    await canvas.findByText('Northgate Motors reviewed your report on 05.03.2026.');
    await canvas.findByRole('heading', { level: 2, name: 'What happens next' });
    await canvas.findByText(/arrange the repair/);
    await expect(canvas.getByRole('link', { name: 'Contact Kadri Mägi' })).toHaveAttribute(
      'href',
      'mailto:kadri@northgate.test',
    );
    await waitFor(() => expect(storyServer().opened).toBe(1));
  },
};
export const RepairableDark: Story = { ...Repairable, globals: { scheme: 'dark' } };
export const RepairableRightToLeft: Story = {
  ...captureStory({ capture: concluded() }),
  globals: { language: 'rtl' },
};

export const Inspected: Story = {
  ...captureStory({
    capture: concluded(
      {
        status: 4,
        next: 'Northgate Motors has everything it needs. There is nothing more you need to do.',
      },
      { request_type: 'INSPECT' },
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your inspection is complete' });
  },
};

export const NeedsExtraInspection: Story = {
  ...captureStory({
    capture: concluded({
      status: 5,
      next: 'Visit any of our workshops.\nNo appointment needed: weekdays, 8 am to 5 pm.',
    }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your car needs a closer look' });
    await canvas.findByText(/Visit any of our workshops/);
  },
};
export const NeedsExtraInspectionDark: Story = {
  ...NeedsExtraInspection,
  globals: { scheme: 'dark' },
};

/** As much as a partner may write, with a word that fits no line. */
export const LongText: Story = captureStory({
  capture: concluded({
    car: '2019 Aurelia Vento Sport Tourer Long Wheelbase Anniversary Edition',
    next: [
      'Book the repair at a workshop of your choice:',
      'https://repairs.northgate.test/appointments/new?claim=CL-004211&workshop=any&language=en-US',
      '',
      ...Array.from(
        { length: 10 },
        (_, index) =>
          `${index + 1}. Bring the car with at least a quarter of a tank, both keys and its papers, and take out what you will need in the days of the repair.`,
      ),
    ].join('\n'),
  }),
});

/** A report of which little is known, and nobody to ask. */
export const NothingKnownOfTheCar: Story = {
  ...captureStory({ capture: concluded({ car: null, plate: null }, { agent_info: undefined }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your car can be repaired' });
    await expect(canvas.queryByText('·', { exact: false })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Contact/ })).toBeNull();
  },
};

const retracted = { status: null, concluded_at: null, next: null };

/** It no longer stands: nothing of it is left on the page. */
export const TakenBack: Story = {
  ...captureStory({ capture: concluded(retracted) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Northgate Motors is taking another look' });
    await expect(canvas.queryByText(/repaired|What happens next/)).toBeNull();
  },
};

/** The page is open when the partner takes it back. */
export const TakenBackMeanwhile: Story = {
  ...captureStory({
    capture: concluded(),
    given: async (model) => {
      storyServer().capture.conclusion = { ...conclusion, ...retracted };
      await model.wake();
    },
  }),
  play: TakenBack.play,
};

const kept = () => {
  const device = memoryDevice();
  void device.writeNotes((notes) => ({ ...notes, capture: sampleCapture(concluded()) }));
  return { ...device, durable: true };
};

/** Read before, it opens without a network. */
export const Offline: Story = {
  ...captureStory({ device: kept, fault: () => 'unreachable' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your car can be repaired' });
    await canvas.findByText(/arrange the repair/);
  },
};

/** More is asked for: those steps come first, and the conclusion is a press away. */
export const WhileMoreIsAskedFor: Story = {
  ...captureStory({
    capture: concluded(
      {},
      {
        status: 'IN_PROGRESS',
        sections: onlySections('mileage'),
        required_sections: ['mileage'],
        addition: {
          id: 'addition-1',
          message: null,
          asked_at: '2026-03-06T09:00:00Z',
          sections: ['mileage'],
          shots: [],
          answered: [],
        },
      },
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Northgate Motors needs/ });
    await canvas.findByRole('heading', { level: 2, name: 'Your car can be repaired' });
    await userEvent.click(canvas.getByRole('button', { name: 'See what happens next' }));
    await canvas.findByRole('heading', { level: 1, name: 'Your car can be repaired' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to what’s still needed' }));
    await canvas.findByRole('heading', { level: 1, name: /Northgate Motors needs/ });
  },
};

/** Who has added what was asked for is thanked, and comes back to the conclusion. */
export const AfterAdding: Story = {
  ...captureStory({
    place: 'review',
    capture: concluded(
      {},
      {
        status: 'IN_PROGRESS',
        sections: onlySections('description'),
        required_sections: [],
        addition: {
          id: 'addition-1',
          message: null,
          asked_at: '2026-03-06T09:00:00Z',
          sections: ['description'],
          shots: [],
          answered: ['description'],
        },
        description: 'It pulls to the left.',
      },
    ),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to Northgate Motors' }));
    await canvas.findByRole('heading', { name: 'Thank you!' });
    await userEvent.click(canvas.getByRole('button', { name: 'See the conclusion' }));
    await canvas.findByRole('heading', { name: 'Your car can be repaired' });
  },
};
