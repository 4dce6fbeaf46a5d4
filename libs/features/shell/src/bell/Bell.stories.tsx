import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { Notification } from '@forecourt/contract';
import { makeNotification, seeded } from '@forecourt/contract/fixtures';
import { frozenClock, mock, never, perRun, problem } from '@forecourt/testing';
import { StoryRouter } from '@forecourt/testing/story';
import { type LinkComponentProps, NavigationProvider } from '@forecourt/ui/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Bell } from './Bell.tsx';
import { BellStore } from './BellStore.ts';

const random = seeded('bell');
const car = { plate: '482 NGT', year: 2019, make: 'Volvo', model: 'XC60' };
const about = (name: string | null, id = 'r1'): Notification['request'] => ({
  id,
  request_type: 'CLAIM',
  name,
  car: name ? car : null,
});
const ann = { id: 'u-ann', name: 'Ann Berg' };
const three: readonly Notification[] = [
  makeNotification(random, { kind: 'MENTIONED', actor: ann, request: about('Emma Evans') }),
  makeNotification(random, { kind: 'ASSIGNED', actor: null, request: about(null, 'r2') }),
  makeNotification(random, {
    kind: 'ASSIGNED',
    actor: ann,
    request: about('Wilhelmina Konstantinopoulou-Featherstonehaugh', 'r3'),
    read_at: random.past(1),
  }),
];

const emma = { id: 't1', role: 'SELLER', name: 'Emma Evans' } as const;
const happened = (kind: Notification['kind'], more: Partial<Notification> = {}): Notification =>
  makeNotification(random, { kind, actor: null, request: about('Emma Evans'), ...more });
/** Everything that happens to a request, once, several times, and where little is known. */
const everything: readonly Notification[] = [
  happened('BIDS', { count: 3 }),
  happened('BIDS', { request: about(null, 'r4') }),
  happened('MESSAGES', { count: 2, thread: emma }),
  happened('MESSAGES', { thread: { id: 't2', role: 'BUYER', name: null } }),
  happened('REPORT_COMPLETED'),
  happened('ADDITION_COMPLETED', { read_at: random.past(1) }),
  happened('OFFER_ACCEPTED'),
  happened('OFFER_DECLINED', { read_at: random.past(1) }),
];

/** Keeps what is read, as the API does. */
function server(first: readonly Notification[] = three, pageSize = 20) {
  const kept = perRun(() => ({ notifications: [...first] }));
  const unread = () => ({
    unread: kept.notifications.filter(({ read_at }) => read_at === null).length,
  });
  return [
    mock.get('/api/notifications/unread', unread),
    mock.get('/api/notifications', ({ query }) => {
      const from = Number(query.after ?? 0);
      const to = from + pageSize;
      const after = to < kept.notifications.length ? String(to) : null;
      return { notifications: kept.notifications.slice(from, to), metadata: { after } };
    }),
    mock.post('/api/notifications/read', ({ body }) => {
      const now = random.now.toISOString();
      const isRead = ({ id }: Notification) => body.ids?.includes(id) ?? true;
      kept.notifications = kept.notifications.map((one) =>
        isRead(one) ? { ...one, read_at: one.read_at ?? now } : one,
      );
      return unread();
    }),
  ];
}

/** The real bell with the real store and client. */
function Story() {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const api = callsOf(http, BellStore.endpoints);
    return new BellStore({ api, partnerId: () => 'northgate', clock: frozenClock() });
  });
  useEffect(() => void store.reset(), [store]);
  return (
    <StoryRouter at="/">
      <Linked>
        <main style={{ display: 'flex', justifyContent: 'flex-end', padding: 12 }}>
          <h1 hidden>Page</h1>
          <Bell store={store} hrefOf={({ request }) => `/report/${request.id}`} />
        </main>
      </Linked>
    </StoryRouter>
  );
}

function Linked({ children }: { children: React.ReactNode }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const navigation = useMemo(
    () => ({ Link: RouterLink, back: () => void navigate(-1) }),
    [navigate],
  );
  return (
    <NavigationProvider value={navigation}>
      {children}
      <p>{`Now at ${pathname}`}</p>
    </NavigationProvider>
  );
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

const meta: Meta<typeof Story> = {
  title: 'Screens/Frame/Bell',
  component: Story,
  parameters: { layout: 'fullscreen', msw: { handlers: server() } },
};
export default meta;

type BellStory = StoryObj<typeof Story>;

const answers = (...handlers: ReturnType<typeof server>): Pick<BellStory, 'parameters'> => ({
  parameters: { msw: { handlers } },
});
const open = async (name: string | RegExp = 'Notifications, 2 new') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};
const texts = async (panel: ReturnType<typeof within>): Promise<number> =>
  (await panel.findAllByRole('link')).length;

export const NothingNew: BellStory = {
  ...answers(...server(three.slice(2))),
  play: async () => void (await screen.findByRole('button', { name: 'Notifications' })),
};
export const New: BellStory = {
  play: async () => void (await screen.findByRole('button', { name: 'Notifications, 2 new' })),
};
export const Loading: BellStory = {
  ...answers(
    mock.get('/api/notifications', () => never()),
    ...server(),
  ),
  play: async () => void (await (await open()).findByRole('status')),
};
export const Opened: BellStory = {
  ...answers(...server()),
  play: async () => {
    const panel = await open();
    await panel.findByText('Ann Berg mentioned you in a comment');
    await panel.findByText('A colleague assigned a request to you');
    await panel.findByText('Emma Evans · 2019 Volvo XC60 482 NGT');
    await panel.findByText('No name yet');
  },
};
export const OpenedOnPhone: BellStory = { ...Opened, globals: { viewport: { value: 'phone' } } };
export const OpenedInTheDark: BellStory = { ...Opened, globals: { scheme: 'dark' } };

/** What customers and dealers did; several of a kind about one thing are one entry. */
export const Happened: BellStory = {
  ...answers(...server(everything)),
  play: async () => {
    const panel = await open('Notifications, 6 new');
    await panel.findByText('3 new bids on Volvo XC60');
    await panel.findByText('New bid');
    await panel.findByText('2 new messages from Emma Evans');
    await panel.findByText('New message');
    await panel.findByText('Report completed');
    await panel.findByText('What you asked for has been added');
    await panel.findByText('The owner accepted the offer');
    await panel.findByText('The owner declined the offer');
  },
};
export const HappenedOnPhone: BellStory = {
  ...Happened,
  globals: { viewport: { value: 'phone' } },
};
export const HappenedInTheDark: BellStory = { ...Happened, globals: { scheme: 'dark' } };

/** It leads to the report, and is read by that. */
export const Leads: BellStory = {
  ...answers(...server()),
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole('link', { name: /mentioned you/ }));
    await screen.findByText('Now at /report/r1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Notifications, 1 new' });
  },
};
export const Empty: BellStory = {
  ...answers(...server([])),
  play: async () => void (await (await open('Notifications')).findByText('Nothing new')),
};

let isUp = false;
export const Failed: BellStory = {
  ...answers(
    mock.get('/api/notifications', () =>
      isUp
        ? { notifications: [...three], metadata: { after: null } }
        : problem('INTERNAL_ERROR', 500),
    ),
    ...server(),
  ),
  beforeEach: () => {
    isUp = false;
  },
  play: async () => {
    const panel = await open();
    const retry = await panel.findByRole('button', { name: 'Retry' });
    isUp = true;
    await userEvent.click(retry);
    await waitFor(async () => expect(await texts(panel)).toBe(3));
  },
};
export const ReadsAll: BellStory = {
  ...answers(...server()),
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(panel.queryByText('New:')).toBeNull());
    await waitFor(() =>
      expect(panel.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
    );
  },
};
export const NotRead: BellStory = {
  ...answers(
    mock.post('/api/notifications/read', () => problem('INTERNAL_ERROR', 500)),
    ...server(),
  ),
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Mark all as read' }));
    await panel.findByText('They could not be marked as read. Try again.');
    await waitFor(() => expect(panel.getAllByText('New:')).toHaveLength(2));
  },
};
export const More: BellStory = {
  ...answers(...server(three, 2)),
  play: async () => {
    const panel = await open();
    await waitFor(async () => expect(await texts(panel)).toBe(2));
    await userEvent.click(panel.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await texts(panel)).toBe(3));
  },
};
