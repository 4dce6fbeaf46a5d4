import type { OfferWaiting } from '@forecourt/contract';
import { broken, mock, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { isAsTallAs } from '../../../test/cardHeight.ts';
import { after } from '../../../test/dealerAnswers.ts';
import { deskSource, type DeskSourceOptions, endedAuction } from '../../../test/deskSources.ts';
import { StaffStory } from '../../../test/StaffStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const hour = 3_600_000;
const day = 24 * hour;
const withWaiting = (waiting: Partial<OfferWaiting>, more: DeskSourceOptions = {}) =>
  deskSource({ offer: {}, waiting, ...more });

const meta: Meta<typeof StaffStory> = {
  title: 'Screens/Trade/Auction/Waiting for the owner',
  component: StaffStory,
  args: { source: withWaiting({}) },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof StaffStory>;

const network = (...handlers: Handler[]): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers } },
});
const press = async ({ canvas, userEvent }: Tools, name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};
/** The question that was opened. */
const asked = async (title: string) => within(await screen.findByRole('dialog', { name: title }));
const confirm = async ({ userEvent }: Tools, title: string, name: string): Promise<void> => {
  const button = (await asked(title)).getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const NotOpened: Story = {
  play: async (story) => {
    const { canvas } = story;
    await canvas.findByText('Not opened yet');
    await isAsTallAs(424, story);
    await expect(canvas.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Send again',
      'Extend',
      'Withdraw',
      'Change the offer',
    ]);
  },
};
export const Opened: Story = {
  args: { source: withWaiting({ opened_at: after(-2 * hour) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Opened 2 hours ago');
  },
};
export const OpenedDark: Story = { ...Opened, globals: { scheme: 'dark' } };
export const Reminded: Story = {
  args: {
    source: withWaiting({
      reminders: 1,
      last_reminder: { state: 'SENT', channel: 'SMS', reason: null, at: after(-hour) },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 reminder sent · Next reminder [\d.]+ \d+:\d\d [AP]M \S+/);
  },
};
export const NoReminderLeft: Story = {
  args: { source: withWaiting({ reminders: 2, next_reminder_at: null }) },
  play: async ({ canvas }) => {
    await canvas.findByText('2 reminders sent');
  },
};
export const ReminderNotDelivered: Story = {
  args: {
    source: withWaiting({
      reminders: 1,
      last_reminder: {
        state: 'FAILED',
        channel: 'SMS',
        reason: 'NUMBER_REJECTED',
        at: after(-hour),
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Reminder not delivered\./);
  },
};
export const Viewer: Story = {
  args: { mayAct: false },
  play: async ({ canvas }) => {
    await canvas.findByText('Not opened yet');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const SendingAgain: Story = {
  ...network(
    mock.post('/api/trade_in/{tradeId}/offers/message', ({ body }) => ({
      trade_in: withWaiting({}, { message: { state: 'QUEUED', channel: body.channel } }).tradeIn,
    })),
  ),
  play: async (story) => {
    await press(story, 'Send again');
    await story.canvas.findByText('Sending…');
  },
};
export const Extending: Story = {
  play: async (story) => {
    await press(story, 'Extend');
    const dialog = await asked('Extend the offer');
    await expect(dialog.getByLabelText('Extend by')).toHaveValue('3');
    await dialog.findByText('The owner gets a message with the new date.');
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};
export const ExtendingOnPhone: Story = {
  ...Extending,
  globals: { viewport: { value: 'phone' } },
};
export const ExtendingByTooMuch: Story = {
  play: async (story) => {
    await press(story, 'Extend');
    const dialog = await asked('Extend the offer');
    await story.userEvent.type(dialog.getByLabelText('Extend by'), '1');
    await dialog.findByText(/from 1 to 30/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Extend' })).toBeDisabled());
  },
};
export const ExtendingNotPossible: Story = {
  args: { source: withWaiting({ longest_end: after(7 * day) }) },
  play: async (story) => {
    await press(story, 'Extend');
    await (await asked('Extend the offer')).findByText(/can’t be extended any further/);
  },
};
const auction = endedAuction('AWAITING_OWNER');
const best = { value: 12_050, dealer: { name: 'Cedar Motors' }, validity: { days: 7, miles: 200 } };
const ofDealer = {
  args: {
    source: withWaiting({ needs_dealer: true }, { auction, offer: best }),
  },
  ...network(mock.get('/api/auctions/{auctionId}', () => ({ auction }))),
};
export const ExtendingADealersOffer: Story = {
  ...ofDealer,
  play: async (story) => {
    await press(story, 'Extend');
    const dialog = await asked('Extend the offer');
    await dialog.findByText(/Ask the dealer before you extend it/);
    await dialog.findByRole('checkbox', { name: 'The dealer agreed to the new date' });
  },
};
export const DealerNotAsked: Story = {
  ...ofDealer,
  play: async (story) => {
    await press(story, 'Extend');
    await confirm(story, 'Extend the offer', 'Extend');
    const alert = await (await asked('Extend the offer')).findByRole('alert');
    await expect(alert).toHaveTextContent('Ask the dealer first');
  },
};
export const Extended: Story = {
  ...network(
    mock.post('/api/trade_in/{tradeId}/offers/extension', ({ body }) => {
      const expires = after((7 + body.days) * day);
      return { trade_in: withWaiting({}, { offer: { expires_at: expires } }).tradeIn };
    }),
  ),
  play: async (story) => {
    await press(story, 'Extend');
    await confirm(story, 'Extend the offer', 'Extend');
    await screen.findByText('Offer extended');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const NotExtended: Story = {
  ...network(mock.post('/api/trade_in/{tradeId}/offers/extension', () => broken())),
  play: async (story) => {
    await press(story, 'Extend');
    await confirm(story, 'Extend the offer', 'Extend');
    await (await asked('Extend the offer')).findByRole('alert');
  },
};
export const AnsweredMeanwhile: Story = {
  ...network(
    mock.post('/api/trade_in/{tradeId}/offers/extension', () => problem('INVALID_TRANSITION', 409)),
  ),
  play: async (story) => {
    await press(story, 'Extend');
    await confirm(story, 'Extend the offer', 'Extend');
    await (await asked('Extend the offer')).findByRole('alert');
  },
};
export const Withdrawing: Story = {
  play: async (story) => {
    await press(story, 'Withdraw');
    await confirm(story, 'Withdraw the offer?', 'Withdraw offer');
    const dialog = await asked('Withdraw the offer?');
    await dialog.findByText('Enter a reason');
    await dialog.findByText('Shown to the owner');
  },
};
export const WithdrawingADealersOffer: Story = {
  ...ofDealer,
  play: async (story) => {
    await press(story, 'Withdraw');
    const dialog = await asked('Withdraw the offer?');
    await dialog.findByText(/the dealer is no longer bound/);
    await dialog.findByText('Shown to the owner and the dealer');
  },
};
export const Withdrawn: Story = {
  ...network(
    mock.post('/api/trade_in/{tradeId}/offers/withdrawal', () => ({
      trade_in: deskSource().tradeIn,
    })),
  ),
  play: async (story) => {
    await press(story, 'Withdraw');
    const dialog = await asked('Withdraw the offer?');
    await story.userEvent.type(dialog.getByRole('textbox'), 'Sold elsewhere');
    await confirm(story, 'Withdraw the offer?', 'Withdraw offer');
    await story.canvas.findByLabelText('Price');
  },
};
