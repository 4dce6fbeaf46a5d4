import { pause } from '@forecourt/platform';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import type { LoaderFunctionArgs, NavigateOptions, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { DELIVERY_PARAM } from '../paths.ts';

/** What of a list is in its address. */
export interface ListPlace {
  /** Last part of the tab's address; empty for all. */
  tab: string;
  search: string;
  /** Only what was not delivered. */
  undelivered?: boolean;
}

type Go = (href: string, options?: NavigateOptions) => void;

/** A list and where it stands. */
export interface RoutedList {
  /** `/trade/sellers` */
  path: string;
  /** What its search is called in the address. */
  searchParam: 'name' | 'plate';
  open(place: ListPlace): Promise<void>;
  draw(go: Go): ReactNode;
}

/** How long the first page of a visit waits for its rows before it shows that they are coming. */
const firstPaintMs = 60;
let first = true;

/** A list with its tabs; the panel of a `create` address opens over it. */
export function listRoute(
  app: App,
  list: RoutedList,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'> {
  return {
    loader: async ({ request }: LoaderFunctionArgs) => {
      const place = placeOf(new URL(request.url), list);
      const opened = app.branch.known().then(() => list.open(place));
      // What was asked for early is there by now: no skeletons for a single frame.
      if (first) await Promise.race([opened, pause(firstPaintMs)]);
      first = false;
      return null;
    },
    // A tab is a child's path: the router would take this route for the one that is shown already.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate || placeOf(currentUrl, list).tab !== placeOf(nextUrl, list).tab,
    element: <ListPage draw={(go) => list.draw(go)} />,
  };
}

/** The tab and the search of an address. */
function placeOf({ pathname, searchParams }: URL, { path, searchParam }: RoutedList): ListPlace {
  const tab = pathname.slice(path.length + 1).replace(/(^|\/)(create|full)\/?$/, '');
  return {
    tab: tab.replace(/\/$/, ''),
    search: searchParams.get(searchParam) ?? '',
    undelivered: searchParams.get(DELIVERY_PARAM) === 'failed',
  };
}

function ListPage({ draw }: Pick<RoutedList, 'draw'>) {
  const navigate = useNavigate();
  const go = useCallback<Go>((href, options) => void navigate(href, options), [navigate]);
  return (
    <>
      {draw(go)}
      <Outlet />
    </>
  );
}
