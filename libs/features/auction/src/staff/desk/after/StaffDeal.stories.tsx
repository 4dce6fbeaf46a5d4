import type { Auction, Deal } from '@forecourt/contract';
import { broken, mock } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { isAsTallAs } from '../../../test/cardHeight.ts';
import { after } from '../../../test/dealerAnswers.ts';
import { chanceOf, handoverOf, northgate } from '../../../test/deals.ts';
import { deskSource, endedAuction } from '../../../test/deskSources.ts';
import { StaffStory } from '../../../test/StaffStory.tsx';

type Handler = ReturnType<typeof mock.get>;

const minute = 60_000;
const both: ('DEALER' | 'OWNER')[] = ['DEALER', 'OWNER'];
const begun = handoverOf({ DAY: ['DEALER'], PAPERS: ['OWNER'] }, both);
const finished = { DAY: both, PAPERS: both, KEYS: both, PAID: both };

/** A deal after an auction, and what the server answers. */
const withDeal = (deal: Partial<Deal>, ...more: Handler[]): Pick<Story, 'args' | 'parameters'> => {
  const fell = deal.state !== undefined && deal.state !== 'AGREED' && deal.state !== 'SOLD';
  const auction: Auction = endedAuction(fell ? 'FELL_THROUGH' : 'ACCEPTED', {
    // An hour before the owner's yes.
    end_time: after(-6 * 60 * minute),
  });
  return {
    args: { source: deskSource({ auction, deal }) },
    parameters: {
      msw: { handlers: [...more, mock.get('/api/auctions/{auctionId}', () => ({ auction }))] },
    },
  };
};
/** The trade-in with another deal, as calls answer it. */
const becomes = (deal: Partial<Deal>) => ({ trade_in: deskSource({ deal }).tradeIn });
/** A deal on an offer of the partner's own. */
const ownDeal: Partial<Deal> = {
  buyer: northgate,
  auction_id: null,
  dealer_id: null,
  answer: null,
  fee: null,
  handover: handoverOf({ DAY: ['STAFF'] }, ['STAFF', 'OWNER'], ['STAFF', 'OWNER']),
};
const confirmed: Partial<Deal> = {
  answer: { continues: true, at: after(-30 * minute), until: null },
  handover: begun,
};

const meta: Meta<typeof StaffStory> = {
  title: 'Screens/Trade/Auction/Offer desk after the yes',
  component: StaffStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof StaffStory>;

const onPhone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const dark: Pick<Story, 'globals'> = { globals: { scheme: 'dark' } };
const says = (text: string | RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };
};

export const WaitingForTheDealer: Story = {
  ...withDeal({}),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Offer accepted' });
    await canvas.findByText('Customer has accepted the offer');
    await canvas.findByText(/^The dealer hasn’t confirmed yet\. Reply due by /);
    await canvas.findByText(/fee of \$199 is due/);
  },
};
export const DealerConfirmed: Story = {
  ...withDeal(confirmed),
  play: async (story) => {
    const { canvas } = story;
    await canvas.findByText(/^Dealer confirmed the trade-in\./);
    await waitFor(() => expect(canvas.getByText('16.03.2026')).toBeVisible());
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(8);
    await isAsTallAs(1000, story);
  },
};
export const DealerConfirmedDark: Story = { ...DealerConfirmed, ...dark };
export const DealerConfirmedOnPhone: Story = {
  ...withDeal(confirmed),
  ...onPhone,
  args: { ...withDeal(confirmed).args, bar: true },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await bar.findByText('Cedar Motors');
    await bar.findByRole('button', { name: 'Handover' });
  },
};
export const OwnOfferAccepted: Story = {
  args: { source: deskSource({ offer: { accepted: true }, deal: ownDeal }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Customer has accepted the offer');
    await waitFor(() => expect(canvas.getByText('ada@mail.test')).toBeVisible());
    await expect(canvas.queryByText(/dealer/i)).toBeNull();
  },
};
export const Viewer: Story = {
  ...withDeal(confirmed),
  args: { ...withDeal(confirmed).args, mayAct: false },
  play: async ({ canvas }) => {
    await canvas.findByText('0 of 4 done');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark as sold' })).toBeNull();
  },
};
export const Ticking: Story = {
  ...withDeal(
    confirmed,
    mock.post('/api/deals/{dealId}/handover', () =>
      becomes({ ...confirmed, handover: handoverOf({ DAY: both, PAPERS: ['OWNER'] }, both) }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Handover day agreed: Owner' }),
    );
    await waitFor(() => expect(canvas.getByText('1 of 4 done')).toBeVisible());
  },
};
export const ChangingTheDay: Story = {
  ...withDeal(confirmed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change day' }));
    await waitFor(() => expect(canvas.getByLabelText('Handover day')).toHaveValue('2026-03-16'));
  },
};
const done: Partial<Deal> = {
  ...confirmed,
  handover: handoverOf(finished, both),
  can: ['WITHDRAW_FOR_DEALER', 'WITHDRAW_FOR_OWNER', 'TICK', 'SELL'],
};
const sold: Partial<Deal> = { state: 'SOLD', handover: handoverOf(finished, []) };
const sell: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mark as sold' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Mark as sold' }));
};
export const Selling: Story = {
  ...withDeal(
    done,
    mock.post('/api/deals/{dealId}/sold', () => becomes(sold)),
  ),
  play: async (story) => {
    await sell(story);
    await waitFor(() => expect(story.canvas.getByRole('heading', { name: 'Sold' })).toBeVisible());
  },
};
export const NoteMissing: Story = {
  ...withDeal(confirmed),
  play: async (story) => {
    await sell(story);
    await screen.findByText(/Keys handed over/, { selector: '[role=dialog] *' });
    await waitFor(() => expect(screen.getByText('Enter a note')).toBeVisible());
  },
};
export const SellingWithANote: Story = {
  ...withDeal(
    confirmed,
    mock.post('/api/deals/{dealId}/sold', ({ body }) => becomes({ ...sold, sold_note: body.note })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as sold' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^Why it’s sold anyway/), 'Paid in cash');
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as sold' }));
    await waitFor(() => expect(canvas.getByText('Paid in cash')).toBeVisible());
  },
};
export const Sold: Story = {
  ...withDeal(sold),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Sold' });
    await waitFor(() => expect(canvas.getByText('4 of 4 done')).toBeVisible());
    // What the deal came from is a press away.
    const offers = await canvas.findByRole('list', { name: 'Offers' });
    await expect(offers).not.toBeVisible();
    await userEvent.click(canvas.getByText('Offers'));
    await waitFor(() => expect(offers).toBeVisible());
  },
};
export const RecordingAWithdrawal: Story = {
  ...withDeal(
    {},
    mock.post('/api/deals/{dealId}/withdraw', () => becomes({ state: 'WITHDRAWN_BY_DEALER' })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Record a withdrawal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('The buyer’s fee of $199 is returned.');
    await userEvent.click(await dialog.findByLabelText('Cedar Motors'));
    await dialog.findByText('The buyer’s fee of $199 stays due.');
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'No room on the lot');
    await userEvent.click(await dialog.findByRole('button', { name: 'Record a withdrawal' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Dealer withdrew' })).toBeVisible(),
    );
  },
};
const withdrew: Partial<Deal> = { state: 'WITHDRAWN_BY_DEALER' };
export const DealerWithdrew: Story = {
  ...withDeal(withdrew),
  play: async (story) => {
    const { canvas } = story;
    await canvas.findByRole('heading', { name: 'Dealer withdrew' });
    await canvas.findByText('The car does not fit our stock any more.');
    await canvas.findByText('$199, kept');
    await canvas.findByRole('button', { name: 'Offer it to the next best dealer' });
    await canvas.findByRole('button', { name: 'Make an offer' });
    await isAsTallAs(878, story);
  },
};
export const DealerWithdrewDark: Story = { ...DealerWithdrew, ...dark };
export const DealerWithdrewOnPhone: Story = {
  ...withDeal(withdrew),
  ...onPhone,
  args: { ...withDeal(withdrew).args, bar: true },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Next step' }));
    await userEvent.click(await bar.findByRole('button', { name: 'What’s next' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Dealer withdrew' })).toHaveFocus(),
    );
  },
};
export const OwnerWithdrew: Story = {
  ...withDeal({ state: 'WITHDRAWN_BY_OWNER' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Owner withdrew' });
    await canvas.findByText('$199, returned');
  },
};
export const DealerSilent: Story = {
  ...withDeal({ state: 'NO_ANSWER' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Dealer didn’t reply' });
    await canvas.findByText('No reply from');
  },
};
export const OwnOfferWithdrawn: Story = {
  args: {
    source: deskSource({
      deal: {
        ...ownDeal,
        state: 'WITHDRAWN_BY_DEALER',
        candidates: [],
        can: ['START_AGAIN', 'OFFER'],
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You withdrew the offer' });
    await canvas.findByRole('button', { name: 'Make an offer' });
    await expect(canvas.queryByText(/No other dealer/)).toBeNull();
  },
};
export const NoOtherDealer: Story = {
  ...withDeal({ ...withdrew, candidates: [], can: ['START_AGAIN', 'OFFER'] }),
  play: says('No other dealer made an offer in this auction.'),
};
const chooseNext: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Offer it to the next best dealer' }),
  );
};
export const ChoosingTheNextDealer: Story = {
  ...withDeal(withdrew),
  play: async (story) => {
    await chooseNext(story);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Ask Harbor Auto Group' });
    await story.userEvent.selectOptions(
      await dialog.findByLabelText('Dealer'),
      'Pine Street Cars, $11,400',
    );
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Ask Pine Street Cars' })).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByLabelText('Time to reply')).toHaveValue('24'));
  },
};
const running: Partial<Deal> = {
  ...withdrew,
  second_chance: chanceOf(),
  candidates: [],
  can: ['CANCEL_SECOND_CHANCE'],
};
const ask: Story['play'] = async (story) => {
  await chooseNext(story);
  const dialog = within(await screen.findByRole('dialog'));
  await story.userEvent.click(await dialog.findByRole('button', { name: 'Ask Harbor Auto Group' }));
};
export const AskingTheNextDealer: Story = {
  ...withDeal(
    withdrew,
    mock.post('/api/deals/{dealId}/second_chance', () => becomes(running)),
  ),
  play: async (story) => {
    await ask(story);
    await waitFor(() =>
      expect(story.canvas.getByRole('heading', { name: 'Next dealer asked' })).toHaveFocus(),
    );
  },
};
export const AskingFailed: Story = {
  ...withDeal(
    withdrew,
    mock.post('/api/deals/{dealId}/second_chance', () => broken()),
  ),
  play: async (story) => {
    await ask(story);
    await waitFor(() => expect(screen.getByText(/It only counts once/)).toBeVisible());
  },
};
export const SecondChanceRunning: Story = {
  ...withDeal(running),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Next dealer asked' });
    await canvas.findByText('Reply by');
    await expect(canvas.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  },
};
export const TakingItBack: Story = {
  ...withDeal(
    running,
    mock.delete('/api/deals/{dealId}/second_chance', () =>
      becomes({ ...withdrew, second_chance: chanceOf({ state: 'CANCELLED' }) }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take it back' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/^Harbor Auto Group is told/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Take it back' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Dealer withdrew' })).toBeVisible(),
    );
  },
};
export const SecondChanceRefused: Story = {
  ...withDeal({
    ...withdrew,
    second_chance: chanceOf({ state: 'DECLINED', reason: 'Bought another' }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Next dealer passed' });
    await canvas.findByText('Bought another');
  },
};
export const SecondChanceExpired: Story = {
  ...withDeal({ ...withdrew, second_chance: chanceOf({ state: 'EXPIRED' }) }),
  play: says('No reply in time'),
};
