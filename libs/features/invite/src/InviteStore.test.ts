import { ApiProblem, NetworkError } from '@forecourt/api-client';
import type { ProofChallenge } from '@forecourt/contract';
import {
  makeInvite,
  makeInviteCustomisation,
  makeProblem,
  seeded,
} from '@forecourt/contract/fixtures';
import { describe, expect, test, vi } from 'vitest';
import type { InviteStoreOptions } from './InviteStore.ts';
import { InviteStore } from './InviteStore.ts';

const random = seeded('invite store');
const customisation = makeInviteCustomisation(random, {
  partner_id: 'northgate',
  defaults: { country_code: '44' },
});
const agent_info = { user_id: 'agent-7', email: null, public_name: null };
const sent = { request: { id: 'request-1', status: 'SENT' as const } };

const make = (overrides: Partial<InviteStoreOptions> = {}) => {
  let keys = 0;
  const api = {
    getPartnerCustomisation: vi.fn(async () => makeInvite(random, { customisation, agent_info })),
    createSelfRequest: vi.fn<InviteStoreOptions['api']['createSelfRequest']>(async () => sent),
  };
  const store = new InviteStore({
    api,
    uniqueId: 'northgate-trade',
    agentId: 'agent-7',
    isMobileNumber: async (_, number) => number.startsWith('5'),
    newKey: () => `key-${(keys += 1)}`,
    ...overrides,
  });
  return { api, store };
};

const ready = async () => {
  const made = make();
  await made.store.load();
  made.store.type('5123 456', { code: 'EE', dialCode: '372' });
  return made;
};

describe('InviteStore', () => {
  test('solves what the server asks while many do, and repeats the call under the same key', async () => {
    const challenge = { parameters: { nonce: 'n' }, signature: 's' } as unknown as ProofChallenge;
    const solved: ProofChallenge[] = [];
    let checking: boolean[] = [];
    const { api, store } = make({
      solveProof: async (asked) => {
        checking.push(store.checking);
        solved.push(asked);
        return 'proof';
      },
    });
    await store.load();
    store.type('5123456', { code: 'EE', dialCode: '372' });
    const problem = makeProblem('PROOF_REQUIRED', { proof_challenge: challenge });
    api.createSelfRequest.mockRejectedValueOnce(new ApiProblem(problem));
    await store.submit();
    checking = [...checking, store.checking];
    expect([solved, checking]).toEqual([[challenge], [true, false]]);
    expect(api.createSelfRequest.mock.calls.map(([, options]) => options)).toEqual([
      { idempotencyKey: 'key-1' },
      { idempotencyKey: 'key-1', proof: 'proof' },
    ]);
    expect(store.sentTo).toBe('+3725123456');
  });

  test('what cannot be solved here is told, and the number stays', async () => {
    const { api, store } = make({ solveProof: () => Promise.reject(new Error('No worker')) });
    await store.load();
    store.type('5123456', { code: 'EE', dialCode: '372' });
    const challenge = { parameters: {}, signature: 's' } as unknown as ProofChallenge;
    api.createSelfRequest.mockRejectedValue(
      new ApiProblem(makeProblem('PROOF_REQUIRED', { proof_challenge: challenge })),
    );
    await store.submit();
    expect([store.problem, store.number, store.checking]).toEqual([
      { kind: 'unexpected' },
      '5123456',
      false,
    ]);
  });

  test('asks whose page it is, with the agent whose link it was', async () => {
    const { api, store } = make();
    await store.load();
    expect(api.getPartnerCustomisation).toHaveBeenCalledWith(
      'northgate-trade',
      { agent_id: 'agent-7' },
      expect.anything(),
    );
  });

  test('the dial code is 372, then the partner’s, then the one chosen', async () => {
    const { store } = make();
    expect(store.dialCode).toBe('372');
    await store.load();
    expect(store.dialCode).toBe('44');
    store.type('1', { code: 'FI', dialCode: '358' });
    expect(store.dialCode).toBe('358');
  });

  test('sends digits only, with dial code, for the partner and the agent', async () => {
    const { api, store } = await ready();
    await store.submit();
    expect(api.createSelfRequest).toHaveBeenCalledWith(
      {
        request_type: 'TRADE',
        partner_id: 'northgate',
        phone: '+3725123456',
        user_id: 'agent-7',
      },
      { idempotencyKey: 'key-1' },
    );
    expect(store.sentTo).toBe('+3725123456');
    expect(store.problem).toBeUndefined();
  });

  test.each([
    ['', 'missing'],
    ['123', 'invalid'],
  ])('the number "%s" is not sent: %s', async (number, kind) => {
    const { api, store } = await ready();
    store.type(number, { code: 'EE', dialCode: '372' });
    await store.submit();
    expect(store.problem).toEqual({ kind });
    expect(api.createSelfRequest).not.toHaveBeenCalled();
  });

  test.each([
    [problem('INVALID_FORMAT', 422), { kind: 'invalid' }],
    [problem('RATE_LIMITED', 429, 90), { kind: 'rateLimited', seconds: 90 }],
    [problem('INTERNAL_ERROR', 500), { kind: 'unexpected' }],
    [new NetworkError(), { kind: 'offline' }],
  ])('what the server refuses is said, and the number stays', async (error, expected) => {
    const { api, store } = await ready();
    api.createSelfRequest.mockRejectedValueOnce(error);
    await store.submit();
    expect(store.problem).toEqual(expected);
    expect(store.number).toBe('5123456');
    expect(store.sentTo).toBeNull();
    expect(store.sending).toBe(false);
  });

  test('pressed twice it sends once; tried again after a failure it sends no second SMS', async () => {
    const { api, store } = await ready();
    api.createSelfRequest.mockRejectedValueOnce(new NetworkError());
    await Promise.all([store.submit(), store.submit()]);
    expect(api.createSelfRequest).toHaveBeenCalledTimes(1);
    await store.submit();
    const keys = api.createSelfRequest.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  test('Resend SMS is a new message; when it fails, the first one still counts', async () => {
    const { api, store } = await ready();
    await store.submit();
    await store.resend();
    const keys = api.createSelfRequest.mock.calls.map(([, options]) => options?.idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-2']);
    expect(store.timesSent).toBe(2);
    api.createSelfRequest.mockRejectedValueOnce(problem('RATE_LIMITED', 429, 60));
    await store.resend();
    expect(store.timesSent).toBe(2);
    expect(store.sentTo).toBe('+3725123456');
    expect(store.problem).toEqual({ kind: 'rateLimited', seconds: 60 });
  });

  test('going back to the form keeps the number and forgets the problem', async () => {
    const { api, store } = await ready();
    await store.submit();
    api.createSelfRequest.mockRejectedValueOnce(new NetworkError());
    await store.resend();
    store.changeNumber();
    expect(store.sentTo).toBeNull();
    expect(store.number).toBe('5123456');
    expect(store.problem).toBeUndefined();
  });

  test('typing takes away what was said about the last number', async () => {
    const { store } = await ready();
    store.type('123', { code: 'EE', dialCode: '372' });
    await store.submit();
    store.type('1234', { code: 'EE', dialCode: '372' });
    expect(store.problem).toBeUndefined();
  });
});

function problem(
  code: 'INVALID_FORMAT' | 'RATE_LIMITED' | 'INTERNAL_ERROR',
  status: number,
  retryAfter?: number,
) {
  return new ApiProblem({ type: 'about:blank', title: code, status, code }, retryAfter);
}
