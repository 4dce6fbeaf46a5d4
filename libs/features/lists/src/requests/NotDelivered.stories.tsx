import type { DeliveryReason } from '@forecourt/contract';
import { serverClock } from '@forecourt/platform';
import { mock, problem } from '@forecourt/testing';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testDefinition } from './test/definition.ts';
import { makeRequests, requestHandlers, RequestListStory } from './test/index.ts';

/** Undelivered messages: in the list, filtered, and sent again. */
const meta: Meta<typeof RequestListStory> = {
  title: 'Screens/Every flow/Request list/Not delivered',
  component: RequestListStory,
  parameters: { layout: 'fullscreen' },
  args: { definition: testDefinition },
  beforeEach: clearToasts,
};
export default meta;

type Story = StoryObj<typeof RequestListStory>;

const at = '2026-03-02T09:00:00.000Z';
const failed = (reason: DeliveryReason, channel: 'SMS' | 'EMAIL' = 'SMS') =>
  ({ state: 'FAILED', channel, reason, at }) as const;
const opened = Date.now();
const soon = (seconds: number): string => new Date(opened + seconds * 1000).toISOString();

const requests = (
  sending = { left: 5, next_at: null as string | null, resets_at: null as string | null },
) =>
  makeRequests('TRADE', 3, { status: 'SENT', email: null, phone: '+37251234567' }).map(
    (request, index) => ({
      ...request,
      name: ['Ann Lee', 'Bob Ray', 'Cid Moe'][index] ?? '',
      status: index === 1 ? ('NEW' as const) : request.status,
      delivery: index === 1 ? failed('NUMBER_REJECTED') : null,
      sending,
    }),
  );
const server = (all: ReturnType<typeof requests>, ...first: ReturnType<typeof mock.post>[]) => ({
  msw: { handlers: [...first, ...requestHandlers(all)] },
});

const rows = async (): Promise<string[]> => {
  const links = within(await screen.findByRole('list', { name: /^Sellers/ })).getAllByRole('link');
  return links.map((link) => link.textContent);
};
const choose = async (name: string, action: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const filterUndelivered = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Not delivered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
};
const retry = '/api/requests/{id}/retry_delivery';

export const InTheList: Story = {
  parameters: server(requests()),
  play: async () => {
    const list = await screen.findByRole('list', { name: /^Sellers/ });
    await waitFor(() => expect(within(list).getByText('Not delivered')).toBeVisible());
  },
};
export const InTheListOnPhone: Story = { ...InTheList, globals: { viewport: { value: 'phone' } } };

export const Filtered: Story = {
  parameters: server(requests()),
  play: async () => {
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    await filterUndelivered();
    await waitFor(async () => expect(await rows()).toEqual(['Bob Ray']));
    await screen.findByRole('button', { name: 'Filter 1 active' });
    const cross = { name: 'Remove filter: Not delivered' };
    await userEvent.click(await screen.findByRole('button', cross));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  },
};

export const NothingFiltered: Story = {
  parameters: server(requests().map((request) => ({ ...request, delivery: null }))),
  play: async () => {
    await filterUndelivered();
    const title = await screen.findByText('All messages were delivered');
    await waitFor(() => expect(title).toBeVisible());
  },
};

export const TryAgain: Story = {
  parameters: server(requests()),
  play: async () => {
    await choose('Bob Ray', /^Try again/);
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() =>
      expect(within(dialog).getByText('The provider rejected the number.')).toBeVisible(),
    );
    await expect(within(dialog).getByLabelText('Phone number')).toHaveValue('+37251234567');
  },
};
export const TryAgainOnPhone: Story = { ...TryAgain, globals: { viewport: { value: 'phone' } } };

/** The SMS can't go there: an address is typed, and the message goes by email. */
export const ByEmailInstead: Story = {
  parameters: server(requests()),
  play: async () => {
    await choose('Bob Ray', /^Try again/);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Email' }));
    await userEvent.type(dialog.getByLabelText('Email address'), 'bob@owner.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Resending to Bob Ray');
    await waitFor(() => expect(screen.queryByText('Not delivered')).toBeNull());
  },
};

export const TriedAgain: Story = {
  parameters: server(requests()),
  play: async () => {
    await choose('Bob Ray', /^Try again/);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('Resending to Bob Ray')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Not delivered')).toBeNull());
  },
};

export const NumberNotValid: Story = {
  parameters: server(
    requests(),
    mock.post(retry, () =>
      problem('INVALID_FORMAT', 422, { errors: [{ field: 'phone', code: 'INVALID_FORMAT' }] }),
    ),
  ),
  play: async () => {
    await choose('Bob Ray', /^Try again/);
    await userEvent.type(await screen.findByLabelText('Phone number'), '9');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('This phone number is not valid')).toBeInTheDocument();
    await expect(screen.getByLabelText('Phone number')).toHaveValue('+372512345679');
  },
};

export const QuotaUsedUp: Story = {
  parameters: server(
    requests(),
    mock.post(retry, () =>
      problem('QUOTA_EXCEEDED', 429, {
        quota: 'PARTNER_DAY',
        limit: 50,
        remaining: 0,
        resets_at: soon(3600),
      }),
    ),
  ),
  play: async () => {
    await choose('Bob Ray', /^Try again/);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^The daily limit of 50 messages is reached\. The limit resets at/,
      ),
    );
  },
};

const about = (what: 'OFFER' | 'CONCLUSION') =>
  requests().map((request) => ({
    ...request,
    status: 'COMPLETED' as const,
    delivery: request.delivery && { ...request.delivery, about: what },
  }));
export const OfferNotDelivered: Story = {
  parameters: server(about('OFFER')),
  play: async () => {
    const list = await screen.findByRole('list', { name: /^Sellers/ });
    await waitFor(() => expect(within(list).getByText('Offer not delivered')).toBeVisible());
    await choose('Bob Ray', /^Try again/);
    await screen.findByRole('alertdialog', { name: 'The offer was not delivered' });
  },
};
export const ConclusionNotDelivered: Story = {
  parameters: server(about('CONCLUSION')),
  play: async () => {
    const list = await screen.findByRole('list', { name: /^Sellers/ });
    await waitFor(() => expect(within(list).getByText('Conclusion not delivered')).toBeVisible());
    await choose('Bob Ray', /^Try again/);
    await screen.findByRole('alertdialog', { name: 'The conclusion was not delivered' });
  },
};

let now = opened;
export const HasToWait: Story = {
  parameters: server(requests({ left: 4, next_at: soon(50), resets_at: soon(86_000) })),
  beforeEach: () => {
    now = opened;
    const server = serverClock.now;
    serverClock.now = () => now;
    return () => {
      serverClock.now = server;
    };
  },
  play: async () => {
    await choose('Ann Lee', /^Resend in 50 s/);
    const button = await screen.findByRole('button', { name: 'Resend in 50 s' });
    await waitFor(() => expect(button).toBeDisabled());
    now += 7000;
    await waitFor(() => expect(button).toHaveTextContent('Resend in 43 s'));
    await expect(screen.getByText('Can be sent 4 more times today.')).toBeInTheDocument();
  },
};
export const WaitIsOver: Story = {
  parameters: server(requests({ left: 4, next_at: soon(-1), resets_at: soon(86_000) })),
  play: async () => {
    await choose('Ann Lee', /^Resend$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Resend' })).toBeEnabled());
  },
};
