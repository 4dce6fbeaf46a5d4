import { makeAddition, makeAdditionShot, seeded } from '@forecourt/contract/fixtures';
import { type HeldAnswer, heldAnswer, mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DamagesStory } from '../test/DamagesStory.tsx';
import { testDefinition } from '../test/definition.ts';
import { pinnedReport } from '../test/pinned.ts';
import { pictureHandlers } from '../test/pictures.ts';
import type { StaffReport } from '../test/reports.ts';

const data = pinnedReport('TRADE_MAIN');

/** The damage that staff added; the two others are the customer's. */
const ADDED = 'crack';
const NAME = 'Front bumper';

/** What the server of the current story knows and was told. */
let server: StaffReport;
let removed: string[];
/** Refuses the removal, or holds its answer. */
let isDown: boolean;
let hold: HeldAnswer | null;

function remove(id: string): void {
  removed.push(id);
  const { report } = server.report;
  const left = report.damage_locations.filter((one) => one.id !== id);
  server = {
    ...server,
    report: { ...server.report, added_damages: [], report: { ...report, damage_locations: left } },
  };
}

const handlers = [
  mock.get('/api/requests/{id}', () => structuredClone(server)),
  mock.delete('/api/requests/{id}/damages/{damageId}', ({ params }) => {
    if (isDown) return problem('INTERNAL_ERROR', 500);
    remove(params.damageId);
    return hold?.answer(undefined);
  }),
  ...pictureHandlers(),
];

const meta: Meta<typeof DamagesStory> = {
  title: 'Screens/Every flow/Report/Removal of a damage',
  component: DamagesStory,
  args: { definition: testDefinition },
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    server = structuredClone(data);
    server.report.added_damages = [ADDED];
    removed = [];
    isDown = false;
    hold = null;
  },
};
export default meta;

type Story = StoryObj<typeof DamagesStory>;

const page = within(document.body);
const onPhone = { globals: { viewport: { value: 'phone' } } } satisfies Pick<Story, 'globals'>;

async function ask(): Promise<ReturnType<typeof within>> {
  await userEvent.click(await page.findByRole('button', { name: `Remove damage: ${NAME}` }));
  return within(await page.findByRole('alertdialog', { name: `Remove this damage: ${NAME}?` }));
}

/** Only what staff added can be removed, and not by accident. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    const question = await ask();
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(question.queryByText(/still asked for photos/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(removed).toEqual([]);
    await expect(canvas.getAllByRole('button', { name: /^Remove damage/ })).toHaveLength(1);
  },
};
export const AskingOnPhone: Story = {
  ...onPhone,
  play: async () => {
    await ask();
  },
};
export const AskingDark: Story = {
  ...AskingOnPhone,
  globals: { scheme: 'dark', viewport: { value: 'wide' } },
};
export const AskingInPseudoLocale: Story = { globals: { language: 'pseudo' } };

/** Pressed twice, it is removed once; reading goes on at the section. */
export const Removed: Story = {
  beforeEach: () => {
    hold = heldAnswer();
  },
  play: async ({ canvas }) => {
    const question = await ask();
    await userEvent.dblClick(question.getByRole('button', { name: 'Remove' }));
    await hold!.asked;
    hold!.release();
    await page.findByText('Damage removed');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(removed).toEqual([ADDED]);
    await expect(canvas.queryByRole('heading', { name: NAME, level: 3 })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Damage' })).toHaveFocus());
  },
};

/** What was asked of the customer stays asked, and staff are told. */
export const PhotosAreAskedFor: Story = {
  beforeEach: () => {
    const shots = [makeAdditionShot({ section: 'damage_locations', damage_location_id: ADDED })];
    server.report.additions = [makeAddition(seeded('asked'), { shots })];
  },
  play: async () => {
    const question = await ask();
    await question.findByText(/The customer is still asked for photos of it/);
  },
};

/** The question stays open and can be answered again. */
export const NotRemoved: Story = {
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await question.findByText('The damage was not removed. Close this and try again.');
    isDown = false;
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await page.findByText('Damage removed');
    await expect(removed).toEqual([ADDED]);
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByRole('heading', { name: NAME, level: 3 })).toBeNull();
  },
};

export const NoRole: Story = {
  args: { mayPlace: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: NAME, level: 3 });
    await expect(canvas.queryByRole('button', { name: /^Remove damage/ })).toBeNull();
  },
};
