// @vitest-environment jsdom
import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { systemRoute } from './systemRoute.tsx';

const loaded = { status: 'loaded' };
const user = observable.box<object | undefined>(undefined);
const call = vi.fn(() => new Promise(() => undefined));
const app = {
  http: { call },
  session: {
    user: {
      get value() {
        return user.get();
      },
      get state() {
        return user.get() ? loaded : { status: 'loading' };
      },
    },
  },
} as unknown as App;

const signIn = (operator: boolean) => runInAction(() => user.set({ operator }));

describe('the page of operators, whose route is made once', () => {
  const route = systemRoute(app);
  const open = () => (route.loader as () => Promise<unknown>)();
  beforeEach(() => {
    call.mockClear();
    runInAction(() => user.set(undefined));
  });

  test('asks the server for operators alone, also when another person opened it first', async () => {
    signIn(false);
    await open();
    expect(call).not.toHaveBeenCalled();
    expect(route.handle).toHaveProperty('title', undefined);
    signIn(true);
    await open();
    expect(call).toHaveBeenCalledTimes(3);
    expect(route.handle).toHaveProperty('title', pageNames.system);
    signIn(false);
    await open();
    expect(call).toHaveBeenCalledTimes(3);
    expect(route.handle).toHaveProperty('title', undefined);
  });

  test('waits until it is known who is signed in', async () => {
    const opened = open();
    expect(call).not.toHaveBeenCalled();
    signIn(true);
    await opened;
    expect(call).toHaveBeenCalledTimes(3);
  });
});
