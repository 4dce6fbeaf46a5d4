import type { RequestStatus } from '@forecourt/contract';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import { type Failure, refreshAndSeeStale } from '../../list/test/pageStates.ts';
import type { RequestListDefinition } from '../definition.ts';
import type { RequestListStoryProps } from './RequestListStory.tsx';
import { makeRequests, requestHandlers } from './requestServer.ts';

type Handlers = ReturnType<typeof mock.get>[];

/** One state of a list: what the server does, and where in the list the story is. */
export interface ListState {
  args: RequestListStoryProps;
  parameters: { msw: { handlers: Handlers } };
}

const longName =
  'Wilhelmina Konstantinopoulou-Featherstonehaugh von und zu Hohenlohe-Schillingsfürst';

/** Every state of a flow's request list, for its stories. */
export function listStates(definition: RequestListDefinition) {
  const { flow } = definition;
  const state = (handlers: Handlers, more: Partial<RequestListStoryProps> = {}): ListState => ({
    args: { definition, ...more },
    parameters: { msw: { handlers } },
  });
  const server = requestHandlers(makeRequests(flow, 35));
  const firstPage = makeRequests(flow, 10);
  const pageThen = (next: Failure): Handlers => [
    mock.get('/api/requests', ({ query }) =>
      query.after ? next() : { requests: firstPage, metadata: { after: '10' } },
    ),
    ...server,
  ];

  return {
    initial: state(server, { waiting: true }),
    loading: state([mock.get('/api/requests', () => never()), ...server]),
    loaded: state(server),
    loadingMore: state(pageThen(never)),
    end: state(requestHandlers(makeRequests(flow, 4))),
    error: state([mock.get('/api/requests', () => problem('INTERNAL_ERROR', 500)), ...server]),
    errorMore: state(pageThen(() => problem('UNAVAILABLE', 503))),
    offline: state(offline()),
    noMatch: state(server, { name: 'nobody of this name' }),
    longNames: state(
      requestHandlers(
        makeRequests(flow, 6, {
          name: longName,
          email: `${'long.address.'.repeat(4)}of@${'sub.'.repeat(12)}mail.test`,
          phone: null,
        }),
      ),
    ),
    viewer: state(server, { role: 'VIEWER' }),
    /** A tab without any request. */
    empty: (tab: string) => state(requestHandlers([]), { tab }),
    /** A tab whose status has some. */
    tab: (tab: string, status: RequestStatus) =>
      state(requestHandlers(makeRequests(flow, 7, { status })), { tab }),
    stale: staleState(definition),
  };
}

/** The first page loads, then refreshing fails because the connection is lost. */
function staleState(definition: RequestListDefinition) {
  const requests = makeRequests(definition.flow, 10);
  let asked = 0;
  return {
    args: { definition },
    parameters: {
      msw: {
        handlers: [
          mock.get('/api/requests', () => {
            asked += 1;
            return asked > 1 ? broken() : { requests, metadata: { after: null } };
          }),
          ...requestHandlers(requests),
        ],
      },
    },
    beforeEach: () => {
      asked = 0;
    },
    play: refreshAndSeeStale('All requests loaded'),
  };
}
