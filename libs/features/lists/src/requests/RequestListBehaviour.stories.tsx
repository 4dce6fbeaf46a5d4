import { makeRequest, makeRequestStatusEvent, seeded } from '@forecourt/contract/fixtures';
import { SEARCH_DEBOUNCE_MS } from '@forecourt/platform';
import { HeldTimers } from '@forecourt/platform/held-timers';
import { type HeldAnswer, heldAnswer, mock, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RequestListStore } from './RequestListStore.ts';
import { testDefinition } from './test/definition.ts';
import { makeRequests, requestHandlers, RequestListStory, storyPartnerId } from './test/index.ts';

const meta: Meta<typeof RequestListStory> = {
  title: 'Screens/Every flow/Request list/Behavior',
  component: RequestListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof RequestListStory>;

const names = ['Ann Lee', 'Bob Ray', 'Cid Moe'];
const three = makeRequests('TRADE', 3, { status: 'SENT', email: null, phone: '+37251234567' }).map(
  (request, index) => ({ ...request, name: names[index] ?? '' }),
);
const handlers = (...first: ReturnType<typeof mock.get>[]) => ({
  msw: { handlers: [...first, ...requestHandlers(three)] },
});

const rows = async (): Promise<string[]> => {
  const links = within(await screen.findByRole('list', { name: /^Sellers/ })).getAllByRole('link');
  return links.map((link) => link.textContent);
};
const shows = (expected: string[]) => waitFor(async () => expect(await rows()).toEqual(expected));
const choose = async (name: string, action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }));
};
const searchFor = async (text: string): Promise<void> => {
  const box = await screen.findByRole('searchbox');
  await userEvent.clear(box);
  await userEvent.type(box, `${text}{Enter}`);
};

let pauses: HeldTimers | undefined;
export const SearchWaitsForAPause: Story = {
  parameters: handlers(),
  beforeEach: () => {
    pauses = new HeldTimers(SEARCH_DEBOUNCE_MS);
    return () => pauses?.restore();
  },
  play: async () => {
    await shows(names);
    await userEvent.type(await screen.findByRole('searchbox'), 'bob');
    await expect(pauses!.count).toBe(1);
    await expect(await rows()).toEqual(names);
    pauses!.end();
    await shows(['Bob Ray']);
  },
};

let first: HeldAnswer;

export const SlowFirstAnswerNeverShows: Story = {
  parameters: handlers(
    mock.get('/api/requests', ({ query }) => {
      const page = {
        requests: three.filter(({ name }) => name.toLowerCase().includes(query.name ?? '')),
        metadata: { after: null },
      };
      return query.name === 'ann' ? first.answer(page) : page;
    }),
  ),
  beforeEach: () => {
    first = heldAnswer();
  },
  play: async () => {
    await shows(names);
    await searchFor('ann');
    await first.asked;
    await searchFor('bob');
    await shows(['Bob Ray']);
    first.release();
    // A whole other request later, the answer would have arrived.
    await fetch('/api/requests');
    await expect(await rows()).toEqual(['Bob Ray']);
  },
};

export const ArchiveAndUndo: Story = {
  args: { tab: 'sent' },
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await choose('Bob Ray', 'Archive');
    await shows(['Ann Lee', 'Cid Moe']);
    await screen.findByText('Bob Ray archived');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(names);
  },
};

export const ArchiveRefused: Story = {
  args: { tab: 'sent' },
  parameters: handlers(mock.patch('/api/requests/{id}', () => problem('FORBIDDEN', 403))),
  play: async () => {
    await shows(names);
    await choose('Bob Ray', 'Archive');
    await screen.findByText('Bob Ray could not be archived');
    await shows(names);
  },
};

export const Restored: Story = {
  args: { tab: 'archive' },
  parameters: {
    msw: {
      handlers: [
        ...requestHandlers(
          makeRequests('TRADE', 2, { status: 'ARCHIVED' }).map((one, index) => ({
            ...one,
            name: ['Ann Lee', 'Bob Ray'][index] ?? null,
          })),
          'SENT',
        ),
      ],
    },
  },
  play: async () => {
    await shows(['Ann Lee', 'Bob Ray']);
    await choose('Bob Ray', 'Restore');
    await screen.findByText('Bob Ray restored');
    await shows(['Ann Lee']);
  },
};

export const ResendSaysToWhom: Story = {
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await choose('Ann Lee', 'Resend');
    const dialog = within(await screen.findByRole('alertdialog'));
    const whom = await dialog.findByText('By SMS to +372 5123 4567');
    await waitFor(() => expect(whom).toBeVisible());
    await dialog.findByText(/get an offer for your car/);
    await userEvent.click(dialog.getByRole('button', { name: 'Resend' }));
    await screen.findByText('Resending to Ann Lee');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A customer who is written to by WhatsApp gets the template; words of staff are no template, and go by SMS. */
export const FollowUpByWhatsapp: Story = {
  parameters: handlers(
    mock.get('/api/requests/{id}/message', () => ({
      message: {
        channel: 'WHATSAPP' as const,
        to: '+37251234567',
        subject: null,
        link: 'https://forecourt.test/capture/…',
        text: 'Northgate Motors: we are still waiting: https://forecourt.test/capture/…',
      },
    })),
  ),
  play: async () => {
    await shows(names);
    await choose('Ann Lee', 'Follow-up');
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('By WhatsApp to +372 5123 4567');
    await dialog.findByText(/^Sends your WhatsApp template\./);
    await expect(dialog.queryByText(/we are still waiting/)).toBeNull();
    await userEvent.type(dialog.getByLabelText(/^Your message/), 'Still there?');
    await dialog.findByText('By SMS to +372 5123 4567');
    await dialog.findByText(/^Still there\?\s+https/);
  },
};

export const FollowUpKeepsItsWords: Story = {
  parameters: handlers(
    mock.patch('/api/requests/{id}/follow_up', () => problem('INTERNAL_ERROR', 500)),
  ),
  play: async () => {
    await shows(names);
    await choose('Ann Lee', 'Follow-up');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(await dialog.findByLabelText(/^Your message/), 'Still there?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send follow-up' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/could not be sent/));
    await expect(dialog.getByLabelText(/^Your message/)).toHaveValue('Still there?');
  },
};

export const ByKeyboard: Story = {
  args: { tab: 'sent' },
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await userEvent.keyboard('j');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveFocus());
    await userEvent.keyboard('jjk');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Bob Ray' })).toHaveFocus());
    await userEvent.keyboard('e');
    await shows(['Ann Lee', 'Cid Moe']);
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('jen');
    await expect(screen.getByRole('searchbox')).toHaveValue('jen');
  },
};

export const NewByKeyboard: Story = {
  args: { tab: 'sent' },
  parameters: handlers(),
  play: async () => {
    await shows(names);
    await userEvent.keyboard('n');
    await waitFor(async () =>
      expect(await screen.findByText(/^Now at \/trade\/sellers\/sent\/create/)).toBeVisible(),
    );
  },
};

let live: RequestListStore | undefined;

export const MovesLive: Story = {
  args: { tab: 'sent', onStore: (store) => (live = store) },
  parameters: handlers(),
  play: async () => {
    await shows(names);
    const random = seeded('live');
    const tell = (request: (typeof three)[number]): void =>
      live?.handleEvent(makeRequestStatusEvent(random, request));
    tell(makeRequest(random, { ...three[0], id: 'new', name: 'New One' }) as never);
    await shows(['New One', ...names]);
    tell({ ...three[1]!, status: 'OPENED' });
    await shows(['New One', 'Ann Lee', 'Cid Moe']);
  },
};

export const BackRestoresPlaceAndFocus: Story = {
  parameters: { msw: { handlers: requestHandlers(makeRequests('TRADE', 60, { name: 'Row' })) } },
  play: async ({ canvasElement }) => {
    await screen.findAllByRole('link', { name: 'Row' });
    const list = (): HTMLElement => {
      const found = screen.getByRole('list', { name: /^Sellers/ }).parentElement;
      if (!found) throw new Error('The list is not there');
      return found;
    };
    await waitFor(async () => {
      list().scrollTop = 1400;
      await expect(list().scrollTop).toBe(1400);
    });
    const link = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-index="28"] a');
      if (!found) throw new Error('The row is not there yet');
      return found;
    });
    link.focus();
    const left = list().scrollTop;
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(list().scrollTop).toBe(left));
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '28'),
    );
  },
};

export const LoadsToTheEnd: Story = {
  parameters: { msw: { handlers: requestHandlers(makeRequests('TRADE', 35)) } },
  play: async () => {
    await waitFor(async () => {
      const list = (await screen.findByRole('list', { name: /^Sellers/ })).parentElement;
      if (list) list.scrollTop = list.scrollHeight;
      await expect(screen.getByText('All requests loaded')).toBeVisible();
    });
  },
};

export const OfAnotherPartner: Story = {
  args: { onStore: (store) => (live = store) },
  parameters: handlers(),
  play: async () => {
    await shows(names);
    const [first] = three;
    if (!first) throw new Error('There is no request');
    const foreign = { ...first, id: 'x', name: 'Foreign', partner_id: `not ${storyPartnerId}` };
    live?.handleEvent(makeRequestStatusEvent(seeded('foreign'), foreign));
    await shows(names);
  },
};
