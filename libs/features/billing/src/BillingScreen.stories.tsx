import type { Fee, Invoice } from '@forecourt/contract';
import {
  makeBilling,
  makeDealerFees,
  makeFee,
  makeInvoice,
  makeSubscription,
  many,
  seeded,
} from '@forecourt/contract/fixtures';
import { mock, never, offline, problem } from '@forecourt/testing';
import { shows } from '@forecourt/testing/story';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { BillingStory } from './test/BillingStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.get>;

const random = seeded('billing');
const billing = makeBilling(random);
const newest = makeInvoice(random, {
  number: 'FC-2026-03',
  status: 'OPEN',
  issued_at: '2026-03-01T00:00:00Z',
  amount: 39,
  lines: [{ text: 'Subscription', amount: 39 }],
});
const older = ['2026-02', '2026-01', '2025-12', '2025-11'].map((month) =>
  makeInvoice(random, { number: `FC-${month}`, issued_at: `${month}-01T00:00:00Z` }),
);
const names = ['Cedar Motors', 'Harbor Auto Group', 'Pine Street Cars'];
const feeOf = (index: number, state: Fee['state'] = 'BOOKED'): Fee =>
  makeFee(random, {
    dealer_id: `dealer-${index}`,
    dealer: { name: names[index]! },
    amount: 199,
    currency_code: 'USD',
    state,
  });
const fees = [feeOf(0), feeOf(1), feeOf(0, 'KEPT'), feeOf(2, 'RETURNED'), feeOf(1)];
const owing = names.map((name, index) =>
  makeDealerFees(random, {
    dealer_id: `dealer-${index}`,
    dealer: { name },
    leads: [2, 2, 1][index],
    due: [398, 398, 0][index],
    returned: [0, 0, 199][index],
  }),
);

const invoicesOf = (invoices: Invoice[]): Handler =>
  mock.get('/api/invoices', () => ({ invoices, metadata: { after: null } }));
const feesOf = (all: Fee[]): Handler =>
  mock.get('/api/fees', ({ query: { dealer_id: dealer } }) => ({
    fees: all.filter((fee) => !dealer || fee.dealer_id === dealer),
    metadata: { after: null },
  }));
const dealersOf = (dealers: typeof owing): Handler =>
  mock.get('/api/fees/dealers', () => ({ dealers, metadata: { after: null }, sample: true }));
const billed = mock.get('/api/billing', () => billing);

const server = (...first: Handler[]) => ({
  msw: {
    handlers: [...first, billed, invoicesOf([newest, ...older]), feesOf(fees), dealersOf(owing)],
  },
});

const meta: Meta<typeof BillingStory> = {
  title: 'Screens/Administration/Billing',
  component: BillingStory,
  args: { tab: 'invoices' },
  parameters: { layout: 'fullscreen', ...server() },
  beforeEach: () => clearToasts(),
};
export default meta;

type Story = StoryObj<typeof BillingStory>;

const subscribe = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Subscribe' }));

export const Loading: Story = {
  parameters: server(
    mock.get('/api/billing', () => never()),
    mock.get('/api/invoices', () => never()),
  ),
};
export const Invoices: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sample data')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('$39 monthly')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('FC-2026-03')).toBeVisible());
    // Rows end where a wide page does.
    const download = await canvas.findByRole('button', { name: /FC-2026-03/ });
    const page = download.closest('.fc-page__root')!.getBoundingClientRect();
    await expect(download.getBoundingClientRect().right - page.left).toBe(1296);
    // What is known of each begins at one line below the other.
    const states = ['Open', 'Paid'].map((name) => canvas.getAllByText(name)[0]!);
    const [one, other] = states.map((badge) => badge.getBoundingClientRect().left);
    await expect(one).toBe(other);
    await expect(canvas.queryByText(/fee/i)).toBeNull();
  },
};
export const DownloadsAnInvoice: Story = {
  play: async ({ canvas, userEvent }) => {
    const files: string[] = [];
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Download invoice FC-2026-03' }),
    );
    save.mockRestore();
    await expect(files).toEqual(['FC-2026-03.csv']);
  },
};
export const ManyInvoices: Story = {
  parameters: server(
    mock.get('/api/invoices', ({ query: { after } }) => ({
      invoices: many(10, (index) =>
        makeInvoice(random, { number: `FC-${Number(after ?? 0) + index + 1}` }),
      ),
      metadata: { after: Number(after ?? 0) < 20 ? String(Number(after ?? 0) + 10) : null },
    })),
  ),
  play: async ({ canvas }) => {
    const list = (await canvas.findByRole('list', { name: 'Invoices' })).parentElement!;
    await waitFor(async () => {
      list.scrollTo({ top: list.scrollHeight });
      await expect(canvas.getByText('All invoices loaded')).toBeVisible();
      await expect(canvas.getByText('FC-30')).toBeVisible();
    });
  },
};
export const NoInvoices: Story = {
  parameters: server(invoicesOf([])),
  play: async () => shows('No invoices yet'),
};
export const InvoicesFailed: Story = {
  parameters: server(mock.get('/api/invoices', () => problem('INTERNAL_ERROR', 500))),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible(),
    );
  },
};
export const Payments: Story = {
  args: { tab: 'payments' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('list', { name: 'Payment methods' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('Default')).toBeVisible());
    await waitFor(async () =>
      expect(await canvas.findByRole('list', { name: 'Dealer fees' })).toBeVisible(),
    );
  },
};
export const NoPaymentMethod: Story = {
  args: { tab: 'payments' },
  parameters: server(mock.get('/api/billing', () => ({ ...billing, payment_methods: [] }))),
  play: async () => shows('No payment method is set up'),
};
export const FeesOfOneDealer: Story = {
  args: { tab: 'payments' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Kept');
    await canvas.findByText('Returned');
    await userEvent.selectOptions(await canvas.findByLabelText('Dealer'), 'dealer-2');
    await canvas.findByText(/^1 lead, \$0 due/);
    await canvas.findByText(/\$199 returned/);
    await waitFor(() => expect(canvas.queryByText('Kept')).toBeNull());
  },
};
export const NoFees: Story = {
  args: { tab: 'payments' },
  parameters: server(feesOf([]), dealersOf([])),
  play: async () => shows('No fees yet'),
};
export const SubscriptionFailed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async () => shows('The subscription could not be loaded'),
};

const notActive = mock.get('/api/billing', () => ({
  ...billing,
  subscription: makeSubscription({ active: false }),
}));
export const NotSubscribed: Story = {
  parameters: server(notActive),
  play: async () => shows('Not active'),
};
export const Subscribes: Story = {
  parameters: server(
    notActive,
    mock.post('/subscription', () => ({ subscription: makeSubscription() })),
  ),
  play: async (tools) => {
    await subscribe(tools);
    await shows('The subscription is active');
    await waitFor(() => expect(tools.canvas.getByText('Active')).toBeVisible());
  },
};
export const SubscribeFailed: Story = {
  parameters: server(
    notActive,
    mock.post('/subscription', () => problem('INTERNAL_ERROR', 500)),
  ),
  play: async (tools) => {
    await subscribe(tools);
    await shows('Something went wrong. Try again in a moment.');
    await waitFor(() => expect(tools.canvas.getByText('Not active')).toBeVisible());
  },
};

export const InvoicesOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PaymentsOnPhone: Story = {
  args: { tab: 'payments' },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'wide' } } };
export const PseudoLocaleOnPhone: Story = {
  args: { tab: 'payments' },
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { language: 'rtl' } };
