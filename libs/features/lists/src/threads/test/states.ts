import type { Thread } from '@forecourt/contract';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import { type Failure, refreshAndSeeStale } from '../../list/test/pageStates.ts';
import type { ThreadListDefinition } from '../definition.ts';
import { makeThreads, threadHandlers } from './threadServer.ts';
import type { ThreadListStoryProps } from './ThreadListStory.tsx';

type Handlers = ReturnType<typeof mock.get>[];

/** One state of a list: what the server does, and where in the list the story is. */
export interface ThreadListState {
  args: ThreadListStoryProps;
  parameters: { msw: { handlers: Handlers } };
}

/** Every state of a thread list, for its stories. */
export function threadListStates(definition: ThreadListDefinition) {
  const state = (
    handlers: Handlers,
    more: Partial<ThreadListStoryProps> = {},
  ): ThreadListState => ({
    args: { definition, ...more },
    parameters: { msw: { handlers } },
  });
  const page = '/api/leads/messages';
  const server = threadHandlers(makeThreads(35));
  const pageThen = (next: Failure): Handlers => [
    mock.get(page, ({ query }) =>
      query.after ? next() : { threads: makeThreads(10), metadata: { after: '10' } },
    ),
    ...server,
  ];
  return {
    initial: state(server, { waiting: true }),
    loading: state([mock.get(page, () => never()), ...server]),
    loaded: state(server),
    loadingMore: state(pageThen(never)),
    end: state(threadHandlers(makeThreads(4))),
    error: state([mock.get(page, () => problem('INTERNAL_ERROR', 500)), ...server]),
    errorMore: state(pageThen(() => problem('UNAVAILABLE', 503))),
    offline: state(offline()),
    noMatch: state(server, { name: 'nobody of this name' }),
    longNames: state(threadHandlers(makeThreads(6).map(long))),
    noName: state(threadHandlers(makeThreads(3).map(nameless))),
    filesOnly: state(threadHandlers(filesOnly())),
    viewer: state(server, { role: 'VIEWER' }),
    /** A tab without any thread. */
    empty: (tab: string) => state(threadHandlers([]), { tab }),
    /** A tab, with threads of both kinds. */
    tab: (tab: string) => state(server, { tab }),
    stale: staleState(definition),
  };
}

const long = (thread: Thread): Thread => ({
  ...thread,
  info: {
    ...thread.info,
    make: 'Mercedes-Benz-Konstantinopolitanische Automobilwerke',
    model: 'Sprinter 519 CDI Kastenwagen Hochdach Extralang',
    buyer: {
      id: thread.info.buyer.id,
      name: 'Wilhelmina Konstantinopoulou-Featherstonehaugh von und zu Hohenlohe-Schillingsfürst',
    },
  },
  summary: 'Could you please tell me '.repeat(12),
});

/** Newest messages without a text, of the buyer and of staff. */
function filesOnly(): Thread[] {
  const made = [
    { photos: 1, documents: 0, name: null },
    { photos: 3, documents: 0, name: null },
    { photos: 0, documents: 1, name: 'Offer.pdf' },
    { photos: 2, documents: 1, name: null },
  ];
  return makeThreads(made.length).map((thread, index) => ({
    ...thread,
    sender_type: index % 2 === 0 ? 'BUYER' : 'AGENT',
    summary: '',
    summary_files: made[index] ?? null,
  }));
}

const nameless = (thread: Thread): Thread => ({
  ...thread,
  info: { ...thread.info, buyer: { id: null, name: null } },
});

/** The first page loads, then refreshing fails because the connection is lost. */
function staleState(definition: ThreadListDefinition) {
  const threads = makeThreads(10);
  let asked = 0;
  const handlers = [
    mock.get('/api/leads/messages', () => {
      asked += 1;
      return asked > 1 ? broken() : { threads, metadata: { after: null } };
    }),
    ...threadHandlers(threads),
  ];
  return {
    args: { definition },
    parameters: { msw: { handlers } },
    beforeEach: () => {
      asked = 0;
    },
    play: refreshAndSeeStale('All threads loaded'),
  };
}
