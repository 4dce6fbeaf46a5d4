import type { Delivery } from '@forecourt/contract';
import { broken, mock, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { deskSource, type DeskSourceOptions, endedAuction } from '../../test/deskSources.ts';
import { StaffStory } from '../../test/StaffStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const abroad = { state: 'FAILED', reason: 'COUNTRY_NOT_ALLOWED' } as const;
const link = 'https://forecourt.test/offer/request-1/SFMyNTY.key';
const withMessage = (message: Partial<Delivery> | null, more: DeskSourceOptions = {}) =>
  deskSource({ offer: {}, message, ...more });

const meta: Meta<typeof StaffStory> = {
  title: 'Screens/Trade/Auction/Owner’s message',
  component: StaffStory,
  args: { source: withMessage(abroad) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof StaffStory>;

const network = (...handlers: Handler[]): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers } },
});
const says = (text: string | RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };
};
const press = async ({ canvas, userEvent }: Tools, name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};
const buttonsOf = (canvas: Tools['canvas']) =>
  canvas.getAllByRole('button').map((button) => button.textContent);

export const BeingSent: Story = {
  args: { source: withMessage({ state: 'QUEUED' }) },
  play: says('Sending…'),
};
export const SentBySms: Story = {
  args: { source: withMessage({}) },
  play: says(/^Sent by text message/),
};
export const SentByEmail: Story = {
  args: { source: withMessage({ channel: 'EMAIL' }) },
  play: says(/^Sent by email/),
};
export const NotDelivered: Story = {
  args: { settingsHref: '/settings' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Not delivered to the owner' });
    await canvas.findByText('The offer has not reached the owner yet.');
    await canvas.findByText(/SMS isn’t enabled for this country\./);
    await expect(canvas.getByRole('link', { name: 'Open Settings' })).toBeVisible();
    await expect(buttonsOf(canvas)).toEqual([
      'Send by email',
      'Copy link',
      'Send again',
      'Extend',
      'Withdraw',
      'Change the offer',
    ]);
  },
};
export const ProviderUnreachable: Story = {
  args: { source: withMessage({ state: 'FAILED', reason: 'PROVIDER_UNREACHABLE' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The provider could not be reached/);
    await expect(buttonsOf(canvas).slice(0, 3)).toEqual([
      'Send by email',
      'Send again',
      'Copy link',
    ]);
  },
};
export const NotDeliveredByEmail: Story = {
  args: {
    source: withMessage({ state: 'FAILED', channel: 'EMAIL', reason: 'MAILBOX_UNKNOWN' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/This email address doesn’t exist\./);
    await expect(buttonsOf(canvas).slice(0, 2)).toEqual(['Send by text message', 'Copy link']);
  },
};
export const NotDeliveredOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { bar: true },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await bar.findByText('Not delivered to the owner');
    await userEvent.click(bar.getByRole('button', { name: 'View' }));
    const title = canvas.getByRole('heading', { name: 'Not delivered to the owner' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};
export const NoAddress: Story = {
  args: { source: withMessage(null, { owner: { phone: null, email: null } }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The owner has no phone number or email address/);
    await expect(buttonsOf(canvas)).toEqual([
      'Copy link',
      'Extend',
      'Withdraw',
      'Change the offer',
    ]);
  },
};
export const Viewer: Story = {
  args: { mayAct: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Not delivered');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const SendingByEmail: Story = {
  ...network(
    mock.post('/api/trade_in/{tradeId}/offers/message', ({ body }) => ({
      trade_in: withMessage({ state: 'QUEUED', channel: body.channel }).tradeIn,
    })),
  ),
  play: async (story) => {
    await press(story, 'Send by email');
    await story.canvas.findByText('Sending…');
    await story.canvas.findByRole('heading', { name: 'Offer sent' });
  },
};
export const SendingRefused: Story = {
  ...network(
    mock.post('/api/trade_in/{tradeId}/offers/message', () =>
      problem('COUNTRY_NOT_ALLOWED', 422, {
        errors: [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }],
      }),
    ),
  ),
  play: async (story) => {
    await press(story, 'Send again');
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('SMS isn’t enabled for this country.');
  },
};
export const QuotaUsedUp: Story = {
  ...network(
    mock.post('/api/trade_in/{tradeId}/offers/message', () => problem('QUOTA_EXCEEDED', 429)),
  ),
  play: async (story) => {
    await press(story, 'Send by email');
    await story.canvas.findByText(/^The limit for now is used up/);
  },
};
export const SendingFailed: Story = {
  ...network(mock.post('/api/trade_in/{tradeId}/offers/message', () => broken())),
  play: async (story) => {
    await press(story, 'Send by email');
    await story.canvas.findByText(/It only counts once/);
    await story.canvas.findByRole('button', { name: 'Send by email' });
  },
};
const gives = mock.post('/api/trade_in/{tradeId}/offers/link', () => ({ link }));
const mocked = (...spies: { mockRestore: () => void }[]) => {
  return () => spies.forEach((spy) => spy.mockRestore());
};
export const LinkCopied: Story = {
  ...network(gives),
  beforeEach: () => mocked(spyOn(navigator.clipboard, 'writeText').mockResolvedValue()),
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText(/^Link copied\./);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
  },
};
export const ClipboardRefused: Story = {
  ...network(gives),
  beforeEach: () =>
    mocked(
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied')),
      spyOn(console, 'warn').mockImplementation(() => undefined),
    ),
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText(/^Your browser didn’t allow copying/);
    await story.canvas.findByText(link);
    await expect(console.warn).toHaveBeenCalledOnce();
  },
};
export const LinkFailed: Story = {
  ...network(mock.post('/api/trade_in/{tradeId}/offers/link', () => broken())),
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText('The link could not be loaded. Try again.');
  },
};
const auction = endedAuction('AWAITING_OWNER');
const getsAuction = mock.get('/api/auctions/{auctionId}', () => ({ auction }));
export const AuctionBeingShared: Story = {
  args: { source: deskSource({ auction, message: { state: 'QUEUED' } }) },
  ...network(getsAuction),
  play: says('The best offer of $12,050 is on its way to the owner.'),
};
export const AuctionNotDelivered: Story = {
  args: { source: deskSource({ auction, message: abroad }) },
  ...network(getsAuction),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Not delivered to the owner' });
    await canvas.findByText('The best offer of $12,050 has not reached the owner yet.');
    await canvas.findByRole('button', { name: 'Send by email' });
  },
};
