// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { goBack } from './navigation.tsx';

const routerAt = (pathname: string, search = '') => ({
  navigate: vi.fn(async () => undefined),
  state: { location: { pathname, search } } as never,
});

describe('closing an overlay', () => {
  afterEach(() => vi.restoreAllMocks());

  test('goes back to where one came from', () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    window.history.replaceState({ idx: 2 }, '');
    const router = routerAt('/trade/sellers/create');
    goBack(router);
    expect(back).toHaveBeenCalledOnce();
    expect(router.navigate).not.toHaveBeenCalled();
  });

  test('opened by its address, leads to the list below it, search and all', () => {
    window.history.replaceState({ idx: 0 }, '');
    const router = routerAt('/trade/sellers/leads/create', '?name=mari');
    goBack(router);
    expect(router.navigate).toHaveBeenCalledWith('/trade/sellers/leads?name=mari', {
      replace: true,
    });
  });
});
