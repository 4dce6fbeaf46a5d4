import type { ApiToken, Webhook, WebhookDelivery } from '@forecourt/contract';
import { mock } from '@forecourt/testing';

type Handler = ReturnType<typeof mock.get>;

const path = '/api/partners/{id}/tokens';

const hooksPath = '/api/partners/{id}/webhooks';

export const token = (overrides: Partial<ApiToken> = {}): ApiToken => ({
  id: 'token-1',
  name: 'Dealer system',
  scope: 'WRITE',
  ending: '3f9a',
  created_by: { id: 'nora', name: 'Nora Gates' },
  inserted_at: '2026-01-12T09:00:00Z',
  expires_at: '2099-01-12T09:00:00Z',
  last_used_at: '2026-03-10T14:20:00Z',
  ...overrides,
});

export const tokens: readonly ApiToken[] = [
  token(),
  token({ id: 'token-2', name: 'Monthly report', scope: 'READ', expires_at: null }),
  token({
    id: 'token-3',
    name: 'Trial',
    ending: 'b2Qz',
    expires_at: '2026-01-31T09:00:00Z',
    last_used_at: null,
  }),
];

export const secret = 'fct_4mT0cXq7Lr2VbN9sKp1ZyW8dJf6HgA3uEoRi5tBx';

export const webhook = (overrides: Partial<Webhook> = {}): Webhook => ({
  id: 'webhook-1',
  url: 'https://hooks.northgate.test/forecourt',
  events: ['request.status_changed', 'report.completed'],
  active: true,
  failing_since: null,
  inserted_at: '2026-01-12T09:00:00Z',
  ...overrides,
});

export const webhooks: readonly Webhook[] = [
  webhook(),
  webhook({
    id: 'webhook-2',
    url: 'https://crm.northgate.test/in',
    events: ['offer.accepted', 'offer.declined', 'auction.ended'],
    failing_since: '2026-03-10T14:20:00Z',
  }),
  webhook({
    id: 'webhook-3',
    url: 'https://old.northgate.test/',
    events: ['message.received'],
    active: false,
  }),
];

export const delivery = (overrides: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'delivery-1',
  type: 'report.completed',
  state: 'DELIVERED',
  attempts: 1,
  status: 200,
  answer: '',
  error: null,
  duration_ms: 84,
  inserted_at: '2026-03-10T14:20:00Z',
  attempted_at: '2026-03-10T14:20:01Z',
  ...overrides,
});

export const deliveries: readonly WebhookDelivery[] = [
  delivery(),
  delivery({
    id: 'delivery-2',
    type: 'request.status_changed',
    state: 'FAILED',
    attempts: 31,
    status: 503,
    answer: '{"error":"maintenance"}',
    duration_ms: 1204,
  }),
  delivery({
    id: 'delivery-3',
    state: 'PENDING',
    attempts: 2,
    status: null,
    answer: null,
    error: 'ECONNREFUSED',
    duration_ms: 3,
  }),
];

const waiting = (type: string): WebhookDelivery =>
  delivery({
    id: 'delivery-new',
    type,
    state: 'PENDING',
    attempts: 0,
    status: null,
    answer: null,
    duration_ms: null,
    attempted_at: null,
  });

export const signingSecret = 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=';

/** A server with these tokens, and webhooks, that accepts every change. */
export function integrationsServer(now: readonly ApiToken[] = tokens, ...first: Handler[]) {
  return {
    layout: 'fullscreen',
    msw: {
      handlers: [
        ...first,
        mock.get(path, () => ({ tokens: [...now] })),
        mock.post(path, ({ body }) => ({
          token: token({
            id: 'token-new',
            name: body.name,
            scope: body.scope,
            ending: secret.slice(-4),
            last_used_at: null,
          }),
          secret,
        })),
        mock.delete('/api/partners/{id}/tokens/{tokenId}', () => undefined),
        mock.get(hooksPath, () => ({ webhooks: [...webhooks] })),
        mock.post(hooksPath, ({ body }) => ({
          webhook: webhook({ id: 'webhook-new', url: body.url, events: body.events }),
          secret: signingSecret,
        })),
        mock.patch(`${hooksPath}/{webhookId}`, ({ body }) => ({
          webhook: webhook({ active: body.active ?? true }),
        })),
        mock.delete(`${hooksPath}/{webhookId}`, () => undefined),
        mock.post(`${hooksPath}/{webhookId}/secret`, () => ({
          webhook: webhook(),
          secret: signingSecret,
        })),
        mock.get(`${hooksPath}/{webhookId}/deliveries`, () => ({
          deliveries: [...deliveries],
          metadata: { after: null },
        })),
        mock.post(`${hooksPath}/{webhookId}/test`, () => ({ delivery: waiting('webhook.test') })),
        mock.post(`${hooksPath}/{webhookId}/deliveries/{deliveryId}/retry`, () => ({
          delivery: { ...waiting('request.status_changed'), id: 'delivery-2' },
        })),
      ],
    },
  };
}
