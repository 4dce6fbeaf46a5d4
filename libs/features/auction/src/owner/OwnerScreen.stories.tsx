import { auctionEventName, auctionTopic } from '@forecourt/contract';
import { makePublicAuction, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, problem } from '@forecourt/testing';
import { germanPrice, inGerman } from '@forecourt/testing/story';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { after, auctionId } from '../test/dealerAnswers.ts';
import { dealOf } from '../test/deals.ts';
import { dealer, ownerAnswer, type OwnerAnswerOptions } from '../test/ownerAnswers.ts';
import { OwnerStory, type OwnerTools } from '../test/OwnerStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const answers = '/api/trade_in/{tradeId}/offers';
const minute = 60_000;
let shown: OwnerAnswerOptions = {};
let tools: OwnerTools | undefined;

/** The page with these options, which a play function may change while it is open. */
const page = (
  options: OwnerAnswerOptions = {},
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

const meta: Meta<typeof OwnerStory> = {
  title: 'Screens/Trade/Auction/Owner',
  component: OwnerStory,
  args: { onTools: (made) => (tools = made) },
  ...page(),
};
export default meta;

type Story = StoryObj<typeof OwnerStory>;

const onPhone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const says = (text: string | RegExp): Story['play'] => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };
};
const running = { status: 'RUNNING', end_time: after(5 * 60 * minute), total_offers: 4 } as const;

/** Presses a button of the card, then the same one in the dialog. */
const answer = async ({ canvas, userEvent }: Tools, name: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('button', { name }));
};

export const NoOffer: Story = { ...page({ offer: null }), play: says('No offer yet') };
export const AuctionRunning: Story = {
  ...page({ offer: null, auction: running }),
  play: async ({ canvas }) => {
    await canvas.findByText('Dealers are making offers');
    await waitFor(() => expect(canvas.getByText('4 offers so far')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('05:00:00'));
  },
};
export const AuctionLastMinute: Story = page({
  offer: null,
  auction: { ...running, end_time: after(37_000) },
});
export const AuctionJustEnded: Story = {
  ...page({ offer: null, auction: { ...running, end_time: after(-300) } }),
  play: says('The auction has just ended'),
};
export const AuctionWithoutOffers: Story = page({ offer: null, auction: { status: 'NO_OFFERS' } });

export const AuctionBelowReserve: Story = page({
  offer: null,
  auction: { status: 'RESERVE_NOT_MET' },
});
export const AuctionCancelled: Story = page({ offer: null, auction: { status: 'CANCELLED' } });
export const Offer: Story = {
  ...page({ offer: { validity: { days: 7, miles: 200 } } }),
  play: async ({ canvas }) => {
    await canvas.findByText('$12,050');
    await waitFor(() => expect(canvas.getByText('Offered by Cedar Motors')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Reply by 19\.03\.2026 .+/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/nobody gets your contact details/)).toBeVisible());
  },
};
export const OfferOnPhone: Story = { ...Offer, ...onPhone };
export const OfferInGerman: Story = {
  decorators: [inGerman],
  play: async ({ canvas }) => {
    await waitFor(() => {
      const shown = canvas.getAllByText(/^12.050/).map((price) => price.textContent);
      return expect(shown).toContain(germanPrice);
    });
  },
};
export const OfferWithConditions: Story = page({
  offer: {
    value: 8250.5,
    currency_code: 'EUR',
    trade_for_new: true,
    validity: { days: 7, miles: 200 },
    comment: 'We collect the car from your door and pay on the same day.',
  },
});
/** Agreed on in miles, which the owner reads behind the kilometers. */
export const OfferInKilometers: Story = {
  ...page({ offer: { validity: { days: 7, miles: 200 } }, unit: 'km' }),
  play: says('Valid within 322 kilometers (200 miles) of the dealer'),
};
export const AskingToAccept: Story = {
  ...page({ offer: { trade_for_new: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(screen.getByText('Accept this offer?')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByText(/^You sell your car for \$12,050\./)).toBeVisible(),
    );
    const question = within(screen.getByRole('alertdialog'));
    await question.findByText('Only if you buy a new car from Cedar Motors');
    await question.findByText(/^Reply by 19\.03\.2026 .+/);
  },
};
export const AskingToDecline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.getByText('Decline this offer?')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/^The offer of \$12,050 ends/)).toBeVisible());
  },
};
export const Accepting: Story = {
  ...page(
    {},
    mock.patch(answers, ({ body }) => {
      const deal = dealOf({ can: ['WITHDRAW', 'TICK', 'RECEIPT'] });
      shown = { offer: { accepted: body.accepted }, contacts: dealer, deal };
      return { accepted: body.accepted, contacts: dealer, deal };
    }),
  ),
  play: async (story) => {
    await answer(story, 'Accept offer');
    await waitFor(() =>
      expect(story.canvas.getByRole('heading', { name: 'You accepted the offer' })).toHaveFocus(),
    );
    await waitFor(() => expect(story.canvas.getByText('sales@cedar.test')).toBeVisible());
  },
};
export const Declined: Story = {
  ...page({ offer: { accepted: false } }),
  play: async ({ canvas }) => {
    await canvas.findByText('You declined the offer');
    await expect(canvas.queryByText(/^Valid until/)).toBeNull();
  },
};
export const Expired: Story = {
  ...page({ offer: { expired: true, expires_at: after(-minute) } }),
  play: async ({ canvas }) => {
    await canvas.findByText('This offer has expired');
    await expect(canvas.queryByRole('button', { name: 'Accept offer' })).toBeNull();
  },
};
const withdrawn = { at: after(-minute), reason: 'The car was sold elsewhere.' };
export const Withdrawn: Story = {
  ...page({ offer: null, withdrawn }),
  play: async ({ canvas }) => {
    await canvas.findByText('This offer was withdrawn');
    await canvas.findByText('Northgate Motors withdrew it. You don’t need to do anything.');
    await canvas.findByText('The car was sold elsewhere.');
    await expect(canvas.queryByRole('button', { name: 'Accept offer' })).toBeNull();
  },
};
export const WithdrawnOnPhone: Story = { ...Withdrawn, ...onPhone };
export const WithdrawnWhileAnswering: Story = {
  ...page(
    {},
    mock.patch(answers, () => {
      shown = { offer: null, withdrawn };
      return problem('INVALID_TRANSITION', 409);
    }),
  ),
  play: async (story) => {
    await answer(story, 'Accept offer');
    await story.canvas.findByText('This offer was withdrawn');
    await expect(story.canvas.queryByText(/Please review it again/)).toBeNull();
  },
};
export const AnsweredBefore: Story = {
  ...page(
    {},
    mock.patch(answers, () => {
      shown = { offer: { accepted: false } };
      return problem('ALREADY_ANSWERED', 409);
    }),
  ),
  play: async (story) => {
    await answer(story, 'Accept offer');
    await story.canvas.findByText(/No changes were made/);
    await waitFor(() => expect(story.canvas.getByText('You declined the offer')).toBeVisible());
    // The page is readable again once the question is gone.
    await waitFor(() => expect(story.canvasElement.closest('[aria-hidden]')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const OfferChanged: Story = {
  ...page(
    {},
    mock.patch(answers, () => {
      shown = { offer: { value: 12_400 } };
      return problem('INVALID_TRANSITION', 409);
    }),
  ),
  play: async (story) => {
    await answer(story, 'Accept offer');
    await story.canvas.findByText(/^The offer has changed/);
    await waitFor(() => expect(story.canvas.getByText('$12,400')).toBeVisible());
  },
};
export const NoAnswer: Story = {
  ...page(
    {},
    mock.patch(answers, () => broken()),
  ),
  play: async (story) => {
    await answer(story, 'Accept offer');
    await waitFor(() => expect(story.canvas.getByText(/It only counts once/)).toBeVisible());
    await waitFor(() =>
      expect(story.canvas.getByRole('button', { name: 'Accept offer' })).toBeVisible(),
    );
  },
};
export const FromAuctionToOffer: Story = {
  ...page({ offer: null, auction: running }),
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    const over = { ...running, status: 'AWAITING_OWNER', server_time: after(5) } as const;
    shown = { auction: over };
    tools!.realtime.emit(auctionTopic(auctionId), auctionEventName, {
      auction_id: auctionId,
      server_time: after(5),
      owner: makePublicAuction(seeded('owner'), { id: auctionId, ...over }),
    });
    await waitFor(() => expect(canvas.getByText('You have an offer')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Accept offer' })).toBeVisible());
  },
};
export const Bar: Story = {
  args: { bar: true },
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('$12,050');
    await canvas.findByText('Offered by Cedar Motors');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(tools!.store.asking).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(tools!.store.asking).toBe(false));
  },
};
export const BarWithACondition: Story = {
  args: { bar: true },
  ...page({ offer: { trade_for_new: true } }),
  ...onPhone,
  play: says('Only if you buy a new car there'),
};
export const PseudoLocale: Story = { ...Offer, play: undefined, globals: { language: 'pseudo' } };
