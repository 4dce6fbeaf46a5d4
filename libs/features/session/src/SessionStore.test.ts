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
  const whoIs = vi.fn(async () => user);
  const make = () => new SessionStore({ api, storage, reload, whoIs });

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

  test('signing out erases what the device keeps for the person', async () => {
    storage.set(storageKeys.authToken, 'old');
    const forget = vi.fn();
    const store = new SessionStore({ api, storage, reload, whoIs, forget });
    await store.load();
    await store.signOut();
    expect(forget).toHaveBeenCalledWith(user);
  });

  describe('when the server no longer takes the token', () => {
    const atWork = async () => {
      storage.set(storageKeys.authToken, 'old');
      const store = make();
      await store.load();
      return store;
    };

    test('of somebody who has only just opened the page, there is nothing to renew', async () => {
      storage.set(storageKeys.authToken, 'old');
      const store = make();
      await expect(store.renew()).resolves.toBe(false);
      expect(store.isExpired).toBe(false);
    });

    test('the same person signs in again, and everything that waited goes on', async () => {
      const store = await atWork();
      const waiting = [store.renew(), store.renew()];
      expect(store.isExpired).toBe(true);
      await store.signInAgain('demo1234');
      await expect(Promise.all(waiting)).resolves.toEqual([true, true]);
      expect(api.createSession).toHaveBeenCalledWith({
        username: user.username,
        password: 'demo1234',
      });
      expect([store.token, store.isExpired]).toEqual(['fresh', false]);
      expect(storage.get(storageKeys.authToken)).toBe('fresh');
      expect(reload).not.toHaveBeenCalled();
    });

    test('a wrong password leaves all waiting', async () => {
      const store = await atWork();
      let settled = false;
      void store.renew().then(() => (settled = true));
      api.createSession.mockRejectedValueOnce(new Error('wrong'));
      await expect(store.signInAgain('no')).rejects.toThrow('wrong');
      expect([store.isExpired, settled]).toEqual([true, false]);
    });

    test('who leaves instead makes what waited fail', async () => {
      const store = await atWork();
      const waiting = store.renew();
      store.leave();
      await expect(waiting).resolves.toBe(false);
    });

    test('should the account be another’s by now, the page is loaded anew', async () => {
      const store = await atWork();
      void store.renew();
      api.createSession.mockResolvedValueOnce({ token: 'other', user: makeUser(seeded(2)) });
      await store.signInAgain('demo1234');
      expect(reload).toHaveBeenCalledOnce();
      expect(store.token).toBe('old');
    });
  });

  describe('following another tab', () => {
    const followed = async (signedIn = true) => {
      storage.set(storageKeys.authToken, 'old');
      let tell = (_token: string | null): void => undefined;
      const store = new SessionStore({
        ...{ api, reload, whoIs },
        storage: {
          ...storage,
          subscribe: (key, listener) => {
            if (key === storageKeys.authToken) tell = listener;
            return () => undefined;
          },
        },
      });
      if (signedIn) await store.load();
      store.followOtherTabs();
      return { store, tell };
    };

    test('a sign-out loads the page anew', async () => {
      const { tell } = await followed();
      tell('old');
      expect(reload).not.toHaveBeenCalled();
      tell(null);
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    });

    test('the same person’s new sign-in is gone on with, and ends the waiting here', async () => {
      const { store, tell } = await followed();
      const waiting = store.renew();
      tell('fresh');
      await expect(waiting).resolves.toBe(true);
      expect([store.token, store.isExpired]).toEqual(['fresh', false]);
      expect(reload).not.toHaveBeenCalled();
    });

    test('another person’s sign-in loads the page anew', async () => {
      const { store, tell } = await followed();
      whoIs.mockResolvedValueOnce(makeUser(seeded(2)));
      tell('other');
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
      expect(store.token).toBe('old');
    });

    test('a sign-in while nobody is at work here, or of nobody known, loads the page anew', async () => {
      (await followed(false)).tell('fresh');
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
      whoIs.mockRejectedValueOnce(new Error('offline'));
      (await followed()).tell('fresh');
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    });
  });
});
