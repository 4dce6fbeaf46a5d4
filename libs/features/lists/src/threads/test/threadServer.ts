import type { Thread } from '@forecourt/contract';
import { countThreadsOf, makeThread, many, seeded } from '@forecourt/contract/fixtures';
import { mock, perRun, problem } from '@forecourt/testing';
import { storyPartnerId } from '../../list/test/storyHttp.ts';
import { belongs } from '../threadFilter.ts';

/** This many threads with buyers, sorted by newest message; every third one is read. */
export function makeThreads(count: number, overrides: Partial<Thread> = {}): Thread[] {
  const random = seeded('threads');
  let made = 0;
  return many(count, () =>
    makeThread(random, {
      partner_id: storyPartnerId,
      ...(made++ % 3 === 2 && { seller_read_status: 'READ', sender_type: 'AGENT' }),
      ...overrides,
    }),
  ).sort((one, other) => other.last_message_at.localeCompare(one.last_message_at));
}

/** A thread list's calls, answered from these threads as the API answers them. */
export function threadHandlers(all: Thread[]) {
  const kept = perRun(() => ({ threads: all }));
  const found = (status: Thread['seller_read_status'] | '', search = ''): Thread[] =>
    kept.threads.filter((one) => belongs(one, { partnerId: storyPartnerId, status, search }));
  return [
    mock.get('/api/leads/messages', ({ query }) => {
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? 10);
      const status = (query.seller_read_status ?? '') as Thread['seller_read_status'] | '';
      const fitting = found(status, query.name);
      return {
        threads: fitting.slice(start, end),
        metadata: { after: end < fitting.length ? String(end) : null },
      };
    }),
    mock.get('/api/leads/messages/counts', ({ query }) => ({
      counts: countThreadsOf(found('', query.name)),
    })),
    mock.patch('/api/leads/messages/{id}', ({ params, body }) => {
      const known = kept.threads.find(({ id }) => id === params.id);
      if (!known) return problem('NOT_FOUND', 404);
      const thread = { ...known, seller_read_status: body.seller_read_status };
      kept.threads = kept.threads.map((one) => (one === known ? thread : one));
      return { thread };
    }),
  ];
}
