import type { Deal } from '@forecourt/contract';
import { makeDealerSecondChance, seeded } from '@forecourt/contract/fixtures';
import { broken, mock } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { after, dealerAnswer, owner } from '../../test/dealerAnswers.ts';
import { DealerStory } from '../../test/DealerStory.tsx';
import { dealOf, handoverOf } from '../../test/deals.ts';
import type { DealerAnswer } from '../DealerStore.ts';

type Handler = ReturnType<typeof mock.get>;

const address = '/api/public/auctions/dealers/{dealerKey}';
const chances = '/api/public/auctions/dealers/{dealerKey}/second_chance';
const ticks = '/api/public/auctions/dealers/{dealerKey}/handover';
const minute = 60_000;
let shown: DealerAnswer;

const page = (
  answer: DealerAnswer,
  ...more: Handler[]
): Pick<Story, 'parameters' | 'beforeEach'> => ({
  beforeEach: () => {
    shown = answer;
  },
  parameters: { msw: { handlers: [...more, mock.get(address, () => shown)] } },
});
const fee = { amount: 199, currency_code: 'USD', state: 'BOOKED', on_withdrawal: 'KEPT' } as const;
const mine: Partial<Deal> = {
  second_chance: null,
  candidates: [],
  dealer_id: null,
  auction_id: null,
};

/** The page of the dealer with the best bid, and its deal. */
const won = (change: Partial<Deal> = {}): DealerAnswer => {
  const deal = dealOf({ ...mine, fee, can: [], handover: handoverOf({}, []), ...change });
  const stands = deal.withdrawal === null;
  return dealerAnswer({
    own: [12_050],
    auction: {
      status: stands ? 'ACCEPTED' : 'FELL_THROUGH',
      winner: true,
      end_time: after(-300 * minute),
    },
    more: { deal, contacts: stands ? owner : null },
  });
};
const asked = won({ can: ['CONTINUE', 'DECLINE'] });
const answer = { continues: true, at: after(-30 * minute), until: null };
const goesOn = (change: Partial<Deal> = {}): DealerAnswer =>
  won({
    answer,
    can: ['TICK'],
    handover: handoverOf({ DAY: ['OWNER'], PAPERS: ['OWNER'] }, ['DEALER']),
    ...change,
  });
const withdrawn = won({
  state: 'WITHDRAWN_BY_DEALER',
  fee: { ...fee, state: 'KEPT' },
});
/** The page of the next dealer. */
const chance = (change: Parameters<typeof makeDealerSecondChance>[1] = {}): DealerAnswer =>
  dealerAnswer({
    own: [11_900],
    best: 12_050,
    auction: {
      status: change.state === 'ACCEPTED' ? 'AWAITING_OWNER' : 'FELL_THROUGH',
      winner: change.state === 'ACCEPTED',
      owner_replies_until: change.state === 'ACCEPTED' ? after(6 * 24 * 60 * minute) : null,
      end_time: after(-300 * minute),
    },
    more: { second_chance: makeDealerSecondChance(seeded('chance'), { price: 11_900, ...change }) },
  });

const meta: Meta<typeof DealerStory> = {
  title: 'Screens/Trade/Auction/Dealer after the yes',
  component: DealerStory,
  ...page(asked),
};
export default meta;

type Story = StoryObj<typeof DealerStory>;

const onPhone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const dark: Pick<Story, 'globals'> = { globals: { scheme: 'dark' } };
const says = (text: string | RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };
};

export const AskedToContinue: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Would you like to continue with the trade-in?');
    await canvas.findByText(/^Reply by .* After that, the deal ends\.$/);
    await waitFor(() => expect(canvas.getByText('Ada Lindqvist')).toBeVisible());
    const call = canvas.getByRole('link', { name: 'Call Ada Lindqvist' });
    await expect(call).toHaveAttribute('href', 'tel:+15035550142');
    await waitFor(() => expect(canvas.getByText(/fee of \$199 is due/)).toBeVisible());
  },
};
export const AskedToContinueOnPhone: Story = { ...AskedToContinue, ...onPhone };
export const Continuing: Story = {
  ...page(
    asked,
    mock.patch(address, () => goesOn()),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, Continue' }));
    await waitFor(() => expect(canvas.getByText(/^Next: call the owner/)).toBeVisible());
    // The pressed button is gone.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'You’re buying this car' })).toHaveFocus(),
    );
  },
};
const refuse: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'No, Thank you' }));
  await screen.findByText('Withdraw from this trade-in?');
};
export const AskedBeforeWithdrawing: Story = {
  play: async (story) => {
    await refuse(story);
    await waitFor(() => expect(screen.getByText(/fee of \$199 is still due/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/owner and the partner are told/)).toBeVisible());
  },
};
export const FeeReturnedOnWithdrawal: Story = {
  ...page(won({ can: ['CONTINUE', 'DECLINE'], fee: { ...fee, on_withdrawal: 'RETURNED' } })),
  play: async (story) => {
    await refuse(story);
    await waitFor(() =>
      expect(screen.getByText('You won’t owe the buyer’s fee of $199.')).toBeVisible(),
    );
  },
};
export const ReasonMissing: Story = {
  play: async (story) => {
    await refuse(story);
    const dialog = within(await screen.findByRole('dialog'));
    await story.userEvent.click(await dialog.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(dialog.getByText('Enter a reason')).toBeVisible());
  },
};
const withdraw: Story['play'] = async (story) => {
  await refuse(story);
  const dialog = within(await screen.findByRole('dialog'));
  await story.userEvent.type(await dialog.findByLabelText(/^Reason/), 'Out of budget');
  await story.userEvent.click(await dialog.findByRole('button', { name: 'Withdraw' }));
};
export const Withdrawing: Story = {
  ...page(
    asked,
    mock.patch(address, () => (shown = withdrawn)),
  ),
  play: async (story) => {
    await withdraw(story);
    await waitFor(() =>
      expect(
        story.canvas.getByRole('heading', { name: 'You withdrew from the trade-in' }),
      ).toHaveFocus(),
    );
  },
};
export const NoAnswer: Story = {
  ...page(
    asked,
    mock.patch(address, () => broken()),
  ),
  play: async (story) => {
    await withdraw(story);
    await screen.findByText(/It only counts once/);
    await waitFor(() => expect(screen.getByLabelText(/^Reason/)).toHaveValue('Out of budget'));
  },
};
export const Handover: Story = {
  ...page(goesOn()),
  play: async ({ canvas }) => {
    await canvas.findByText('You’re buying this car');
    await canvas.findByText('16.03.2026');
    await waitFor(() => expect(canvas.getByText('0 of 4 done')).toBeVisible());
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
  },
};
export const HandoverDark: Story = { ...Handover, ...dark };
export const HandoverOnPhone: Story = { ...Handover, ...onPhone };
export const Ticking: Story = {
  ...page(
    goesOn(),
    mock.post(ticks, () =>
      goesOn({ handover: handoverOf({ DAY: ['OWNER'], PAPERS: ['OWNER', 'DEALER'] }, ['DEALER']) }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Papers handed over: You' }));
    await waitFor(() => expect(canvas.getByText('1 of 4 done')).toBeVisible());
  },
};
export const NamingADay: Story = {
  ...page(goesOn({ handover: handoverOf({}, ['DEALER']) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set day' }));
    await waitFor(() => expect(canvas.getByText('Choose a day')).toBeVisible());
    const tops = [
      canvas.getByLabelText('Handover day'),
      canvas.getByRole('button', { name: 'Set day' }),
    ];
    const [field = 0, button = 0] = tops.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return top + height / 2;
    });
    await expect(Math.abs(field - button)).toBeLessThan(2);
  },
};
export const Sold: Story = {
  ...page(
    won({
      state: 'SOLD',
      answer,
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
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('This car is yours');
    await waitFor(() => expect(canvas.getByText('4 of 4 done')).toBeVisible());
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Withdrawn: Story = {
  ...page(withdrawn),
  play: says(/fee of \$199 is still due/),
};
export const WithdrawnByStaff: Story = {
  ...page(
    won({
      state: 'WITHDRAWN_BY_DEALER',
      withdrawal: { party: 'DEALER', by: 'STAFF', name: null, reason: null, at: after(-minute) },
    }),
  ),
  play: says(/^The partner recorded this for you/),
};
export const OwnerWithdrew: Story = {
  ...page(won({ state: 'WITHDRAWN_BY_OWNER', fee: { ...fee, state: 'RETURNED' } })),
  play: says(/fee of \$199 is no longer due/),
};
export const AnsweredTooLate: Story = {
  ...page(won({ state: 'NO_ANSWER', fee: { ...fee, state: 'KEPT' } })),
  play: says('This car is no longer yours'),
};
export const SecondChance: Story = {
  ...page(chance()),
  play: async ({ canvas }) => {
    await canvas.findByText('You can still have this car');
    await canvas.findByText('$11,900');
    await waitFor(() => expect(canvas.getByText(/has 7 days to reply/)).toBeVisible());
  },
};
export const SecondChanceOnPhone: Story = { ...SecondChance, ...onPhone };
export const SecondChanceTaken: Story = {
  ...page(
    chance(),
    mock.post(chances, () => (shown = chance({ state: 'ACCEPTED' }))),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, I want this car' }));
    await waitFor(() => expect(canvas.getByText('Your offer is with the owner')).toBeVisible());
    await expect(canvas.getByText(/^The owner can reply until /)).toBeVisible();
  },
};
export const PassingOnIt: Story = {
  ...page(
    chance(),
    mock.post(chances, () => (shown = chance({ state: 'DECLINED' }))),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No, Thank you' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Bought another');
    await userEvent.click(await dialog.findByRole('button', { name: 'Pass' }));
    await waitFor(() => expect(canvas.getByText('You passed on this car')).toBeVisible());
  },
};
export const SecondChancePassed: Story = {
  ...page(chance({ state: 'DECLINED' })),
  play: says('You passed on this car'),
};
export const SecondChanceExpired: Story = {
  ...page(chance({ state: 'EXPIRED' })),
  play: says('This second chance has ended'),
};
export const SecondChanceCancelled: Story = {
  ...page(chance({ state: 'CANCELLED' })),
  play: says('This car is no longer available'),
};
