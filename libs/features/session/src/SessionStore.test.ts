import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage, storageKeys, TypedWork } from '@forecourt/platform';
import { until } from '@forecourt/testing/until';
import { observable } from 'mobx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accessEndedKey, SessionStore } from './SessionStore.ts';

const user = makeUser(seeded(1));

describe('SessionStore', () => {
  const leave = vi.fn((_to: 'here' | 'login', before?: () => void) => before?.());
  const reload = vi.fn(() => void leave('here'));
  const forget = vi.fn();
  const api = {
    createSession: vi.fn(async () => ({ token: 'fresh', user })),
    getSession: vi.fn(async () => ({ user })),
    deleteSession: vi.fn(async () => undefined),
  };
  let storage = createMemoryStorage();
  let tab = createMemoryStorage();
  let tell = (_token: string | null): void => undefined;
  const whoIs = vi.fn(async () => user);
  const make = () =>
    new SessionStore({
      api,
      leave,
      reload,
      whoIs,
      forget,
      typed: new TypedWork(tab),
      storage: {
        ...storage,
        subscribe: (key, listener) => {
          if (key === storageKeys.authToken) tell = listener;
          return () => undefined;
        },
      },
    });
  const left = () => leave.mock.calls.map(([to]) => to);

  beforeEach(() => {
    vi.clearAllMocks();
    storage = createMemoryStorage();
    tab = createMemoryStorage();
  });

  test('signing in keeps the token on this device and reloads the page', async () => {
    storage.set(accessEndedKey, 'Northgate Motors');
    await make().signIn('staff@northgate.test', 'demo1234');
    expect(api.createSession).toHaveBeenCalledWith({
      username: 'staff@northgate.test',
      password: 'demo1234',
    });
    expect(storage.get(storageKeys.authToken)).toBe('fresh');
    expect(storage.get(accessEndedKey)).toBeNull();
    expect(left()).toEqual(['here']);
  });

  test('a refused sign-in is the caller’s to show, and keeps nothing', async () => {
    api.createSession.mockRejectedValueOnce(new Error('refused'));
    await expect(make().signIn('a@b.test', 'wrong')).rejects.toThrow('refused');
    expect(storage.get(storageKeys.authToken)).toBeNull();
    expect(left()).toEqual([]);
  });

  test('signing out works even when the server cannot be told', async () => {
    storage.set(storageKeys.authToken, 'old');
    api.deleteSession.mockRejectedValueOnce(new Error('offline'));
    const store = make();
    await store.signOut();
    expect([store.token, storage.get(storageKeys.authToken)]).toEqual([null, null]);
    expect(left()).toEqual(['here']);
  });

  test('signing out erases what the device keeps for the person', async () => {
    storage.set(storageKeys.authToken, 'old');
    const store = make();
    await store.load();
    await store.signOut();
    expect(forget).toHaveBeenCalledWith(user.id);
    expect(store.held).toBeNull();
  });

  describe('when the server no longer takes the token', () => {
    const atWork = async () => {
      storage.set(storageKeys.authToken, 'old');
      const store = make();
      await store.load();
      return store;
    };

    test('without a session, a person who has just opened the page is to sign in', () => {
      storage.set(storageKeys.authToken, 'old');
      const store = make();
      store.end();
      expect([store.token, storage.get(storageKeys.authToken), store.held]).toEqual(
        Array(3).fill(null),
      );
      expect(left()).toEqual(['login']);
    });

    test('the refused load itself forgets nothing of what they typed', async () => {
      const store = await atWork();
      api.getSession.mockImplementationOnce(async () => {
        store.end();
        throw new Error('refused');
      });
      await store.load();
      expect(make().held).toEqual({ id: user.id, username: user.username });
    });

    test('it is cleared at once, the page is left, and its person may sign in in place', async () => {
      const store = await atWork();
      store.end();
      store.end();
      expect([store.token, storage.get(storageKeys.authToken)]).toEqual([null, null]);
      expect(left()).toEqual(['here']);
      expect(forget).not.toHaveBeenCalled();

      const next = make();
      expect(next.held).toEqual({ id: user.id, username: user.username });
      await next.signInAgain('demo1234');
      expect(api.createSession).toHaveBeenCalledWith({
        username: user.username,
        password: 'demo1234',
      });
      expect(storage.get(storageKeys.authToken)).toBe('fresh');
      expect(left()).toEqual(['here', 'here']);
    });

    test('what was typed is held over it, and given back to the same person alone', async () => {
      storage.set(storageKeys.authToken, 'old');
      const form = observable({ text: '' });
      const part = {
        read: () => form.text,
        write: (value: unknown) => (form.text = String(value)),
      };
      const typed = new TypedWork(tab);
      typed.keep('form', part);
      const store = new SessionStore({ api, leave, reload, whoIs, forget, typed, storage });
      await store.load();
      form.text = 'Dear Mari';
      store.end();
      form.text = '';
      for (const [person, text] of [
        [makeUser(seeded(2)), ''],
        [user, 'Dear Mari'],
      ] as const) {
        storage.set(storageKeys.authToken, 'fresh');
        const kept = createMemoryStorage({ forecourt_typed: tab.get('forecourt_typed')! });
        const again = new TypedWork(kept);
        again.keep('form', part);
        api.getSession.mockResolvedValueOnce({ user: person });
        await new SessionStore({ api, leave, reload, whoIs, forget, typed: again, storage }).load();
        expect([form.text, kept.get('forecourt_typed')]).toEqual([text, null]);
      }
    });

    test('whose access a partner ended is told so where one signs in, and nothing is held', async () => {
      const store = await atWork();
      store.end('Northgate Motors');
      expect(storage.get(accessEndedKey)).toBe('Northgate Motors');
      expect([storage.get(storageKeys.authToken), make().held]).toEqual([null, null]);
      expect(forget).toHaveBeenCalledWith(user.id);
      expect(left()).toEqual(['login']);
    });

    test('a person who does not sign in again leaves nothing behind', async () => {
      (await atWork()).end();
      const next = make();
      next.giveUp();
      expect([next.held, make().held]).toEqual([null, null]);
      expect(forget).toHaveBeenCalledWith(user.id);
      expect(left()).toEqual(['here', 'login']);
    });

    test('a newer one of the same person is gone on with', async () => {
      const store = await atWork();
      storage.set(storageKeys.authToken, 'newer');
      store.end();
      await until(() => expect(store.token).toBe('newer'));
      expect(storage.get(storageKeys.authToken)).toBe('newer');
      expect(left()).toEqual([]);
    });
  });

  describe('following another tab', () => {
    const followed = async (signedIn = true) => {
      storage.set(storageKeys.authToken, 'old');
      const store = make();
      if (signedIn) await store.load();
      store.followOtherTabs();
      return store;
    };
    const change = (token: string | null): void => {
      storage.set(storageKeys.authToken, token);
      tell(token);
    };

    test('a sign-out leaves the page, with what was typed', async () => {
      const store = await followed();
      change('old');
      expect(left()).toEqual([]);
      change(null);
      expect(left()).toEqual(['here']);
      expect([store.token, make().held]).toEqual([null, null]);
      expect(forget).toHaveBeenCalledWith(user.id);
    });

    test('the end of a session ends it here as well, and what was typed is held', async () => {
      const other = await followed();
      other.end();
      const store = await followed();
      change(null);
      expect([store.token, left()]).toEqual([null, ['here', 'here']]);
      expect(make().held?.id).toBe(user.id);
    });

    test('the same person’s new sign-in is gone on with', async () => {
      const store = await followed();
      change('fresh');
      await until(() => expect(store.token).toBe('fresh'));
      expect(left()).toEqual([]);
    });

    test('another person’s sign-in reloads the page', async () => {
      const store = await followed();
      whoIs.mockResolvedValueOnce(makeUser(seeded(2)));
      change('other');
      await until(() => expect(left()).toEqual(['here']));
      expect(store.token).toBe('old');
    });

    test('a sign-in elsewhere without a user here, or of an unknown user, reloads the page', async () => {
      await followed(false);
      change('fresh');
      await until(() => expect(left()).toHaveLength(1));
      whoIs.mockRejectedValueOnce(new Error('offline'));
      await followed();
      change('fresh');
      await until(() => expect(left()).toHaveLength(2));
    });

    test('a page that comes back from the browser’s memory is looked at again', async () => {
      const store = await followed();
      store.check();
      expect(api.getSession).toHaveBeenCalledTimes(2);
      storage.remove(storageKeys.authToken);
      store.check();
      expect(left()).toEqual(['here']);
    });
  });
});
