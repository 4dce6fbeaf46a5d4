import type { ApiToken } from '@forecourt/contract';
import { mock } from '@forecourt/testing';

type Handler = ReturnType<typeof mock.get>;

const path = '/api/partners/{id}/tokens';

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

/** A server with these tokens that accepts every change. */
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
      ],
    },
  };
}
