import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage, storageKeys } from '@forecourt/platform';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionStore } from './SessionStore.ts';

const user = makeUser(seeded(1));

describe('SessionStore', () => {
  const reload = vi.fn();
  const api = {
    createSession: vi.fn(async () => ({ token: 'fresh', user })),
    getSession: vi.fn(async () => ({ user })),
    deleteSession: vi.fn(async () => undefined),
  };
  let storage = createMemoryStorage();
  const make = () => new SessionStore({ api, storage, reload });

  beforeEach(() => {
    vi.clearAllMocks();
    storage = createMemoryStorage();
  });

  test('signing in keeps the token on this device and loads the page anew', async () => {
    await make().signIn('staff@northgate.test', 'demo1234');
    expect(api.createSession).toHaveBeenCalledWith({
      username: 'staff@northgate.test',
      password: 'demo1234',
    });
    expect(storage.get(storageKeys.authToken)).toBe('fresh');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a refused sign-in is the caller’s to show, and keeps nothing', async () => {
    api.createSession.mockRejectedValueOnce(new Error('refused'));
    await expect(make().signIn('a@b.test', 'wrong')).rejects.toThrow('refused');
    expect(storage.get(storageKeys.authToken)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('signing out works even when the server cannot be told', async () => {
    storage.set(storageKeys.authToken, 'old');
    api.deleteSession.mockRejectedValueOnce(new Error('offline'));
    const store = make();
    await store.signOut();
    expect(store.token).toBeNull();
    expect(storage.get(storageKeys.authToken)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a sign-out in another tab is followed here', () => {
    storage.set(storageKeys.authToken, 'old');
    let tell = (_token: string | null): void => undefined;
    const store = new SessionStore({
      api,
      reload,
      storage: {
        ...storage,
        subscribe: (key, listener) => {
          if (key === storageKeys.authToken) tell = listener;
          return () => undefined;
        },
      },
    });
    store.followOtherTabs();
    tell('old');
    expect(reload).not.toHaveBeenCalled();
    tell(null);
    expect(reload).toHaveBeenCalledOnce();
  });
});
