import type { ConversationPhoto, MessageAttachment } from '@forecourt/contract';
import { type HeldAnswer, heldAnswer, mock, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConversationPhotosStory } from '../test/ConversationPhotosStory.tsx';
import { testDefinition } from '../test/definition.ts';
import { pictureHandlers } from '../test/pictures.ts';
import { fullReport, type StaffReport } from '../test/reports.ts';

const picture = '/demo-media/suv/damage-scratch.jpg';
const photo: MessageAttachment = {
  id: 'scratch',
  kind: 'PHOTO',
  name: 'IMG_0412.jpg',
  bytes: 248_000,
  width: 1200,
  height: 900,
  url: picture,
  thumbnailUrl: picture,
};
const fromCustomer: ConversationPhoto = {
  attachment: photo,
  from: 'SELLER',
  sent_at: '2026-03-02T09:00:00.000Z',
  added_by: { id: 'nora', name: 'Nora Grant', avatar: null },
  added_at: '2026-03-03T09:00:00.000Z',
};
/** Who added it has left since. */
const fromStaff: ConversationPhoto = {
  ...fromCustomer,
  attachment: { ...photo, id: 'door', name: 'Door.jpg' },
  from: 'AGENT',
  added_by: null,
};

const data = fullReport('TRADE_MAIN');

/** What the server of the current story knows and was told. */
let server: StaffReport;
let calls: string[];
/** Refuses a change, or holds its answer. */
let refuses: 'down' | 'moved' | null;
let hold: HeldAnswer | null;

const photosAre = (conversation_photos: ConversationPhoto[]) => {
  server = { ...server, report: { ...server.report, conversation_photos } };
};

function change(what: string, id: string, photos: ConversationPhoto[]) {
  if (refuses === 'down') return problem('INTERNAL_ERROR', 500);
  if (refuses === 'moved') return problem('INVALID_TRANSITION', 409);
  calls.push(`${what} ${id}`);
  photosAre(photos);
  return hold?.answer(undefined);
}

const path = '/api/requests/{id}/conversation_photos/{attachmentId}';
const handlers = [
  mock.get('/api/requests/{id}', () => structuredClone(server)),
  mock.put(path, ({ params: { attachmentId: id } }) => change('add', id, [fromCustomer])),
  mock.delete(path, ({ params: { attachmentId: id } }) =>
    change(
      'remove',
      id,
      (server.report.conversation_photos ?? []).filter(({ attachment }) => attachment.id !== id),
    ),
  ),
  ...pictureHandlers(),
];

const meta: Meta<typeof ConversationPhotosStory> = {
  title: 'Screens/Every flow/Report/From the conversation',
  component: ConversationPhotosStory,
  args: { definition: testDefinition },
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    server = structuredClone(data);
    photosAre([fromCustomer, fromStaff]);
    calls = [];
    refuses = null;
    hold = null;
  },
};
export default meta;

type Story = StoryObj<typeof ConversationPhotosStory>;

const page = within(document.body);
const onPhone = { globals: { viewport: { value: 'phone' } } } satisfies Pick<Story, 'globals'>;
const press = async (name: string) => userEvent.click(await page.findByRole('button', { name }));
const section = async () =>
  within(await page.findByRole('region', { name: 'From the conversation' }));

export const None: Story = {
  beforeEach: () => photosAre([]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dashboard' });
    await expect(canvas.queryByRole('region', { name: 'From the conversation' })).toBeNull();
  },
};

/** Each says who sent it, and who added it when. */
export const Some: Story = {
  play: async () => {
    const photos = await section();
    await photos.findByText('From the customer');
    await photos.findByText(/^Added by Nora Grant, /);
    await photos.findByText('From staff');
    await photos.findByText(/^Added Mar 3/);
  },
};
export const SomeOnPhone: Story = { ...Some, ...onPhone };
export const SomeDark: Story = {
  ...Some,
  globals: { scheme: 'dark', viewport: { value: 'wide' } },
};
export const SomeInPseudoLocale: Story = { globals: { language: 'pseudo' } };

export const InFullView: Story = {
  play: async () => {
    await press('Open photo: IMG_0412.jpg');
    const view = within(await page.findByRole('dialog', { name: 'IMG_0412.jpg' }));
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** Pressed twice, it is taken out once; it stays in the conversation. */
export const TakenOut: Story = {
  beforeEach: () => {
    hold = heldAnswer();
  },
  play: async () => {
    const name = 'Remove from the report: IMG_0412.jpg';
    await userEvent.dblClick(await page.findByRole('button', { name }));
    await hold!.asked;
    hold!.release();
    await page.findByText('Removed. The photo is still in the conversation.');
    await expect(calls).toEqual(['remove scratch']);
    const photos = await section();
    await expect(photos.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() =>
      expect(photos.getByRole('heading', { name: 'From the conversation' })).toHaveFocus(),
    );
  },
};

export const NotTakenOut: Story = {
  beforeEach: () => {
    refuses = 'moved';
  },
  play: async () => {
    await press('Remove from the report: Door.jpg');
    const photos = await section();
    const said = await photos.findByRole('alert');
    await expect(said).toHaveTextContent(/The request has been archived/);
    await expect(photos.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const NoRole: Story = {
  args: { mayChange: false },
  play: async () => {
    const photos = await section();
    await photos.findByText('From the customer');
    await expect(photos.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** A photo of the chat over the whole window, before it is in the report. */
const opened = {
  args: { opened: photo },
  beforeEach: () => photosAre([]),
} satisfies Pick<Story, 'args' | 'beforeEach'>;

export const ToAdd: Story = {
  ...opened,
  play: async () => {
    await page.findByRole('button', { name: 'Add to report' });
  },
};
export const ToAddOnPhone: Story = { ...ToAdd, ...onPhone };

/** Pressed twice, it is added once, and then leads to the report. */
export const Adding: Story = {
  ...opened,
  beforeEach: () => {
    photosAre([]);
    hold = heldAnswer();
  },
  play: async () => {
    await userEvent.dblClick(await page.findByRole('button', { name: 'Add to report' }));
    await hold!.asked;
    hold!.release();
    await page.findByRole('link', { name: 'In the report' });
    await expect(calls).toEqual(['add scratch']);
  },
};

/** The photo stays open, and can be added again. */
export const NotAdded: Story = {
  ...opened,
  beforeEach: () => {
    photosAre([]);
    refuses = 'down';
  },
  play: async () => {
    await press('Add to report');
    await page.findByText('The report was not changed. Try again.');
    refuses = null;
    await press('Add to report');
    await page.findByRole('link', { name: 'In the report' });
  },
};
export const NotAddedOnPhone: Story = {
  ...NotAdded,
  ...onPhone,
  play: async () => {
    await press('Add to report');
    await page.findByText('The report was not changed. Try again.');
  },
};

export const InTheReport: Story = {
  args: { opened: photo },
  play: async () => {
    const link = await page.findByRole('link', { name: 'In the report' });
    await expect(link).toHaveAttribute('href', '/report/story#conversation-photos');
  },
};

export const NoRoleToAdd: Story = {
  args: { opened: photo, mayChange: false },
  beforeEach: () => photosAre([]),
  play: async () => {
    await page.findByRole('dialog', { name: 'IMG_0412.jpg' });
    await expect(page.queryByRole('button', { name: 'Add to report' })).toBeNull();
  },
};
