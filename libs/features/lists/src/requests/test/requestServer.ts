import type { Flow, Request } from '@forecourt/contract';
import { countRequestsOf, makeRequest, many, seeded } from '@forecourt/contract/fixtures';
import { mock, problem } from '@forecourt/testing';
import { storyPartnerId } from '../../list/test/storyHttp.ts';

const sentWords = 'get an offer for your car. Send us photos in about 4 min';
const followUpWords = 'we are still waiting for the photos of your car';
const storyLink = 'https://forecourt.test/capture/…';

/** This many requests of a flow, newest first, in every status. */
export function makeRequests(
  flow: Flow,
  count: number,
  overrides: Partial<Request> = {},
): Request[] {
  const random = seeded(`${flow} requests`);
  return many(count, () =>
    makeRequest(random, { request_type: flow, partner_id: storyPartnerId, ...overrides }),
  ).sort((one, other) => other.inserted_at.localeCompare(one.inserted_at));
}

/** A request list's calls, answered from these requests as the API answers them. */
export function requestHandlers(all: Request[]) {
  let requests = all;
  const named = (name = ''): Request[] =>
    requests.filter((one) => (one.name ?? '').toLowerCase().includes(name.trim().toLowerCase()));
  const change = (id: string, status: Request['status']) => {
    const found = requests.find((one) => one.id === id);
    if (!found) return problem('NOT_FOUND', 404);
    const request = { ...found, status };
    requests = requests.map((one) => (one.id === id ? request : one));
    return { request };
  };
  const before = new Map(all.map(({ id, status }) => [id, status]));

  return [
    mock.get('/api/requests', ({ query }) => {
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? 10);
      const fitting = named(query.name).filter(
        ({ status, delivery }) =>
          (!query.status || status === query.status) &&
          (!query.delivery || delivery?.state === query.delivery),
      );
      return {
        requests: fitting.slice(start, end),
        metadata: { after: end < fitting.length ? String(end) : null },
      };
    }),
    mock.get('/api/requests/counts', ({ query }) => ({
      counts: countRequestsOf(named(query.name)),
    })),
    mock.get('/api/requests/{id}/message', ({ query }) => ({
      message: {
        channel: 'SMS' as const,
        to: '+37251234567',
        subject: null,
        link: storyLink,
        text: `Northgate Motors: ${query.purpose === 'RESEND' ? sentWords : followUpWords}: ${storyLink}`,
      },
    })),
    mock.patch('/api/requests/{id}', ({ params }) => change(params.id, 'ARCHIVED')),
    mock.post('/api/requests/{id}/unarchive', ({ params }) =>
      change(params.id, before.get(params.id) ?? 'SENT'),
    ),
    mock.post('/api/requests/{id}/retry_delivery', ({ params }) => {
      const found = requests.find((one) => one.id === params.id);
      if (!found?.delivery) return problem('NOT_FOUND', 404);
      const delivery = { ...found.delivery, state: 'QUEUED' as const, reason: null };
      return { request: { ...found, delivery } };
    }),
    mock.patch('/api/requests/{id}/resend', ({ params }) => change(params.id, 'SENT')),
    mock.patch('/api/requests/{id}/follow_up', ({ params }) => change(params.id, 'FOLLOW_UP_SENT')),
  ];
}
