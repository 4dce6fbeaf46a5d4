import type { Deal } from '@forecourt/contract';
import { mock } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { after } from '../../test/dealerAnswers.ts';
import { dealOf, handoverOf, northgate, receiptOf } from '../../test/deals.ts';
import { dealer, ownerAnswer, type OwnerAnswerOptions } from '../../test/ownerAnswers.ts';
import { OwnerStory } from '../../test/OwnerStory.tsx';

type Handler = ReturnType<typeof mock.get>;

const minute = 60_000;
let shown: OwnerAnswerOptions = {};

const page = (
  options: OwnerAnswerOptions,
  ...more: Handler[]
): Pick<Story, 'parameters' | 'beforeEach'> => ({
  beforeEach: () => {
    shown = options;
  },
  parameters: {
    msw: {
      handlers: [...more, mock.get('/api/requests/{id}/{sessionKey}', () => ownerAnswer(shown))],
    },
  },
});
const mine: Partial<Deal> = { second_chance: null, candidates: [], fee: null, dealer_id: null };
const dealWith = (change: Partial<Deal>): Deal =>
  dealOf({ ...mine, auction_id: null, can: [], handover: handoverOf({}, []), ...change });
/** A deal that stands, with contacts and receipt. */
const agreed = (change: Partial<Deal> = {}): OwnerAnswerOptions => ({
  offer: { accepted: true },
  contacts: dealer,
  receipt: receiptOf(),
  deal: dealWith({
    can: ['TICK', 'WITHDRAW', 'RECEIPT'],
    handover: handoverOf({}, ['OWNER']),
    ...change,
  }),
});
const confirmed = agreed({
  answer: { continues: true, at: after(-30 * minute), until: null },
  can: ['TICK', 'RECEIPT'],
  handover: handoverOf({ DAY: ['DEALER'], PAPERS: ['DEALER'] }, ['OWNER']),
});
/** A deal that came to nothing: no offer, no contact. */
const over = (change: Partial<Deal>): OwnerAnswerOptions => ({
  offer: null,
  auction: { status: 'FELL_THROUGH' },
  deal: dealWith(change),
});

const meta: Meta<typeof OwnerStory> = {
  title: 'Screens/Trade/Auction/Owner after the yes',
  component: OwnerStory,
  ...page(agreed()),
};
export default meta;

type Story = StoryObj<typeof OwnerStory>;

const onPhone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const dark: Pick<Story, 'globals'> = { globals: { scheme: 'dark' } };
const says = (text: string | RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };
};

export const WaitingForTheDealer: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('You accepted the offer');
    await canvas.findByText(/^Cedar Motors has been told and has until .* to confirm/);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'View receipt' })).toBeVisible());
  },
};
export const DealerConfirmed: Story = {
  ...page(confirmed),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Cedar Motors confirmed the purchase/);
    await waitFor(() => expect(canvas.getByText('16.03.2026')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'I changed my mind' })).toBeNull();
  },
};
export const DealerConfirmedOnPhone: Story = { ...DealerConfirmed, ...onPhone };
export const DealerConfirmedDark: Story = { ...DealerConfirmed, ...dark };
export const PartnerBuys: Story = {
  ...page(
    agreed({
      buyer: northgate,
      answer: null,
      handover: handoverOf({}, ['OWNER'], ['STAFF', 'OWNER']),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Northgate Motors is buying your car/);
    await canvas.findByText(/^Agree on a handover day with Northgate Motors/);
    await canvas.findByText(/^Get paid \$12,050/);
    await expect(canvas.queryByText(/dealer/i)).toBeNull();
  },
};
export const Ticking: Story = {
  ...page(
    confirmed,
    mock.post('/api/trade_in/{tradeId}/handover', () => {
      const handover = handoverOf({ DAY: ['DEALER', 'OWNER'], PAPERS: ['DEALER'] }, ['OWNER']);
      shown = { ...confirmed, deal: { ...confirmed.deal!, handover } };
      return { trade_in: ownerAnswer(shown).trade_in! };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Handover day agreed: You' }),
    );
    await waitFor(() => expect(canvas.getByText('1 of 4 done')).toBeVisible());
  },
};
const changeMind: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'I changed my mind' }));
  await screen.findByText('Cancel this sale?');
};
export const AskedBeforeCancelling: Story = {
  play: async (story) => {
    await changeMind(story);
    await waitFor(() =>
      expect(
        screen.getByText(/^Cedar Motors is told at once that you’re not selling/),
      ).toBeVisible(),
    );
  },
};
const cancelled = over({ state: 'WITHDRAWN_BY_OWNER' });
export const Cancelling: Story = {
  ...page(
    agreed(),
    mock.post('/api/trade_in/{tradeId}/withdraw', () => {
      shown = cancelled;
      return { trade_in: ownerAnswer(shown).trade_in! };
    }),
  ),
  ...onPhone,
  decorators: [
    (Story) => (
      // The report follows below, so that the page stays as far down as it was.
      <div style={{ paddingBlockEnd: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async (story) => {
    const button = await story.canvas.findByRole('button', { name: 'I changed my mind' });
    button.scrollIntoView();
    await changeMind(story);
    const dialog = within(await screen.findByRole('dialog'));
    await story.userEvent.type(await dialog.findByLabelText(/^Reason/), 'Keeping it');
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Cancel the sale' }));
    const title = await story.canvas.findByText('You canceled the sale');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const Cancelled: Story = { ...page(cancelled), play: says('You canceled the sale') };
export const CancelledOfPartner: Story = {
  ...page({ ...over({ state: 'WITHDRAWN_BY_OWNER', buyer: northgate }), auction: undefined }),
  play: says('Northgate Motors has been told. You can still get new offers here.'),
};
export const CancelledByStaff: Story = {
  ...page(
    over({
      state: 'WITHDRAWN_BY_OWNER',
      withdrawal: { party: 'OWNER', by: 'STAFF', name: null, reason: null, at: after(-minute) },
    }),
  ),
  play: says(/^Northgate Motors recorded this for you/),
};
export const DealerWithdrew: Story = {
  ...page(over({ state: 'WITHDRAWN_BY_DEALER' })),
  play: async ({ canvas }) => {
    await canvas.findByText('Cedar Motors has withdrawn');
    await canvas.findByText(/Northgate Motors is looking for another buyer/);
    await expect(canvas.queryByText(/call|get in touch|contact/i)).toBeNull();
  },
};
export const DealerWithdrewOnPhone: Story = { ...DealerWithdrew, ...onPhone };
export const PartnerWithdrew: Story = {
  ...page({ ...over({ state: 'WITHDRAWN_BY_DEALER', buyer: northgate }), auction: undefined }),
  play: async ({ canvas }) => {
    await canvas.findByText('Northgate Motors has withdrawn');
    await expect(canvas.queryByText(/looking for another buyer/)).toBeNull();
  },
};
export const DealerSilent: Story = {
  ...page(over({ state: 'NO_ANSWER' })),
  play: says('Cedar Motors did not confirm in time'),
};
export const NewOfferAfterASecondChance: Story = {
  ...page({
    offer: { value: 11_900, dealer: { name: 'Harbor Auto Group' } },
    auction: { status: 'AWAITING_OWNER' },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('You have an offer');
    await waitFor(() => expect(canvas.getByText('Offered by Harbor Auto Group')).toBeVisible());
  },
};
export const PartnersOffer: Story = {
  ...page({
    offer: {
      dealer: null,
      offered_by: { name: 'Northgate Motors' },
      comment: 'We pay the day you bring it in.',
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Offered by Northgate Motors');
    await waitFor(() => expect(canvas.getByText('What Northgate Motors says')).toBeVisible());
    await expect(canvas.queryByText(/dealer/i)).toBeNull();
  },
};
export const Sold: Story = {
  ...page({
    ...confirmed,
    deal: dealWith({
      state: 'SOLD',
      can: ['RECEIPT'],
      handover: handoverOf(
        {
          DAY: ['DEALER', 'OWNER'],
          PAPERS: ['DEALER', 'OWNER'],
          KEYS: ['DEALER', 'OWNER'],
          PAID: ['DEALER', 'OWNER'],
        },
        [],
      ),
    }),
  }),
  play: says('Your car is sold'),
};
export const Receipt: Story = {
  args: { receipt: true },
  play: async ({ canvas }) => {
    await canvas.findByText('No. FC-204817');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    // The letterhead is for paper alone.
    await expect(canvas.getByText('Northgate Motors', { exact: true })).not.toBeVisible();
    await canvas.findByText('$12,050');
    await canvas.findByText('2019 Toyota Corolla');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
        'href',
        '/api/public/receipts/request-1/key',
      ),
    );
  },
};
export const ReceiptOnPhone: Story = { ...Receipt, ...onPhone };
export const ReceiptDark: Story = { ...Receipt, ...dark };
export const ReceiptWithoutConditions: Story = {
  ...page({ ...agreed(), receipt: receiptOf({ comment: null, handover_day: null }) }),
  args: { receipt: true },
  play: says('None'),
};
export const NoReceipt: Story = {
  ...page(over({ state: 'WITHDRAWN_BY_DEALER' })),
  args: { receipt: true },
  play: says('No receipt'),
};
