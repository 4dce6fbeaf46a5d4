import { mock, never, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { barIsGone, press, select } from '../list/test/bulkBar.ts';
import { testDefinition } from '../requests/test/definition.ts';
import {
  agentOf,
  makeRequests,
  requestHandlers,
  storyColleagues,
} from '../requests/test/requestServer.ts';
import { RequestListStory } from '../requests/test/RequestListStory.tsx';

const names = ['Ann Lee', 'Bob Ray', 'Cid Moe'];
const [, ben, nora] = storyColleagues;
const three = makeRequests('TRADE', 3, { status: 'SENT', email: null, phone: '+37251234567' }).map(
  (request, index) => ({
    ...request,
    name: names[index] ?? '',
    agent: index === 0 && ben ? agentOf(ben) : index === 1 && nora ? agentOf(nora) : null,
  }),
);
const handlers = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...requestHandlers(three)] },
});

const meta: Meta<typeof RequestListStory> = {
  title: 'Screens/Every flow/Request list/Assigning',
  component: RequestListStory,
  parameters: { layout: 'fullscreen', ...handlers() },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof RequestListStory>;

const path = '/api/requests/{id}/agent';
const region = 'Selected requests';
const ask = async (name = 'Ann Lee') => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Assign' }));
  return within(await screen.findByRole('dialog', { name: `Assign ${name}` }));
};
const agents = async (dialog: ReturnType<typeof within>): Promise<(string | null)[]> => {
  const list = within(await dialog.findByRole('list', { name: 'Agents' }));
  return list.getAllByRole('button').map(({ textContent }) => textContent);
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Loading: Story = {
  parameters: handlers(mock.get('/api/colleagues', () => never())),
  play: async () => {
    await (await ask()).findByRole('status', { name: 'Loading colleagues' });
  },
};

/** The user comes first; who may only read is not offered; who is away says until when. */
export const Asked: Story = {
  play: async () => {
    const dialog = await ask();
    await expect(await agents(dialog)).toEqual([
      'NGNora Gates (you)',
      'ABAnn Berg',
      'BCBen ColeAway until 20.03.2026, Nora Gates takes over: Keys are in the drawer.',
      'No agent',
    ]);
    await expect(dialog.getByRole('button', { current: true })).toHaveTextContent('Ben Cole');
  },
};
export const AskedOnPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };
export const AskedInTheDark: Story = { ...Asked, globals: { scheme: 'dark' } };

export const Assigns: Story = {
  parameters: handlers(),
  play: async () => {
    const dialog = await ask();
    await agents(dialog);
    await userEvent.keyboard('{Tab}');
    await userEvent.click(dialog.getByRole('button', { name: /^Ann Berg/ }));
    await screen.findByText('Ann Lee assigned to Ann Berg');
    await isGone();
    const again = await ask();
    await waitFor(() =>
      expect(again.getByRole('button', { current: true })).toHaveTextContent('Ann Berg'),
    );
  },
};

export const TakesTheAgentAway: Story = {
  parameters: handlers(),
  play: async () => {
    const dialog = await ask('Bob Ray');
    await userEvent.click(await dialog.findByRole('button', { name: 'No agent' }));
    await screen.findByText('Bob Ray has no agent now');
  },
};

export const OfMany: Story = {
  parameters: handlers(),
  play: async () => {
    await select('Ann Lee', 'Cid Moe');
    await press(region, 'Assign');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 requests' }));
    await agents(dialog);
    await expect(dialog.queryByRole('button', { current: true })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^Nora Gates/ }));
    await screen.findByText('2 requests assigned');
    await barIsGone(region);
    const mine = await screen.findByRole('button', { name: /^Mine/ });
    await waitFor(() => expect(mine).toHaveTextContent('3'));
  },
};

let isUp = false;
export const Failed: Story = {
  parameters: handlers(
    mock.get('/api/colleagues', () =>
      isUp ? { colleagues: [...storyColleagues] } : problem('INTERNAL_ERROR', 500),
    ),
  ),
  beforeEach: () => {
    isUp = false;
  },
  play: async () => {
    const dialog = await ask();
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    isUp = true;
    await userEvent.click(retry);
    await dialog.findByRole('button', { name: /^Ann Berg/ });
  },
};

const refuses = (answer: ReturnType<typeof problem>, words: string): Story => ({
  parameters: handlers(mock.put(path, () => answer)),
  play: async () => {
    const dialog = await ask();
    await userEvent.click(await dialog.findByRole('button', { name: /^Ann Berg/ }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(words));
    await userEvent.keyboard('{Escape}');
    await isGone();
    await expect((await ask()).queryByRole('alert')).toBeNull();
  },
});
export const Refused: Story = refuses(
  problem('NOT_FOUND', 404),
  'They can no longer be assigned. Choose someone else.',
);
export const NotAssigned: Story = refuses(
  problem('INTERNAL_ERROR', 500),
  'It could not be assigned. Try again.',
);

/** The user's own requests, with their number; the address keeps the filter. */
export const Mine: Story = {
  parameters: handlers(),
  play: async () => {
    const mine = await screen.findByRole('button', { name: /^Mine/ });
    await waitFor(() => expect(mine).toHaveTextContent('1'));
    await userEvent.click(mine);
    const shown = async () =>
      within(await screen.findByRole('list', { name: /^Sellers/ }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    await waitFor(async () => expect(await shown()).toEqual(['Bob Ray']));
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    const tab = screen.getByRole('link', { name: /^Sent/ });
    await expect(tab).toHaveAttribute('href', expect.stringContaining('agent=me'));
  },
};

export const NothingIsMine: Story = {
  parameters: {
    msw: { handlers: requestHandlers(three.map((one) => ({ ...one, agent: null }))) },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Mine/ }));
    await screen.findByText('Nothing here is assigned to you');
    await userEvent.click(screen.getByRole('link', { name: 'Show all requests' }));
    await screen.findByText('Ann Lee');
  },
};

export const ForViewers: Story = {
  args: { role: 'VIEWER' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ann Lee' }));
    await screen.findByRole('menuitem', { name: 'View Report' });
    await expect(screen.queryByRole('menuitem', { name: 'Assign' })).toBeNull();
  },
};
