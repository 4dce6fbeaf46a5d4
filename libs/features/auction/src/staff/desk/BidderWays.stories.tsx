import type { Auction } from '@forecourt/contract';
import { mock, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { auctionOf, deskSource } from '../../test/deskSources.ts';
import { StaffStory } from '../../test/StaffStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const path = '/api/auctions/{auctionId}/dealers/{dealerId}';
const link = 'https://forecourt.test/trade/report/dealer/key';
let current = auctionOf();
const reads = mock.get('/api/auctions/{auctionId}', () => ({ auction: current }));
const network = (...handlers: Handler[]): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers: [...handlers, reads] } },
});

const meta: Meta<typeof StaffStory> = {
  title: 'Screens/Trade/Auction/Dealers not reached',
  component: StaffStory,
  args: { source: deskSource({ auction: auctionOf() }) },
  parameters: { layout: 'fullscreen', msw: { handlers: [reads] } },
  beforeEach: () => {
    current = auctionOf();
  },
};
export default meta;

type Story = StoryObj<typeof StaffStory>;

/** Unfolds who was invited. */
const unfold = async ({ canvas, userEvent }: Tools): Promise<void> => {
  await userEvent.click(await canvas.findByText('2 not reached'));
};
const waysTo = async ({ canvas }: Tools, name: string) =>
  within(await canvas.findByRole('group', { name: `Ways to reach ${name}` }));
const press = async (story: Tools, name: string): Promise<void> => {
  await unfold(story);
  const ways = await waysTo(story, 'Pine Street Cars');
  await story.userEvent.click(ways.getByRole('button', { name }));
};

export const NotReached: Story = {
  play: async (story) => {
    await unfold(story);
    await story.canvas.findByText('Invitation failed. This email address doesn’t exist.');
    const ways = await waysTo(story, 'Pine Street Cars');
    await expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Send SMS',
      'Copy link',
      'Send again',
    ]);
  },
};
export const NotReachedOnPhone: Story = {
  ...NotReached,
  globals: { viewport: { value: 'phone' } },
};
export const NotReachedDark: Story = { ...NotReached, globals: { scheme: 'dark' } };
export const NoAddress: Story = {
  play: async (story) => {
    await unfold(story);
    const ways = await waysTo(story, 'Redwood Trade-Ins');
    await expect(ways.getAllByRole('button')).toHaveLength(1);
    await ways.findByRole('button', { name: 'Copy link' });
  },
};
export const Viewer: Story = {
  args: { mayAct: false },
  play: async (story) => {
    await unfold(story);
    await story.canvas.findByText(/^Invitation failed/);
    await expect(story.canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

const sent = (auction: Auction): Auction => ({
  ...auction,
  bidders: auction.bidders.map((bidder, index) =>
    index === 2 && bidder.notification
      ? {
          ...bidder,
          ways: [],
          notification: { ...bidder.notification, channel: 'SMS', status: 'QUEUED', reason: null },
        }
      : bidder,
  ),
});
export const SentBySms: Story = {
  ...network(
    mock.post(`${path}/message`, () => {
      current = sent(current);
      return { auction: current };
    }),
  ),
  play: async (story) => {
    await press(story, 'Send SMS');
    await story.canvas.findByText('1 not reached');
    await waitFor(() => expect(story.canvas.queryByText(/^Invitation failed/)).toBeNull());
  },
};
export const SendingRefused: Story = {
  ...network(
    mock.post(`${path}/message`, () =>
      problem('COUNTRY_NOT_ALLOWED', 422, {
        errors: [{ field: 'phone', code: 'COUNTRY_NOT_ALLOWED' }],
      }),
    ),
  ),
  play: async (story) => {
    await press(story, 'Send SMS');
    const alert = await story.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('SMS isn’t enabled for this country.');
  },
};
export const NothingFailedAnyMore: Story = {
  ...network(mock.post(`${path}/message`, () => problem('INVALID_TRANSITION', 409))),
  play: async (story) => {
    await press(story, 'Send again');
    await story.canvas.findByRole('alert');
  },
};

const gives = mock.post(`${path}/link`, () => ({ link }));
export const LinkCopied: Story = {
  ...network(gives),
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => spy.mockRestore();
  },
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText(/^Link copied\. Anyone who has it can bid as this dealer/);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
  },
};
export const ClipboardRefused: Story = {
  ...network(gives),
  beforeEach: () => {
    const refused = new Error('denied');
    const spy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refused);
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => {
      spy.mockRestore();
      warn.mockRestore();
    };
  },
  play: async (story) => {
    await press(story, 'Copy link');
    await story.canvas.findByText(link);
  },
};
