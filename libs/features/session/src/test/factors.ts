import type { Factors, ProofMethod } from '@forecourt/contract';
import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { mock, problem } from '@forecourt/testing';

type Handler = ReturnType<typeof mock.get>;

export const none: Factors = { required: false, passkeys: [], app: null, recovery_codes: 0 };

export const some: Factors = {
  required: false,
  recovery_codes: 9,
  passkeys: [
    {
      id: 'one',
      name: 'Work laptop',
      inserted_at: '2026-01-04T09:00:00Z',
      last_used_at: '2026-03-02T08:12:00Z',
    },
    { id: 'two', name: 'Phone', inserted_at: '2026-02-20T17:30:00Z', last_used_at: null },
  ],
  app: { inserted_at: '2026-02-01T10:00:00Z', last_used_at: null },
};

export const codes = Array.from({ length: 10 }, (_, index) => `7K2M${index}-Q0FD${index}`);

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A server with these factors that accepts every change. */
export function factorServer(factors: Factors, ...first: Handler[]) {
  return {
    msw: {
      handlers: [
        ...first,
        mock.get('/api/session/factors', () => ({ factors })),
        mock.post('/api/session/factors/app/options', () => ({
          challenge_id: 'challenge',
          key,
          uri: `otpauth://totp/Forecourt:staff%40northgate.test?issuer=Forecourt&secret=${key}`,
        })),
        mock.put('/api/session/factors/app', ({ body }) =>
          body.code === '123456'
            ? { factors: some, recovery_codes: factors === none ? codes : null }
            : problem('SECOND_FACTOR_REFUSED', 403),
        ),
        mock.delete('/api/session/factors/app', () => ({ factors: { ...factors, app: null } })),
        mock.post('/api/session/factors/passkeys/options', () => ({
          challenge_id: 'challenge',
          options: '{}',
        })),
        mock.post('/api/session/factors/passkeys', () => ({ factors: some, recovery_codes: null })),
        mock.patch('/api/session/factors/passkeys/{passkeyId}', ({ body }) => ({
          factors: {
            ...factors,
            passkeys: factors.passkeys.map((one, index) =>
              index === 0 ? { ...one, name: body.name } : one,
            ),
          },
        })),
        mock.delete('/api/session/factors/passkeys/{passkeyId}', () => ({
          factors: { ...factors, passkeys: factors.passkeys.slice(1) },
        })),
        mock.post('/api/session/factors/recovery_codes', () => ({ recovery_codes: codes })),
      ],
    },
  };
}

/**
 * A server that accepts the code 123456 at sign-in, and the password demo1234 for sensitive
 * actions.
 */
export function proofServer(...first: Handler[]) {
  return {
    msw: {
      handlers: [
        ...first,
        mock.post('/api/session/factor', ({ body }) =>
          body.code === '123456'
            ? { token: 'token', user: makeUser(seeded('factor')) }
            : problem('SECOND_FACTOR_REFUSED', 401),
        ),
        mock.post('/api/session/reauthenticate/options', () => ({
          challenge_id: 'challenge',
          methods: ['PASSWORD'] satisfies ProofMethod[],
          options: null,
          by_company: false,
        })),
        mock.post('/api/session/reauthenticate/company', () => ({
          url: 'https://login.northgate.test/authorize',
          key: 'key',
        })),
        mock.post('/api/session/reauthenticate', ({ body }) =>
          body.password === 'demo1234' || body.code === '123456'
            ? undefined
            : problem(body.password ? 'WRONG_PASSWORD' : 'SECOND_FACTOR_REFUSED', 403),
        ),
      ],
    },
  };
}
