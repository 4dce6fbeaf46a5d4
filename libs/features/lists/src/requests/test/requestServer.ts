import type { Colleague, Flow, Request, RequestAgent } from '@forecourt/contract';
import { countRequestsOf, makeRequest, many, seeded } from '@forecourt/contract/fixtures';
import { mock, perRun, problem } from '@forecourt/testing';
import { storyPartnerId } from '../../list/test/storyHttp.ts';
import { matches } from '../requestFilter.ts';
import { viewHandlers } from '../../views/test/viewServer.ts';

const sentWords = 'get an offer for your car. Send us photos in about 4 min';
const followUpWords = 'we are still waiting for the photos of your car';
const storyLink = 'https://forecourt.test/capture/…';

/** The user of the stories. */
export const storyUserId = 'u-nora';

/** Who works for the branch of the stories; the last one may only read. */
export const storyColleagues: readonly Colleague[] = [
  { id: 'u-ann', name: 'Ann Berg', avatar: null, role: 'ADMIN', away: null },
  {
    id: 'u-ben',
    name: 'Ben Cole',
    avatar: null,
    role: 'AGENT',
    away: {
      until: '2026-03-20',
      note: 'Keys are in the drawer.',
      substitute: { id: 'u-nora', name: 'Nora Gates' },
    },
  },
  { id: storyUserId, name: 'Nora Gates', avatar: null, role: 'AGENT', away: null },
  { id: 'u-vic', name: 'Vic Reader', avatar: null, role: 'VIEWER', away: null },
];

/** A colleague as the agent of a request. */
export const agentOf = ({ id, name, avatar }: Colleague): RequestAgent => ({ id, name, avatar });

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

const isOfAgent = (agent: RequestAgent | null | undefined, asked: string | undefined): boolean =>
  !asked || (agent?.id ?? 'none') === (asked === 'me' ? storyUserId : asked);

/**
 * A request list's calls, answered from these requests as the API answers them.
 *
 * @param archivedIn the status to which what was archived from the start is restored
 */
export function requestHandlers(all: Request[], archivedIn: Request['status'] = 'SENT') {
  const kept = perRun(() => ({ requests: all }));
  const named = (name = ''): Request[] => kept.requests.filter((one) => matches(one, name));
  const change = (id: string, status: Request['status']) => {
    const found = kept.requests.find((one) => one.id === id);
    if (!found) return problem('NOT_FOUND', 404);
    const request = { ...found, status };
    kept.requests = kept.requests.map((one) => (one.id === id ? request : one));
    return { request };
  };
  const before = new Map(all.map(({ id, status }) => [id, status]));
  const statusBefore = (id: string): Request['status'] => {
    const status = before.get(id);
    return status === undefined || status === 'ARCHIVED' ? archivedIn : status;
  };

  return [
    mock.get('/api/requests', ({ query }) => {
      const start = Number(query.after ?? 0);
      const end = start + Number(query.limit ?? 10);
      const fitting = named(query.name).filter(
        ({ status, delivery, agent, info, inserted_at }) =>
          (!query.status || status === query.status) &&
          isOfAgent(agent, query.agent_id) &&
          (!query.delivery || delivery?.state === query.delivery) &&
          (!query.plan || info.user_sale_plan === query.plan) &&
          (!query.from || inserted_at >= query.from) &&
          (!query.to || inserted_at < query.to),
      );
      return {
        requests: fitting.slice(start, end),
        metadata: { after: end < fitting.length ? String(end) : null },
      };
    }),
    mock.get('/api/requests/counts', ({ query }) => ({
      counts: countRequestsOf(named(query.name)),
      mine: countRequestsOf(named(query.name).filter(({ agent }) => agent?.id === storyUserId)),
    })),
    ...viewHandlers(),
    mock.get('/api/requests/{id}/message', ({ query }) => ({
      message: {
        channel: 'SMS' as const,
        to: '+37251234567',
        subject: null,
        link: storyLink,
        text: `Northgate Motors: ${query.purpose === 'RESEND' ? sentWords : followUpWords}: ${storyLink}`,
      },
    })),
    mock.get('/api/colleagues', () => ({ colleagues: [...storyColleagues] })),
    mock.put('/api/requests/{id}/agent', ({ params, body }) => {
      const found = kept.requests.find((one) => one.id === params.id);
      if (!found) return problem('NOT_FOUND', 404);
      const agent = storyColleagues.find(({ id }) => id === body.agent_id);
      const request = { ...found, agent: agent ? agentOf(agent) : null };
      kept.requests = kept.requests.map((one) => (one.id === params.id ? request : one));
      return { request };
    }),
    mock.patch('/api/requests/{id}', ({ params }) => change(params.id, 'ARCHIVED')),
    mock.post('/api/requests/{id}/unarchive', ({ params }) =>
      change(params.id, statusBefore(params.id)),
    ),
    mock.post('/api/requests/{id}/retry_delivery', ({ params }) => {
      const found = kept.requests.find((one) => one.id === params.id);
      if (!found?.delivery) return problem('NOT_FOUND', 404);
      const delivery = { ...found.delivery, state: 'QUEUED' as const, reason: null };
      return { request: { ...found, delivery } };
    }),
    mock.patch('/api/requests/{id}/details', ({ params, body }) => {
      const found = kept.requests.find((one) => one.id === params.id);
      if (!found) return problem('NOT_FOUND', 404);
      const { details } = body;
      const { name, phone, email } = { ...found, ...details };
      const identifiers = found.identifiers && {
        claim_number: details.claim_number ?? found.identifiers.claim_number,
        policy_number: details.policy_number ?? found.identifiers.policy_number,
        date_of_loss: details.date_of_loss ?? found.identifiers.date_of_loss,
      };
      const request = { ...found, name, phone, email, identifiers };
      kept.requests = kept.requests.map((one) => (one.id === params.id ? request : one));
      return { request };
    }),
    mock.patch('/api/requests/{id}/resend', ({ params }) => change(params.id, 'SENT')),
    mock.patch('/api/requests/{id}/follow_up', ({ params }) => change(params.id, 'FOLLOW_UP_SENT')),
  ];
}
