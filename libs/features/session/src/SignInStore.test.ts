import { ApiProblem, NetworkError } from '@forecourt/api-client';
import { makeProblem } from '@forecourt/contract/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { fieldOf } from './signInProblem.ts';
import { SignInStore } from './SignInStore.ts';

const filled = (signIn: (username: string, password: string) => Promise<void>) => {
  const store = new SignInStore({ signIn });
  store.setEmail(' staff@northgate.test ');
  store.setPassword('demo1234');
  return store;
};

describe('SignInStore', () => {
  test.each([
    ['', '', 'emptyEmail'],
    ['   ', 'demo1234', 'emptyEmail'],
    ['a@b.test', '', 'emptyPassword'],
    ['a@b.test', 'abc', 'shortPassword'],
  ])('email %j with password %j is not sent: %s', async (email, password, kind) => {
    const signIn = vi.fn();
    const store = new SignInStore({ signIn });
    store.setEmail(email);
    store.setPassword(password);
    await store.submit();
    expect(store.problem?.kind).toBe(kind);
    expect(signIn).not.toHaveBeenCalled();
  });

  test.each([
    [new ApiProblem(makeProblem('ACCOUNT_NOT_FOUND')), 'accountNotFound', 'email'],
    [new ApiProblem(makeProblem('WRONG_PASSWORD')), 'wrongPassword', 'password'],
    [new ApiProblem(makeProblem('RATE_LIMITED'), 30), 'rateLimited', undefined],
    [new NetworkError('no network'), 'offline', undefined],
    [new Error('anything'), 'unexpected', undefined],
  ])('%s is told as %s at %s, and what was typed stays', async (error, kind, field) => {
    const store = filled(() => Promise.reject(error));
    await store.submit();
    expect(store.problem?.kind).toBe(kind);
    expect(fieldOf(store.problem!)).toBe(field);
    expect(store.password).toBe('demo1234');
    expect(store.sending).toBe(false);
  });

  test('pressed twice it signs in once, without the spaces around the email', async () => {
    const signIn = vi.fn(() => new Promise<void>(() => undefined));
    const store = filled(signIn);
    void store.submit();
    void store.submit();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('staff@northgate.test', 'demo1234');
    expect(store.sending).toBe(true);
  });
});
