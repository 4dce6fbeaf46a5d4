// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { goBack, navigationOf } from './navigation.tsx';

const routerAt = (pathname: string, search = '') => ({
  navigate: vi.fn(async () => undefined),
  state: { location: { pathname, search, hash: '' } } as never,
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

describe('a link of the pages', () => {
  afterEach(cleanup);

  const linkTo = (href: string, more: object = {}) => {
    const router = routerAt('/trade/sellers', '?name=mari');
    const { Link } = navigationOf(router);
    render(createElement(Link, { href, ...more }, 'Sellers'));
    return { router, link: screen.getByRole('link', { name: 'Sellers' }) };
  };

  test('leads on within the page', () => {
    const { router, link } = linkTo('/trade/cars');
    expect(link).toHaveProperty('pathname', '/trade/cars');
    expect(fireEvent.click(link)).toBe(false);
    expect(router.navigate).toHaveBeenCalledWith('/trade/cars', { replace: false });
  });

  test('to the full view of a photo, fades it in', () => {
    const { router, link } = linkTo('/trade/report/r1/full/#7');
    fireEvent.click(link);
    expect(router.navigate).toHaveBeenCalledWith('/trade/report/r1/full/#7', {
      replace: false,
      viewTransition: true,
    });
  });

  test('to where one is already, leaves no second step to go back over', () => {
    const { router, link } = linkTo('/trade/sellers?name=mari');
    fireEvent.click(link);
    expect(router.navigate).toHaveBeenCalledWith('/trade/sellers?name=mari', { replace: true });
  });

  test.each([
    ['another window', '/trade/cars', {}, { ctrlKey: true }],
    ['a new tab', '/trade/cars', { target: '_blank' }, {}],
    ['another place', 'https://elsewhere.test/', {}, {}],
    [
      'what its own press forbids',
      '/trade/cars',
      { onClick: (e: Event) => e.preventDefault() },
      {},
    ],
  ])('leaves %s to the browser', (_, href, more, press) => {
    const { router, link } = linkTo(href, more);
    // jsdom cannot navigate: a click that is not prevented would only log an error.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, press);
    expect(router.navigate).not.toHaveBeenCalled();
  });
});
