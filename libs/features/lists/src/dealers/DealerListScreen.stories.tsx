import { mock, never, offline, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { barIsGone, barOf, catchFile, press, select } from '../list/test/bulkBar.ts';
import { dealerHandlers, DealerListStory, makeDealers, storyGroups } from './test/index.ts';

const meta: Meta<typeof DealerListStory> = {
  title: 'Screens/Trade/Dealers/Directory',
  component: DealerListStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof DealerListStory>;
type Handlers = ReturnType<typeof mock.get>[];

const all = makeDealers(24);
const aside = makeDealers(2, { state: 'INACTIVE' }).map((one) => ({ ...one, id: `${one.id}a` }));
const opted = makeDealers(2, {
  state: 'OPTED_OUT',
  opted_out_at: '2026-03-02T10:00:00.000Z',
}).map((one) => ({ ...one, id: `${one.id}o` }));
const page = '/api/partners';
const served = (...first: Handlers) => ({
  msw: { handlers: [...first, ...dealerHandlers([...all, ...aside, ...opted])] },
});
const pageThen = (next: () => ReturnType<typeof problem> | Promise<never>): Handlers => [
  mock.get(page, ({ query }) =>
    query.after ? next() : { partners: all.slice(0, 10), metadata: { after: '10', total: 24 } },
  ),
];

const [ann, bob, cid] = ['Aberdeen Motors', 'Bridge Cars', 'Cedar Autos'].map((name, index) => ({
  ...all[index]!,
  name,
  favorite: false,
  groups: [],
}));
const three = () => ({ msw: { handlers: dealerHandlers([ann!, bob!, cid!]) } });
const rows = () =>
  within(screen.getByRole('list', { name: /^Dealers/ }))
    .getAllByRole('link')
    .map((one) => one.textContent);
const shows = (expected: string[]) => waitFor(() => expect(rows()).toEqual(expected));
const choose = async (name: string, action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const names = ['Aberdeen Motors', 'Bridge Cars', 'Cedar Autos'];

export const Initial: Story = { args: { waiting: true }, parameters: served() };
export const Loading: Story = { parameters: served(mock.get(page, () => never())) };
export const Loaded: Story = {
  parameters: served(),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Dealers 24' });
    await canvas.findByRole('link', { name: 'Favorites 5' });
    await expect(canvas.getByRole('link', { name: 'Add dealer' })).toHaveAttribute(
      'href',
      '/trade/dealers/create',
    );
  },
};
export const LoadingMore: Story = { parameters: served(...pageThen(never)) };
export const Empty: Story = {
  parameters: { msw: { handlers: dealerHandlers([]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Add your first dealer');
    await canvas.findByRole('link', { name: 'Import from CSV' });
  },
};
export const NothingFound: Story = {
  args: { search: 'nobody of this name' },
  parameters: served(),
  play: async ({ canvas }) => void (await canvas.findByText('No dealers found')),
};
export const NobodyInGroup: Story = {
  args: { group: 'toyota', tab: 'opted-out' },
  parameters: { msw: { handlers: dealerHandlers([ann!]) } },
  play: async ({ canvas }) => {
    await canvas.findByText('No dealers in this group here');
    await userEvent.click(canvas.getByRole('link', { name: 'Show all dealers' }));
    await canvas.findByText('No dealer has opted out');
  },
};
export const Favorites: Story = { args: { tab: 'favorites' }, parameters: served() };
export const Deactivated: Story = {
  args: { tab: 'deactivated' },
  parameters: served(),
  play: async () => {
    await choose(aside[0]!.name, 'Reactivate');
    await screen.findByText(`${aside[0]!.name} is active again`);
  },
};
export const OptedOut: Story = {
  args: { tab: 'opted-out' },
  parameters: served(),
  play: async ({ canvas }) => {
    const note = 'Opted out 02.03.2026. Only the dealer can take it back.';
    await waitFor(() => expect(canvas.getAllByText(note)).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /^Favorite/ })).toBeNull();
  },
};
export const OfAGroup: Story = {
  args: { group: 'toyota' },
  parameters: served(),
  play: async ({ canvas }) => {
    const filter = await canvas.findByRole('button', { name: 'Toyota' });
    await userEvent.click(filter);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Toyota' })).toBeNull());
  },
};
export const Failed: Story = {
  parameters: served(mock.get(page, () => problem('INTERNAL_ERROR', 500))),
};
export const FailedMore: Story = {
  parameters: served(...pageThen(() => problem('UNAVAILABLE', 503))),
};
export const Offline: Story = { parameters: { msw: { handlers: offline() } } };
export const Dark: Story = { parameters: served(), globals: { scheme: 'dark' } };
/** The person before the address, which has a line of its own where it does not fit behind. */
export const OnPhone: Story = {
  parameters: served(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const [email] = await screen.findAllByText(/^\S+@\S+$/);
    await expect(email!.parentElement).toHaveTextContent(/^[^@·]+ · \S+@\S+$/);
  },
};

export const FindsAndSorts: Story = {
  parameters: three(),
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'bridge{Enter}');
    await shows(['Bridge Cars']);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Group and order' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By name' }));
    await shows(names);
  },
};

export const StarredAtOnce: Story = {
  parameters: three(),
  play: async () => {
    const star = await screen.findByRole('button', { name: 'Favorite: Bridge Cars' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await screen.findByRole('link', { name: 'Favorites 1' });
  },
};

export const DeactivatedAndUndone: Story = {
  parameters: three(),
  play: async () => {
    await screen.findByRole('button', { name: 'Actions for Bridge Cars' });
    await choose('Bridge Cars', 'Deactivate');
    await shows(['Aberdeen Motors', 'Cedar Autos']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(names);
  },
};

export const DeactivatingRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.delete('/api/partners/{dealerId}', () => problem('FORBIDDEN', 403)),
        ...dealerHandlers([ann!, bob!, cid!]),
      ],
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Actions for Bridge Cars' });
    await choose('Bridge Cars', 'Deactivate');
    await screen.findByText('Bridge Cars could not be deactivated');
    await shows(names);
  },
};

const region = 'Selected dealers';

export const Selected: Story = {
  parameters: three(),
  play: async () => {
    await select('Aberdeen Motors', 'Cedar Autos');
    await (await barOf(region)).findByText('2 selected');
    await press(region, 'Deactivate');
    await screen.findByText('2 dealers deactivated');
    await barIsGone(region);
    await shows(['Bridge Cars']);
  },
};

export const Exported: Story = {
  parameters: three(),
  play: async () => {
    await select('Bridge Cars');
    const saved = catchFile();
    await press(region, 'Export CSV');
    await expect((await saved).name).toMatch(/^dealers-/);
    await screen.findByText('1 dealer exported');
  },
};

export const AddToGroup: Story = {
  parameters: three(),
  play: async () => {
    await select('Bridge Cars', 'Cedar Autos');
    await press(region, 'Add to group');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add 2 dealers to a group' }));
    await userEvent.selectOptions(dialog.getByLabelText('Group'), 'New group');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Enter a name');
    await userEvent.type(dialog.getByLabelText('Name of the group'), 'Hybrids');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByText('2 dealers added to Hybrids');
  },
};

export const GroupNameTaken: Story = {
  parameters: {
    msw: {
      handlers: [
        mock.post('/api/dealer_groups', () =>
          problem('DUPLICATE', 422, { errors: [{ field: 'name', code: 'DUPLICATE' }] }),
        ),
        ...dealerHandlers([ann!, bob!, cid!]),
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Groups of dealers' }));
    await userEvent.type(dialog.getByLabelText('Name of the group'), 'Toyota');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await dialog.findByText('Another group has this name');
  },
};

export const ManagingGroups: Story = {
  parameters: {
    msw: { handlers: dealerHandlers([ann!, bob!, { ...cid!, groups: [...storyGroups] }]) },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Manage groups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Groups of dealers' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Rename Toyota' }));
    const name = dialog.getByLabelText('Name of the group');
    await userEvent.clear(name);
    await userEvent.type(name, 'Hybrids{Enter}');
    await dialog.findByText('Hybrids');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove group Within 50 miles' }));
    const question = { name: 'Remove the group Within 50 miles?' };
    const asked = within(await screen.findByRole('alertdialog', question));
    // It fades in over the other dialog.
    await waitFor(() => expect(asked.getByText(/stays? in the directory/)).toBeVisible());
    await expect(dialog.getByText('Within 50 miles')).toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: 'Remove group' }));
    await waitFor(() => expect(dialog.queryByText('Within 50 miles')).toBeNull());
  },
};
