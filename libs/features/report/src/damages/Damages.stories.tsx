import type { DamageChange, DamageLocation, DamagePin } from '@forecourt/contract';
import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { DamagesStory } from '../test/DamagesStory.tsx';
import { testDefinition } from '../test/definition.ts';
import { dentPoint, pinnedReport, scratchPoints } from '../test/pinned.ts';
import { pictureHandlers } from '../test/pictures.ts';
import type { StaffReport } from '../test/reports.ts';

const data = pinnedReport('TRADE_MAIN');
const { uploads } = data.report.report;
const scan = uploads.find(({ section }) => section === 'scan_360')!;
const scratchPhoto = uploads.find(({ damage_location_id: id }) => id === 'scratch')!;

/** What was sent to the server of the current story, null for a removed pin. */
let sent: (DamagePin | null)[] = [];
let changes: DamageChange[] = [];
let server: StaffReport;
let isDown = false;

function put(id: string, pin: DamagePin | null): { damage_location: DamageLocation } {
  sent.push(pin);
  return change(id, { pin });
}

function change(id: string, to: Partial<DamageLocation>): { damage_location: DamageLocation } {
  const { report } = server.report;
  const damages = report.damage_locations.map((one) => (one.id === id ? { ...one, ...to } : one));
  server = {
    ...server,
    report: { ...server.report, report: { ...report, damage_locations: damages } },
  };
  return { damage_location: damages.find((one) => one.id === id)! };
}

const handlers = [
  mock.get('/api/requests/{id}', () => structuredClone(server)),
  mock.put('/api/requests/{id}/damages/{damageId}/pin', ({ params, body }) =>
    isDown ? problem('INTERNAL_ERROR', 500) : put(params.damageId, body),
  ),
  mock.delete('/api/requests/{id}/damages/{damageId}/pin', ({ params }) =>
    put(params.damageId, null),
  ),
  mock.patch('/api/requests/{id}/damages/{damageId}', ({ params, body }) => {
    if (isDown) return problem('INTERNAL_ERROR', 500);
    changes.push(body);
    return change(params.damageId, body);
  }),
  ...pictureHandlers(),
];

const meta: Meta<typeof DamagesStory> = {
  title: 'Screens/Every flow/Report/Damages',
  component: DamagesStory,
  args: { definition: testDefinition },
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    server = structuredClone(data);
    sent = [];
    changes = [];
    isDown = false;
  },
};
export default meta;

type Story = StoryObj<typeof DamagesStory>;

const page = within(document.body);
const onPhone = { globals: { viewport: { value: 'phone' } } } satisfies Pick<Story, 'globals'>;

/** The turning car; its name is the same in the gallery, full view and dialog. */
const slider = () => screen.findByRole('slider', { name: '360 view' });
const angle = (element: HTMLElement) => element.getAttribute('aria-valuenow');
const itemOf = (name: string) => screen.getByRole('heading', { name, level: 3 }).closest('li')!;

/** Opens the dialog in which a damage is placed. */
async function place(name: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(await page.findByRole('button', { name }));
  return within(await page.findByRole('dialog', { name: 'Place on 360° view' }));
}

/** Taps the picture at fractions of the viewer, as a finger does. */
async function tap(at: { x: number; y: number }): Promise<void> {
  const target = within(await page.findByRole('dialog')).getByRole('slider');
  await waitFor(() =>
    expect(target.closest('.v360-viewer')).toHaveAttribute('data-phase', 'ready'),
  );
  const picture = target.getBoundingClientRect();
  const width = Math.min(picture.width, picture.height * 1.5);
  const height = width / 1.5;
  const place = {
    clientX: picture.left + picture.width / 2 + (at.x - 0.5) * width,
    clientY: picture.top + picture.height / 2 + (at.y - 0.5) * height,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  };
  await fireEvent.pointerDown(target, place);
  await fireEvent.pointerUp(target, place);
}

/** Name of the pin of a damage of which kind, size and words are known. */
const SCRATCH_PIN = '1 Rear left door · Scratch, larger than a hand: Long scratch';

const close = (value: number) => expect.closeTo(value, 1) as number;

/** Damages that are placed say so in the list; the others can be placed. */
export const PlacedOnTheScan: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show on 360° view: damage 1' });
    await canvas.findByRole('button', { name: 'Move pin: Rear left door' });
    await canvas.findByRole('button', { name: 'Place on 360° view: Front bumper' });
    await expect(canvas.queryByRole('button', { name: 'Show on 360° view: damage 3' })).toBeNull();
  },
};
export const PlacedOnTheScanOnPhone: Story = { ...PlacedOnTheScan, ...onPhone };

/** The list turns the car to the damage; the outline and the list show which one it is. */
export const ChosenInTheList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show on 360° view: damage 2' }),
    );
    const ring = await slider();
    await waitFor(() => expect(angle(ring)).toBe(String(dentPoint.frame)));
    const pin = await canvas.findByRole('button', { name: '2 Front right door: Dent' });
    await waitFor(() => expect(pin).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(pin).toHaveFocus());
    await expect(itemOf('Front right door')).toHaveAttribute('data-current');
    const mark = canvas.getByRole('link', { name: 'Damage 2: Front right door' });
    await expect(mark).toHaveAttribute('data-current');
  },
};
export const ChosenInTheListOnPhone: Story = { ...ChosenInTheList, ...onPhone };
export const ChosenInTheListDark: Story = {
  ...ChosenInTheList,
  globals: { scheme: 'dark', viewport: { value: 'wide' } },
};

/** A pin leads to its damage in the list, and marks it on the outline; nothing moves before that. */
export const ChosenOnTheScan: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '360° view' }));
    await slider();
    const main = canvasElement.querySelector('main')!;
    const top = main.scrollTop;
    const pin = await canvas.findByRole('button', { name: SCRATCH_PIN });
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(itemOf('Rear left door')).toHaveAttribute('data-current'));
    await expect(main.scrollTop).toBe(top);
    await userEvent.click(await canvas.findByRole('link', { name: 'Details' }));
    await waitFor(() => expect(itemOf('Rear left door')).toHaveFocus());
    // The outline turns the car, which stays open above.
    await userEvent.click(canvas.getByRole('link', { name: 'Damage 2: Front right door' }));
    const ring = await slider();
    await waitFor(() => expect(angle(ring)).toBe(String(dentPoint.frame)));
    await waitFor(() => expect(itemOf('Front right door')).toHaveFocus());
  },
};

export const NothingPlaced: Story = {
  beforeEach: () => {
    for (const damage of server.report.report.damage_locations) damage.pin = null;
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Place on 360° view/ })).toHaveLength(3),
    );
    await expect(canvas.queryByRole('button', { name: /^Show on 360° view/ })).toBeNull();
  },
};

/** Those who only read still see where the damages are. */
export const ReadOnly: Story = {
  args: { mayPlace: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show on 360° view: damage 1' });
    await expect(canvas.queryByRole('button', { name: /^(Place|Move pin|Edit)/ })).toBeNull();
    await canvas.findByText('Scratch, larger than a hand');
  },
};

export const WithoutAScan: Story = {
  beforeEach: () => {
    const { report } = server.report;
    report.uploads = report.uploads.filter(({ section }) => section !== 'scan_360');
    for (const damage of report.damage_locations) damage.pin = null;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Rear left door' });
    await expect(canvas.queryByRole('button', { name: /360° view/ })).toBeNull();
  },
};

export const Placing: Story = {
  play: async () => {
    const dialog = await place('Place on 360° view: Front bumper');
    await dialog.findByText('Turn the car to the damage, then tap it.');
    await expect(dialog.getByRole('button', { name: 'Save pin' })).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Remove pin' })).toBeNull();
    const ring = await dialog.findByRole('slider');
    await waitFor(() => expect(ring).toHaveFocus());
  },
};
export const PlacingOnPhone: Story = { ...Placing, ...onPhone };
export const PlacingInPseudoLocale: Story = {
  args: {
    onStores: ({ report, placing }) =>
      void report.open('story').then(() => placing.begin(placing.locations[2]!)),
  },
  globals: { language: 'pseudo' },
};

/** A tap places it; the keyboard turns the car and moves the pin. */
export const PlacedOnce: Story = {
  play: async () => {
    const dialog = await place('Place on 360° view: Front bumper');
    const ring = await dialog.findByRole('slider');
    await userEvent.type(ring, '{ArrowRight}', { skipClick: true });
    await waitFor(() => expect(angle(ring)).toBe('1'));
    await tap({ x: 0.23, y: 0.6 });
    await dialog.findByText(/^Turn a little and tap it again/);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(angle(ring)).toBe('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save pin' }));
    await page.findByText('Pin saved');
    await expect(sent).toEqual([
      { upload_id: scan.id, points: [{ frame: 1, x: close(0.23), y: close(0.59) }] },
    ]);
    await page.findByRole('button', { name: 'Show on 360° view: damage 3' });
  },
};

/** A second tap on another view lets it follow the car more closely. */
export const PlacedTwice: Story = {
  play: async () => {
    const dialog = await place('Move pin: Front right door');
    await dialog.findByText(/^Turn a little and tap it again/);
    const ring = await dialog.findByRole('slider');
    await waitFor(() => expect(angle(ring)).toBe(String(dentPoint.frame)));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(angle(ring)).toBe('20'));
    await tap({ x: 0.487, y: 0.538 });
    await dialog.findByText(/^The pin follows the car/);
    await userEvent.click(dialog.getByRole('button', { name: 'Move pin left' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save pin' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]?.points).toEqual([
      dentPoint,
      { frame: 20, x: close(0.477), y: close(0.538) },
    ]);
  },
};
export const PlacedTwiceOnPhone: Story = { ...PlacedTwice, ...onPhone };

/** What was placed is still there. */
export const NotSaved: Story = {
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    const dialog = await place('Place on 360° view: Front bumper');
    await dialog.findByRole('slider');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save pin' }));
    await dialog.findByRole('alert');
    await expect(dialog.getByRole('button', { name: 'Save pin' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Start over' }));
    await dialog.findByText('Turn the car to the damage, then tap it.');
  },
};

export const Removing: Story = {
  play: async () => {
    const dialog = await place('Move pin: Rear left door');
    await dialog.findByText(/^The pin follows the car/);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove pin' }));
    await page.findByText('Pin removed');
    await expect(sent).toEqual([null]);
    await page.findByRole('button', { name: 'Place on 360° view: Rear left door' });
  },
};

/** Opens the 360 view from a photo of a damage; its pin is there, with its words shown. */
async function turnFromPhoto(): Promise<ReturnType<typeof within>> {
  const overlay = within(await page.findByRole('dialog', { name: 'Assets Overview' }));
  await userEvent.click(
    await overlay.findByRole('button', { name: 'Show on 360° view: damage 1' }),
  );
  const pin = await overlay.findByRole('button', { name: SCRATCH_PIN });
  await waitFor(() => expect(pin).toHaveAttribute('aria-expanded', 'true'));
  return overlay;
}

/** A photo of a damage leads to the scan, and its pin there back to the photo. */
export const InFullView: Story = {
  args: { assetId: scratchPhoto.id },
  play: async () => {
    const overlay = await turnFromPhoto();
    const ring = overlay.getByRole('slider');
    await waitFor(() => expect(angle(ring)).toBe(String(scratchPoints[0]!.frame)));
    const thumb = overlay.getByRole('button', { name: 'Damages · Long scratch' });
    await expect(thumb).toHaveAttribute('data-chosen');
    await userEvent.click(overlay.getByRole('link', { name: 'Details' }));
    await waitFor(() => expect(thumb).toHaveAttribute('aria-current'));
  },
};
export const InFullViewOnPhone: Story = {
  args: { assetId: scratchPhoto.id },
  ...onPhone,
  play: async () => {
    await turnFromPhoto();
  },
};

const edit = async (name: string) => {
  await userEvent.click(await page.findByRole('button', { name }));
  return within(await page.findByRole('dialog', { name }));
};

/** Kind and size of a damage that the customer said nothing of. */
export const Changing: Story = {
  play: async () => {
    const dialog = await edit('Edit damage: Front bumper');
    await expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveValue('');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Crack');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'Up to a coin');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page.findByText('Damage changed');
    await expect(changes).toEqual([{ kind: 'crack', size: 'small' }]);
    await page.findByText('Crack, up to a coin');
    await page.findByRole('link', { name: 'Damage 3: Front bumper · Crack, up to a coin' });
  },
};
export const ChangingOnPhone: Story = {
  ...onPhone,
  play: async () => {
    await edit('Edit damage: Rear left door');
  },
};

/** What was chosen is still there. */
export const NotChanged: Story = {
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    const dialog = await edit('Edit damage: Rear left door');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'Not known');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The damage was not changed. Close this and try again.');
    await expect(dialog.getByRole('combobox', { name: 'Size' })).toHaveValue('');
    await expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveValue('scratch');
  },
};
