import type { Security, SecurityEvent, SecurityEventType } from '@forecourt/contract';
import { mock } from '@forecourt/testing';

type Handler = ReturnType<typeof mock.get>;

const nora = { id: 'nora', name: 'Nora Gates' };
const rasmus = { id: 'rasmus', name: 'Rasmus Berg' };
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

export const security: Security = {
  factor_required: false,
  members: [
    { ...nora, email: 'nora@northgate.test', second_factor: true },
    { ...rasmus, email: 'rasmus@northgate.test', second_factor: true },
    { id: 'mia', name: 'Mia Lind', email: 'mia@northgate.test', second_factor: false },
  ],
};

const types: readonly [SecurityEventType, [string, string][]][] = [
  ['SIGNED_IN', []],
  ['SIGN_IN_REFUSED', []],
  [
    'ROLE_CHANGED',
    [
      ['before', 'VIEWER'],
      ['after', 'AGENT'],
    ],
  ],
  ['FACTOR_ADDED', [['factor', 'PASSKEY']]],
  ['DATA_EXPORTED', [['what', 'CARS']]],
  ['INVITATION_SENT', [['email', 'eve@northgate.test']]],
];

/** This many events, newest first. */
export const events = (count: number): SecurityEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const [type, facts] = types[index % types.length] ?? ['SIGNED_IN', []];
    const isRefused = type === 'SIGN_IN_REFUSED';
    return {
      id: `event-${index}`,
      type,
      user: index % 3 === 2 ? rasmus : nora,
      actor: isRefused ? null : nora,
      ip: '192.0.2.44',
      place: index % 2 === 0 ? 'EE' : null,
      user_agent: isRefused
        ? null
        : `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
      detail: facts.map(([name, value]) => ({ name, value })),
      inserted_at: new Date(Date.parse('2026-03-10T14:20:00Z') - index * 7_000_000).toISOString(),
    };
  });

/** A server with this rule and these events that accepts every change. */
export function securityServer(
  now: Security = security,
  log: readonly SecurityEvent[] = events(6),
  ...first: Handler[]
) {
  return {
    layout: 'fullscreen',
    msw: {
      handlers: [
        ...first,
        mock.get('/api/partners/{id}/security', () => ({ security: now })),
        mock.get('/api/partners/{id}/company-sign-in', () => ({
          company_sign_in: null,
          callback_url: 'https://forecourt.test/login/company',
          own_domains: ['northgate.test'],
        })),
        mock.patch('/api/partners/{id}/security', ({ body }) => ({
          security: { ...now, factor_required: body.factor_required },
        })),
        mock.get('/api/partners/{id}/security/events', ({ request }) => {
          const { searchParams } = new URL(request.url);
          const type = searchParams.get('type');
          const found = log.filter((one) => type === null || one.type === type);
          const from = Number(searchParams.get('after') ?? 0);
          const size = Number(searchParams.get('limit') ?? 50);
          const isLast = from + size >= found.length;
          return {
            events: found.slice(from, from + size),
            metadata: { after: isLast ? null : String(from + size) },
          };
        }),
        mock.post('/api/partners/{id}/exports', () => undefined),
        mock.delete('/api/users/{userId}/factors', () => undefined),
      ],
    },
  };
}
