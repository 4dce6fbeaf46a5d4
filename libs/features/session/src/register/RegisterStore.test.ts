import { ApiProblem, NetworkError } from '@forecourt/api-client';
import type { ErrorCode, WeakPasswordRule } from '@forecourt/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterStore } from './RegisterStore.ts';

const problem = (code: ErrorCode, status: number, retryAfter?: number): ApiProblem =>
  new ApiProblem({ type: 'about:blank', title: code, status, code }, retryAfter);

const weak = (rule: WeakPasswordRule): ApiProblem =>
  new ApiProblem({ type: 'about:blank', title: '', status: 422, code: 'WEAK_PASSWORD', rule });

const register = vi.fn();
let store: RegisterStore;

beforeEach(() => {
  register.mockReset();
  store = new RegisterStore({ register });
  store.type('name', ' Ann Lee ');
  store.type('email', ' ann@riverside.test ');
  store.type('password', 'three blue tractors');
});

describe('registering', () => {
  it('sends what was typed, once, however often the button is pressed', async () => {
    await Promise.all([store.submit(), store.submit()]);
    expect(register).toHaveBeenCalledExactlyOnceWith({
      name: 'Ann Lee',
      email: 'ann@riverside.test',
      password: 'three blue tractors',
    });
    expect(store.sending).toBe(true);
  });

  it('sends the key of an invitation along', async () => {
    store = new RegisterStore({ register, invitationKey: 'key' });
    store.type('name', 'Ann Lee');
    store.type('email', 'ann@riverside.test');
    store.type('password', 'three blue tractors');
    await store.submit();
    expect(register).toHaveBeenCalledWith(expect.objectContaining({ invitation_key: 'key' }));
  });

  it.each([
    ['name', ' ', 'emptyName'],
    ['name', 'x'.repeat(251), 'emptyName'],
    ['email', '', 'emptyEmail'],
    ['email', 'ann@', 'badEmail'],
    ['password', '', 'emptyPassword'],
    ['password', 'nine char', 'shortPassword'],
  ] as const)('with %s “%s” asks nobody and says %s', async (field, value, kind) => {
    store.type(field, value);
    await store.submit();
    expect([store.problem?.kind, store.sending, register.mock.calls.length]).toEqual([
      kind,
      false,
      0,
    ]);
    store.type(field, 'x');
    expect(store.problem).toBeUndefined();
  });

  it.each([
    [problem('EMAIL_TAKEN', 409), { kind: 'emailTaken' }],
    [problem('SIGNUP_CLOSED', 403), { kind: 'signUpClosed' }],
    [weak('COMMON'), { kind: 'commonPassword' }],
    [weak('NAME_OR_EMAIL'), { kind: 'ownNamePassword' }],
    [weak('TOO_SHORT'), { kind: 'shortPassword' }],
    [problem('RATE_LIMITED', 429, 45), { kind: 'rateLimited', seconds: 45 }],
    [problem('INTERNAL_ERROR', 500), { kind: 'unexpected' }],
    [new NetworkError('gone'), { kind: 'offline' }],
  ])('keeps what was typed when it fails by %s', async (error, expected) => {
    register.mockRejectedValue(error);
    await store.submit();
    expect([store.problem, store.sending]).toEqual([expected, false]);
    expect([store.name, store.password]).toEqual([' Ann Lee ', 'three blue tractors']);
  });
});
