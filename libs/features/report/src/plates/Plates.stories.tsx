import type { PhotoPlate, PlatePlace } from '@forecourt/contract';
import { broken, type HeldAnswer, heldAnswer, mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { testDefinition } from '../test/definition.ts';
import { MoreStory } from '../test/MoreStory.tsx';
import { pictureHandlers } from '../test/pictures.ts';
import { fullReport, type StaffReport } from '../test/reports.ts';
import { FIRST_BOX } from './plateBox.ts';

const complete = fullReport('TRADE_MAIN');
const front = complete.report.report.uploads.find(({ slot }) => slot === 'front')!;
const BOX = { x: 0.4, y: 0.6, width: 0.2, height: 0.1 };
const NAME = 'Exterior · Front';

/** What the server of the current story knows and was told. */
let server: StaffReport;
let placed: PlatePlace[];
let removals: number;
/** Holds, refuses or loses the answer. */
let hold: HeldAnswer | null;
let fails: 'moved' | 'lost' | null;

function put(plates: PhotoPlate[]): void {
  server = { ...server, report: { ...server.report, plates } };
}

const handlers = [
  mock.get('/api/requests/{id}', () => structuredClone(server)),
  mock.put('/api/requests/{id}/photos/{photoId}/plate', ({ params, body }) => {
    if (fails === 'lost') return broken();
    if (fails === 'moved') return problem('INVALID_TRANSITION', 409);
    placed.push(body);
    put([{ upload_id: Number(params.photoId), ...body }]);
    return hold?.answer(undefined);
  }),
  mock.delete('/api/requests/{id}/photos/{photoId}/plate', () => {
    removals += 1;
    put([]);
    return undefined;
  }),
  ...pictureHandlers(),
];

const meta: Meta<typeof MoreStory> = {
  title: 'Screens/Every flow/Report/Plates',
  component: MoreStory,
  args: { definition: testDefinition, assetId: front.id },
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    server = structuredClone(complete);
    placed = [];
    removals = 0;
    hold = null;
    fails = null;
  },
};
export default meta;

type Story = StoryObj<typeof MoreStory>;

const page = within(document.body);
const onPhone = { globals: { viewport: { value: 'phone' } } } satisfies Pick<Story, 'globals'>;
/** The report begins with a plate on its photo of the front. */
const marked = (hidden: boolean): Pick<Story, 'beforeEach'> => ({
  beforeEach: () => put([{ upload_id: front.id, box: BOX, hidden }]),
});
const press = async (name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }));
const box = () => page.findByRole('button', { name: 'Box over the license plate' });
/** The question is gone, and the photo says what others see of it. */
const isSaid = async (words: string) => {
  await waitFor(() => expect(page.queryByRole('form')).toBeNull());
  return page.findByText(words);
};
const surface = async () => (await box()).parentElement!;

/** Drags a pointer between two points of the photo, given in fractions of it. */
async function drag(from: [number, number], to: [number, number], by?: Element): Promise<void> {
  const target = by ?? (await surface());
  const { left, top, width, height } = (await surface()).getBoundingClientRect();
  const at = ([x, y]: [number, number]) => ({
    pointerId: 1,
    button: 0,
    bubbles: true,
    clientX: left + x * width,
    clientY: top + y * height,
  });
  await fireEvent.pointerDown(target, at(from));
  await fireEvent.pointerMove(target, at(to));
  await fireEvent.pointerUp(target, at(to));
}

export const None: Story = {
  play: async () => {
    await page.findByRole('button', { name: `Hide plate: ${NAME}` });
    await expect(page.queryByText(/on public pages/)).toBeNull();
  },
};

/** It begins in the middle, hidden; Escape closes the question and not the full view. */
export const Marking: Story = {
  play: async () => {
    await press(`Hide plate: ${NAME}`);
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expect(page.getByRole('switch', { name: 'Hidden on public pages' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('form')).toBeNull());
    await waitFor(() =>
      expect(page.getByRole('dialog', { name: 'Assets Overview' })).toBeVisible(),
    );
    await press(`Hide plate: ${NAME}`);
    await page.findByRole('form', { name: 'Where is the license plate?' });
    await expect(placed).toEqual([]);
  },
};
export const MarkingOnPhone: Story = { ...Marking, ...onPhone };
export const MarkingInPseudoLocale: Story = {
  globals: { language: 'pseudo', viewport: { value: 'wide' } },
  play: async () => {
    const view = within(await page.findByRole('dialog'));
    const buttons = await view.findAllByRole('button');
    await userEvent.click(buttons.find((one) => one.querySelector('.lucide-eye-off'))!);
    await page.findByRole('form');
  },
};

/** A box is drawn over the plate, moved, and resized at its corner. */
export const Drawing: Story = {
  play: async () => {
    await press(`Hide plate: ${NAME}`);
    await drag([0.1, 0.2], [0.3, 0.4]);
    await drag([0.2, 0.3], [0.3, 0.3], await box());
    await drag([0.4, 0.4], [0.5, 0.35], (await box()).querySelector('[data-corner]')!);
    await press('Save');
    await isSaid('Hidden on public pages');
    const [plate] = placed;
    await expect(plate!.hidden).toBe(true);
    await expect(plate!.box.x).toBeCloseTo(0.2, 2);
    await expect(plate!.box.y).toBeCloseTo(0.2, 2);
    await expect(plate!.box.width).toBeCloseTo(0.3, 2);
    await expect(plate!.box.height).toBeCloseTo(0.15, 2);
  },
};
export const DrawingOnPhone: Story = { ...Drawing, ...onPhone };

/** Pressed twice, it is sent once. */
export const ByKeyboard: Story = {
  beforeEach: () => {
    hold = heldAnswer();
  },
  play: async () => {
    (await page.findByRole('button', { name: `Hide plate: ${NAME}` })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await box()).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
    page.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await hold!.asked;
    await userEvent.keyboard('{Enter}');
    hold!.release();
    await isSaid('Hidden on public pages');
    const { x, y, width, height } = FIRST_BOX;
    const moved = { x: x + 0.02, y: y - 0.01, width: width - 0.01, height: height + 0.01 };
    await expect(placed).toHaveLength(1);
    for (const name of ['x', 'y', 'width', 'height'] as const) {
      await expect(placed[0]!.box[name]).toBeCloseTo(moved[name], 4);
    }
  },
};

/** The box lies where it was marked, over the photo itself and not its margins. */
export const Hidden: Story = {
  ...marked(true),
  play: async () => {
    const label = await isSaid('Hidden on public pages');
    const photo = page.getByRole<HTMLImageElement>('img', { name: NAME });
    await waitFor(() => expect(photo.naturalWidth).toBeGreaterThan(0));
    const outer = photo.getBoundingClientRect();
    const ratio = front.width! / front.height!;
    const width = Math.min(outer.width, outer.height * ratio);
    const left = outer.left + (outer.width - width) / 2;
    const place = label.parentElement!.getBoundingClientRect();
    await expect(place.left).toBeCloseTo(left + BOX.x * width, 0);
    await expect(place.width).toBeCloseTo(BOX.width * width, 0);
    const edit = page.getByRole('button', { name: `Edit plate: ${NAME}` });
    await waitFor(() => expect(edit).toBeVisible());
  },
};
export const HiddenOnPhone: Story = { ...Hidden, ...onPhone };

export const Shown: Story = {
  ...marked(true),
  play: async () => {
    await press(`Edit plate: ${NAME}`);
    await userEvent.click(await page.findByRole('switch', { name: 'Hidden on public pages' }));
    await press('Save');
    await isSaid('Shown on public pages');
    await expect(placed).toEqual([{ box: BOX, hidden: false }]);
  },
};

export const Removed: Story = {
  ...marked(false),
  play: async () => {
    await press(`Edit plate: ${NAME}`);
    await press('Remove box');
    await page.findByRole('button', { name: `Hide plate: ${NAME}` });
    await expect(page.queryByText(/on public pages/)).toBeNull();
    await expect(removals).toBe(1);
  },
};

export const RefusedByTheServer: Story = {
  beforeEach: () => {
    fails = 'moved';
  },
  play: async () => {
    await press(`Hide plate: ${NAME}`);
    await press('Save');
    await page.findByText('The request has been archived. Restore it to hide plates.');
  },
};

export const Offline: Story = {
  beforeEach: () => {
    fails = 'lost';
  },
  play: async () => {
    await press(`Hide plate: ${NAME}`);
    await press('Save');
    await page.findByText('No answer from the server. Try again.');
    fails = null;
    await press('Save');
    await isSaid('Hidden on public pages');
    await expect(placed).toHaveLength(1);
  },
};

/** Those who only read see what is hidden, and change nothing. */
export const NoRole: Story = {
  ...marked(true),
  args: { mayHide: false },
  play: async () => {
    await isSaid('Hidden on public pages');
    await expect(page.queryByRole('button', { name: /^(Hide|Edit) plate/ })).toBeNull();
  },
};
