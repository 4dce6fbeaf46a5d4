import { auctionEventName, auctionTopic } from '@forecourt/contract';
import type { DealerAuction, DealerPageAuction } from '@forecourt/contract';
import { makeDealerRules } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { after } from '../test/dealerAnswers.ts';
import {
  accepted,
  dealerPage,
  fallen,
  nextInLine,
  pageAuction,
  past,
  running,
  sold,
  waiting,
} from '../test/dealerPageAnswers.ts';
import { DealerPageStory, type DealerPageTools } from '../test/DealerPageStory.tsx';

type Handler = ReturnType<typeof mock.get>;
type More = Parameters<typeof dealerPage>[1];

const address = '/api/public/dealers/{dealerPageKey}';
const handled = (handler: Handler): Pick<Story, 'parameters'> => ({
  parameters: { layout: 'fullscreen', msw: { handlers: [handler] } },
});
const page = (auctions: readonly DealerPageAuction[], more?: More): Pick<Story, 'parameters'> =>
  handled(mock.get(address, () => dealerPage(auctions, more)));
const minute = 60_000;

let tools: DealerPageTools | undefined;
const meta: Meta<typeof DealerPageStory> = {
  title: 'Screens/Trade/Auction/Dealer page',
  component: DealerPageStory,
  args: { onTools: (made) => (tools = made) },
  ...page(running()),
};
export default meta;

type Story = StoryObj<typeof DealerPageStory>;

const onPhone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };
const dark: Pick<Story, 'globals'> = { globals: { scheme: 'dark' } };

/** The card of a car. */
const cardOf = async (canvas: ReturnType<typeof within>, car: string) => {
  const title = await canvas.findByRole('heading', { level: 3, name: car });
  return within(title.closest('article')!);
};
const says = (...texts: (string | RegExp)[]): Story['play'] => {
  return async ({ canvas }) => {
    for (const text of texts) {
      await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
    }
  };
};
/** The server pushes the current state of an auction of the page. */
const tell = (id: string, change: Partial<DealerAuction>): void => {
  const { auction } = tools!.store.auctions.find(id)!;
  const dealer = { ...auction, server_time: after(5), ...change };
  tools!.realtime.emit(auctionTopic(id), auctionEventName, {
    auction_id: id,
    server_time: dealer.server_time,
    dealer,
  });
};

export const Running: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '4 open auctions' });
    await waitFor(() => {
      const { left } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      const word = document.createRange();
      word.selectNodeContents(canvas.getByRole('link', { name: /^Open/ }).firstChild!);
      void expect(word.getBoundingClientRect().left).toBeCloseTo(left, 0);
    });
    const outbid = await cardOf(canvas, '2019 Volkswagen Golf');
    await waitFor(() => expect(outbid.getByText('Outbid')).toBeVisible());
    await waitFor(() => expect(outbid.getByText('$12,050')).toBeVisible());
    await expect(outbid.getByRole('link', { name: /^Make a better offer/ })).toHaveAttribute(
      'href',
      '/trade/report/dealer/key-1',
    );
    const leading = (await canvas.findAllByText('You lead'))[0]!.closest('article')!;
    await waitFor(() => expect(within(leading).getByRole('timer')).toHaveTextContent('02:00:00'));
    await waitFor(() => expect(canvas.getByText('Live')).toBeVisible());
  },
};
export const RunningOnPhone: Story = { ...Running, ...onPhone };
export const RunningInTheDark: Story = { ...Running, ...dark };
export const RunningInTheDarkOnPhone: Story = {
  ...Running,
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { language: 'rtl' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
export const Loading: Story = handled(mock.get(address, () => never()));
export const FirstVisit: Story = {
  ...page([], { counts: { running: 0, won: 0, past: 0 } }),
  play: says('No open auctions', 'We’ll email you when you’re invited to the next one.'),
};
export const NothingRunning: Story = {
  ...page([], { counts: { running: 0, won: 1, past: 5 } }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'See past auctions' })).toHaveAttribute(
        'href',
        '#past',
      ),
    );
  },
};
export const GoesLive: Story = {
  ...page([pageAuction(2)]),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, '2018 Toyota Camry');
    await waitFor(() => expect(card.getByText('No offer from you')).toBeVisible());
    await waitFor(() => expect(tools!.realtime.topics).toEqual([auctionTopic('auction-2')]));
    tell('auction-2', { best_offer: 9100, leading: true, total_offers: 4 });
    await waitFor(() => expect(card.getByText('You lead')).toBeVisible());
    await expect(card.getAllByText('$9,100')).toHaveLength(2);
  },
};
export const OutbidMeanwhile: Story = {
  ...page([pageAuction(2, { own: 8200, auction: { leading: true } })]),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, '2018 Toyota Camry');
    await waitFor(() => expect(card.getByText('You lead')).toBeVisible());
    await waitFor(() => expect(tools!.realtime.topics).toEqual([auctionTopic('auction-2')]));
    tell('auction-2', { best_offer: 9100, leading: false, total_offers: 4 });
    await waitFor(() => expect(card.getByText('Outbid')).toBeVisible());
    await waitFor(() => expect(card.getByText('$8,200')).toBeVisible());
  },
};
export const BestOfferNotTold: Story = {
  ...page([
    pageAuction(1, {
      own: 8200,
      auction: {
        rules: makeDealerRules({ sealed: true }),
        best_offer: null,
        total_offers: null,
        leading: undefined,
      },
    }),
  ]),
  play: says('Your offer is in', 'Not shown', '$8,200'),
};
export const EndingSoon: Story = {
  ...page([
    pageAuction(1, { own: 8200, auction: { leading: true, end_time: after(37_000) } }),
    pageAuction(2, { own: 7900, auction: { end_time: after(9 * minute) } }),
  ]),
  play: says('00:00:37', '00:09:00'),
};
let isClosed = false;
export const JustEnded: Story = {
  beforeEach: () => {
    isClosed = false;
  },
  ...handled(
    mock.get(address, () => {
      const auction = { leading: true, end_time: after(1000) };
      return isClosed
        ? dealerPage([], { counts: { running: 0, won: 1, past: 0 } })
        : dealerPage([pageAuction(1, { own: 8200, auction })]);
    }),
  ),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, '2019 Volkswagen Golf');
    await waitFor(() => expect(card.getByText('You lead')).toBeVisible());
    tools!.device.advance(1500);
    await waitFor(() => expect(card.getByText('Just ended')).toBeVisible());
    isClosed = true;
    tools!.device.advance(1500);
    await waitFor(() => expect(canvas.getByText('No open auctions')).toBeVisible());
  },
};
export const WithoutPhoto: Story = {
  ...page([pageAuction(1, { photo: [] })]),
  play: says('No photo yet'),
};
export const WonWaiting: Story = {
  args: { list: 'WON' },
  ...page([waiting()], { counts: { running: 1, won: 1, past: 0 } }),
  play: says('1 car won', 'Waiting for the owner', /^The owner can reply until /),
};
export const WonWithContacts: Story = {
  args: { list: 'WON' },
  ...page([accepted(), waiting()]),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, '2018 Toyota Camry');
    await waitFor(() => expect(card.getByText('Ada Lindqvist')).toBeVisible());
    await expect(card.getByRole('link', { name: 'ada@mail.test' })).toHaveAttribute(
      'href',
      'mailto:ada@mail.test',
    );
    await waitFor(() =>
      expect(card.getByRole('link', { name: /^Continue with the trade-in/ })).toBeVisible(),
    );
  },
};
export const WonWithContactsOnPhone: Story = { ...WonWithContacts, ...onPhone };
export const Sold: Story = {
  args: { list: 'WON' },
  ...page([sold()]),
  play: says('Sold to you', 'The handover is complete. Enjoy the car.', 'View deal'),
};
export const SecondChance: Story = {
  ...page([nextInLine(), ...running().slice(0, 1)], { counts: { running: 2, won: 0, past: 2 } }),
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, '2018 Toyota Camry');
    await waitFor(() => expect(card.getByText('Second chance')).toBeVisible());
    await waitFor(() =>
      expect(card.getByText(/^The first deal fell through, and your offer/)).toBeVisible(),
    );
    await waitFor(() => expect(card.getByText(/^Reply by /)).toBeVisible());
    await waitFor(() => expect(card.getByRole('link', { name: /^Reply/ })).toBeVisible());
  },
};
export const SecondChanceOnPhone: Story = { ...SecondChance, ...onPhone };
export const FellThrough: Story = {
  args: { list: 'PAST' },
  ...page([
    fallen('WITHDRAWN_BY_DEALER', 3),
    fallen('WITHDRAWN_BY_OWNER', 4),
    fallen('NO_ANSWER', 5),
    nextInLine({ state: 'EXPIRED', can: [] }),
  ]),
  play: async ({ canvas, ...context }) => {
    await says(
      'You withdrew',
      'Owner withdrew',
      'We didn’t hear from you in time, so the deal ended.',
      'We didn’t hear from you in time. No fee is due.',
    )?.({ canvas, ...context });
    await expect(canvas.queryByText('Not won')).toBeNull();
  },
};
export const NothingWon: Story = {
  args: { list: 'WON' },
  ...page([], { counts: { running: 4, won: 0, past: 0 } }),
  play: says('No cars won', 'See open auctions'),
};
export const Past: Story = {
  args: { list: 'PAST' },
  ...page(past()),
  play: says(
    'Not won',
    'Owner declined',
    'Owner didn’t reply',
    'No offer from you',
    'Reason: The owner keeps the car.',
  ),
};
export const PastInTheDark: Story = { ...Past, ...dark };
export const NothingPast: Story = {
  args: { list: 'PAST' },
  ...page([], { counts: { running: 4, won: 0, past: 0 } }),
  play: says('No past auctions'),
};
export const AnotherTab: Story = {
  ...handled(
    mock.get(address, ({ query }) => dealerPage(query.list === 'WON' ? [waiting()] : running())),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Won/ }));
    await waitFor(() => expect(canvas.getByText('Waiting for the owner')).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^Won/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const MoreToLoad: Story = {
  ...handled(
    mock.get(address, ({ query }) =>
      query.after
        ? dealerPage([pageAuction(9)], { counts: { running: 5, won: 0, past: 0 } })
        : dealerPage(running(), {
            counts: { running: 5, won: 0, past: 0 },
            metadata: { after: 'next' },
          }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(5));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};
export const MoreFailed: Story = {
  ...handled(
    mock.get(address, ({ query }) =>
      query.after ? broken() : dealerPage(running(), { metadata: { after: 'next' } }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible());
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};
let isDown = true;
export const Failed: Story = {
  beforeEach: () => {
    isDown = true;
  },
  ...handled(mock.get(address, () => (isDown ? broken() : dealerPage(running())))),
  play: async ({ canvas, userEvent, step }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await step('Retry', async () => {
      isDown = false;
      await userEvent.click(retry);
      await canvas.findByRole('heading', { name: '4 open auctions' });
    });
  },
};
export const FailedForNow: Story = {
  ...handled(mock.get(address, () => broken())),
  play: says('Opps, something went wrong :('),
};
export const Polling: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    tools!.realtime.setStatus('waiting');
    await waitFor(() => expect(canvas.getByText('Updated every few seconds')).toBeVisible());
  },
};
export const ConnectionLost: Story = {
  beforeEach: () => {
    isDown = false;
  },
  ...handled(mock.get(address, () => (isDown ? broken() : dealerPage(running())))),
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    isDown = true;
    tools!.realtime.setStatus('waiting');
    await tools!.store.refresh();
    await waitFor(() => expect(canvas.getByText(/^Connection lost/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Outbid')).toBeVisible());
  },
};
export const LinkNoLongerValid: Story = {
  ...handled(mock.get(address, () => problem('NOT_FOUND', 404))),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
        'href',
        '/dealers',
      ),
    );
  },
};
