import type { RequestMatch } from '@forecourt/contract';
import { makeRequest, makeThread, seeded } from '@forecourt/contract/fixtures';
import { broken, type HeldAnswer, heldAnswer, mock, never } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PaletteStory } from '../test/PaletteStory.tsx';

const car = { plate: '482 NGT', year: 2019, make: 'Aurelia', model: 'Vento' };
const match = (name: string, by: RequestMatch['by'], more = {}): RequestMatch => ({
  request: makeRequest(seeded(name), {
    name,
    phone: '+37251234567',
    email: null,
    status: 'COMPLETED',
    report: { car },
    ...more,
  }),
  by,
  vincode: 'FC1HB5D26PN204817',
});
const customers = [
  match('Mari Tamm', 'NAME'),
  match('Marius Kask', 'NAME', { status: 'SENT', report: { car: null } }),
];
const noThreads = mock.get('/api/leads/messages', () => ({
  threads: [],
  metadata: { after: null },
}));
const answers = (
  find: (q: string) => RequestMatch[] | Promise<RequestMatch[]>,
  threads = noThreads,
) => ({
  msw: {
    handlers: [
      threads,
      mock.get('/api/requests/search', async ({ query }) => ({
        matches: await find(query.q ?? ''),
      })),
    ],
  },
});

const meta: Meta<typeof PaletteStory> = {
  title: 'Screens/Frame/Commands/Palette',
  component: PaletteStory,
  // A search typed in one story may be asked for when the next one is on: each has an answer.
  parameters: { layout: 'fullscreen', ...answers(() => []) },
  args: { onRun: fn(), onMatch: fn(), onThread: fn() },
};
export default meta;

type Story = StoryObj<typeof PaletteStory>;

const type = async (text: string): Promise<void> => {
  const box = await screen.findByRole('textbox');
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.type(box, text);
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(options()).toHaveLength(5));
    await type('claims');
    await waitFor(() => expect(options()).toEqual(['RequestsClaims']));
  },
};
export const OnARow: Story = { args: { row: 'Mari Tamm' } };
export const OnPhone: Story = { ...OnARow, globals: { viewport: { value: 'phone' } } };
export const Waiting: Story = {
  parameters: { msw: { handlers: [noThreads, mock.get('/api/requests/search', () => never())] } },
  play: () => type('mari'),
};
export const FoundCustomers: Story = {
  parameters: answers(() => customers),
  play: async ({ args }) => {
    await type('mari');
    await screen.findByRole('option', { name: /Mari Tamm/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onMatch).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const FoundCars: Story = {
  parameters: answers(() => [
    match('Mari Tamm', 'PLATE'),
    match('Jaan Kask', 'VIN'),
    match('Olev Saar', 'CAR'),
  ]),
  play: async () => {
    await type('vento');
    await screen.findByRole('option', { name: /Trade · 482 NGT · Mari Tamm/ });
    await screen.findByRole('option', { name: /Trade · FC1HB5D26PN204817 · 482 NGT · Jaan Kask/ });
    await screen.findByRole('option', { name: /^2019 Aurelia Vento.*Olev Saar/ });
    const marks = document.querySelectorAll('[role=option] mark');
    await expect([...marks].map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 3 }, () => 'Vento'),
    );
  },
};
export const FoundMessages: Story = {
  parameters: answers(
    () => customers,
    mock.get('/api/leads/messages', () => ({
      threads: [
        makeThread(seeded('thread'), {
          summary: 'Is it still for sale?',
          info: {
            make: 'Aurelia',
            model: 'Vento',
            year: 2019,
            postcode: null,
            postcode_state: null,
            subject: null,
            buyer: { id: 'b1', name: 'Mari Buyer' },
            seller: { id: 's1', name: 'Ann Lee' },
          },
          message_initiated_by: 'BUYER_AGENT',
        }),
      ],
      metadata: { after: null },
    })),
  ),
  play: async ({ args }) => {
    await type('mari');
    await userEvent.click(await screen.findByRole('option', { name: /^Mari Buyer/ }));
    await waitFor(() => expect(args.onThread).toHaveBeenCalledOnce());
  },
};
export const NothingFound: Story = {
  parameters: answers(() => []),
  play: async () => {
    await type('nobody');
    await screen.findByText(/^Nothing found for “nobody”/);
    await expect(options()).toEqual(['Clear search', 'New requestTradeN']);
    await userEvent.click(screen.getByRole('option', { name: 'Clear search' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  },
};

let failing = true;
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        noThreads,
        mock.get('/api/requests/search', () => (failing ? broken() : { matches: customers })),
      ],
    },
  },
  beforeEach: () => {
    failing = true;
  },
  play: async () => {
    await type('mari');
    const again = await screen.findByRole('option', { name: 'Search again' });
    failing = false;
    await userEvent.click(again);
    await screen.findByRole('option', { name: /Mari Tamm/ });
  },
};

let first: HeldAnswer;
export const SlowFirstAnswerNeverShows: Story = {
  parameters: answers((q) => {
    const found = customers.filter(({ request }) => request.name?.toLowerCase().startsWith(q));
    return q === 'marius' ? first.answer(found) : found;
  }),
  beforeEach: () => {
    first = heldAnswer();
  },
  play: async () => {
    await type('marius');
    await first.asked;
    const box = screen.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, 'mari t');
    await screen.findByRole('option', { name: /Mari Tamm/ });
    first.release();
    // A whole other request later, the answer would have arrived.
    await fetch('/api/leads/messages');
    await expect(options()).toHaveLength(1);
  },
};

export const RunsByKeyboard: Story = {
  args: { row: 'Mari Tamm' },
  play: async ({ args }) => {
    await type('arch');
    await waitFor(() => expect(options()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRun).toHaveBeenCalledWith('Archive'));
  },
};

const inPage = (): boolean =>
  document.querySelector('[role=dialog] input')?.checkVisibility() ?? false;

/** It waits for no timer, request or code. How long it takes is measured by `npm run bench -- palette`. */
export const OpensInTheNextFrame: Story = {
  args: { row: 'Mari Tamm' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByText('Open the palette');
    const box = await screen.findByRole('textbox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    button.click();
    // Microtasks run before the browser does anything else, such as drawing a frame.
    for (let task = 0; task < 20; task += 1) await Promise.resolve();
    const isOpen = inPage();
    await expect(isOpen).toBe(true);
  },
};
