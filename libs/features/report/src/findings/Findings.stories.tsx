import type { DamageFinding, DamageLocation, FindingAccept } from '@forecourt/contract';
import { broken, type HeldAnswer, heldAnswer, mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { testDefinition } from '../test/definition.ts';
import { MoreStory } from '../test/MoreStory.tsx';
import { FindingsStory } from '../test/FindingsStory.tsx';
import { pictureHandlers } from '../test/pictures.ts';
import { fullReport, type StaffReport } from '../test/reports.ts';

const data = fullReport('TRADE_MAIN');
const photos = data.report.report.uploads.filter(({ section }) => section === 'exterior_images');
const rust: DamageFinding = {
  id: 'rust',
  upload_id: photos[0]!.id,
  part: 'roof',
  kind: 'rust',
  size: 'small',
  box: { x: 0.3, y: 0.4, width: 0.2, height: 0.15 },
  confidence: 0.87,
};
const dent: DamageFinding = {
  ...rust,
  id: 'dent',
  upload_id: photos[1]!.id,
  part: null,
  kind: 'dent',
  size: null,
  confidence: 0.406,
};
const RUST = 'Roof · Rust, up to a coin';

/** What the server of the current story knows and was told. */
let server: StaffReport;
let accepted: FindingAccept[];
let dismissed: string[];
/** Holds, refuses or loses the answer to a decision. */
let hold: HeldAnswer | null;
let fails: 'moved' | 'lost' | null;

function decideOn(id: string): void {
  const { report } = server;
  server = {
    ...server,
    report: { ...report, findings: report.findings?.filter((one) => one.id !== id) ?? [] },
  };
}

function accept(id: string, words: FindingAccept): { damage_location: DamageLocation } {
  accepted.push(words);
  decideOn(id);
  const damage_location = { id, part: 'roof', x: null, y: null, description: null } as const;
  server.report.report.damage_locations.push(damage_location);
  return { damage_location };
}

const handlers = [
  mock.get('/api/requests/{id}', () => structuredClone(server)),
  mock.post('/api/requests/{id}/findings/{findingId}/accept', ({ params, body }) => {
    if (fails === 'lost') return broken();
    if (fails === 'moved') {
      decideOn(params.findingId);
      return problem('INVALID_TRANSITION', 409);
    }
    return hold ? hold.answer(accept(params.findingId, body)) : accept(params.findingId, body);
  }),
  mock.post('/api/requests/{id}/findings/{findingId}/dismiss', ({ params }) => {
    if (fails === 'moved') return problem('INTERNAL_ERROR', 500);
    dismissed.push(params.findingId);
    decideOn(params.findingId);
  }),
  ...pictureHandlers(),
];

const meta: Meta<typeof FindingsStory> = {
  title: 'Screens/Every flow/Report/Findings',
  component: FindingsStory,
  args: { definition: testDefinition },
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    server = structuredClone({ ...data, report: { ...data.report, findings: [rust, dent] } });
    accepted = [];
    dismissed = [];
    hold = null;
    fails = null;
  },
};
export default meta;

type Story = StoryObj<typeof FindingsStory>;

const page = within(document.body);
const onPhone = { globals: { viewport: { value: 'phone' } } } satisfies Pick<Story, 'globals'>;
const press = async (name: string | RegExp) =>
  userEvent.click(await page.findByRole('button', { name }));

export const None: Story = {
  beforeEach: () => {
    server.report.findings = [];
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dashboard' });
    await expect(canvas.queryByRole('heading', { name: /possible damage/ })).toBeNull();
  },
};

/** Each with its place on the photo and how sure the service is; the photo leads to the full view. */
export const Some: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '2 possible damages on the photos' });
    await canvas.findByRole('heading', { name: RUST });
    await canvas.findByText('87% sure');
    await canvas.findByText('41% sure');
    const photo = canvas.getByRole('link', { name: `Photo: ${RUST}` });
    await expect(photo).toHaveAttribute('href', `/report/story/full/#${rust.upload_id}`);
  },
};
export const SomeOnPhone: Story = { ...Some, ...onPhone };
export const SomeDark: Story = {
  ...Some,
  globals: { scheme: 'dark', viewport: { value: 'wide' } },
};
export const SomeInPseudoLocale: Story = { globals: { language: 'pseudo' } };

/** Pressed once, it is sent once; the damage is then one of the report's. */
export const Accepting: Story = {
  beforeEach: () => {
    hold = heldAnswer();
  },
  play: async ({ canvas }) => {
    await press(`Accept: ${RUST}`);
    await hold!.asked;
    await userEvent.click(canvas.getByRole('button', { name: `Dismiss: ${RUST}` }));
    hold!.release();
    await page.findByText('Damage added');
    await canvas.findByRole('heading', { name: '1 possible damage on the photos' });
    await expect(accepted).toEqual([{}]);
    await expect(dismissed).toEqual([]);
  },
};

/** One without a part asks for it; so does Correct. The keyboard is enough. */
export const Correcting: Story = {
  play: async ({ canvas }) => {
    await press(/^Accept: .* · Dent$/);
    const dialog = within(await page.findByRole('dialog', { name: 'Accept as a damage' }));
    await expect(dialog.getByRole('button', { name: 'Accept' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText('Part of the car'), 'hood');
    await userEvent.selectOptions(dialog.getByLabelText('Size'), 'large');
    await userEvent.type(dialog.getByRole('textbox'), 'By hail');
    dialog.getByRole('button', { name: 'Accept' }).focus();
    await userEvent.keyboard('{Enter}');
    await page.findByText('Damage added');
    await expect(accepted).toEqual([
      { part: 'hood', kind: 'dent', size: 'large', description: 'By hail' },
    ]);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('heading', { name: '1 possible damage on the photos' });
  },
};
export const CorrectingOnPhone: Story = {
  ...onPhone,
  play: async () => {
    await press(`Correct: ${RUST}`);
    const dialog = within(await page.findByRole('dialog', { name: 'Accept as a damage' }));
    await expect(dialog.getByLabelText('Part of the car')).toHaveValue('roof');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(accepted).toEqual([]);
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    await press(`Dismiss: ${RUST}`);
    await page.findByText('Dismissed');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: RUST })).toBeNull());
    await expect(dismissed).toEqual(['rust']);
  },
};

/** A colleague was faster: what stands now is read. */
export const RefusedByTheServer: Story = {
  beforeEach: () => {
    fails = 'moved';
  },
  play: async ({ canvas }) => {
    await press(/^Dismiss: .* · Dent$/);
    await canvas.findByText('Nothing was decided. Try again.');
    await press(`Accept: ${RUST}`);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: RUST })).toBeNull());
    await expect(accepted).toEqual([]);
  },
};

export const Offline: Story = {
  beforeEach: () => {
    fails = 'lost';
  },
  play: async ({ canvas }) => {
    await press(`Accept: ${RUST}`);
    await canvas.findByText('No answer from the server. Try again.');
    fails = null;
    await press(`Accept: ${RUST}`);
    await page.findByText('Damage added');
  },
};

/** Those who only read see what was found, and decide nothing. */
export const NoRole: Story = {
  args: { mayDecide: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: RUST });
    await expect(canvas.queryByRole('button', { name: /^(Accept|Correct|Dismiss)/ })).toBeNull();
  },
};

/** Each lies over the photo where it was found, with what it is; only over its own photo. */
export const InFullView: Story = {
  render: ({ definition }) => <MoreStory definition={definition} assetId={rust.upload_id} />,
  play: async () => {
    const view = within(await page.findByRole('dialog', { name: 'Assets Overview' }));
    const label = await view.findByText(`${RUST} · 87% sure`);
    await waitFor(() => expect(label).toBeVisible());
    await expect(view.queryByText(/41% sure/)).toBeNull();
  },
};
export const InFullViewOnPhone: Story = {
  ...onPhone,
  render: ({ definition }) => <MoreStory definition={definition} assetId={rust.upload_id} />,
  play: async () => {
    const view = within(await page.findByRole('dialog', { name: 'Assets Overview' }));
    await view.findByText(`${RUST} · 87% sure`);
    await view.findByText(/^Dent · 41% sure/);
  },
};
