import { pause } from '@forecourt/platform';
import type { ReactNode } from 'react';
import { Fragment, useCallback } from 'react';
import { Outlet, useLoaderData, useNavigate } from 'react-router-dom';
import type { LoaderFunctionArgs, NavigateOptions, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { fetchNext } from '../app/fetchNext.ts';
import { prefetchNext } from '../app/prefetchNext.ts';
import { filtersIn, type ListFilters } from '@forecourt/feature-lists/filters';
import { GROUP_PARAM, SORT_PARAM } from '../paths.ts';
import type { BranchStores } from '../stores/BranchStores.ts';

/** The parts of a list's state that are in its address. */
export interface ListPlace extends ListFilters {
  /** Last segment of the tab's address; empty for "All". */
  tab: string;
  search: string;
  /** Order, instead of the usual one. */
  sort?: string;
}

type Go = (href: string, options?: NavigateOptions) => void;

/** A list and its address. */
export interface RoutedList<Store> {
  /** `/trade/sellers` */
  path: string;
  /** Name of its search parameter. */
  searchParam: 'name' | 'plate' | 'q';
  /** The list of a branch. */
  storeOf(stores: BranchStores): Store;
  /** Keeps what is typed into it. */
  keepTyped?(store: Store): void;
  draw(store: Store, go: Go, stores: BranchStores): ReactNode;
}

/** How long the first page of a visit waits for its rows before it shows a loading state. */
const FIRST_PAINT_MS = 60;
let first = true;

/** A list with its tabs; the panel of a `create` address opens over it. */
export async function listRoute<Store extends { open(place: ListPlace): Promise<void> }>(
  app: App,
  list: RoutedList<Store>,
): Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>> {
  const staff = await app.staff();
  fetchNext();
  return {
    loader: async ({ request }: LoaderFunctionArgs) => {
      const place = placeOf(new URL(request.url), list);
      const { stores } = staff;
      const store = list.storeOf(stores);
      list.keepTyped?.(store);
      const opened = app.branch.known().then(() => store.open(place));
      void opened.then(() => prefetchNext('list', staff));
      // Prefetched rows have arrived by now: no skeletons for a single frame.
      if (first) await Promise.race([opened, pause(FIRST_PAINT_MS)]);
      first = false;
      return stores;
    },
    // Tabs are child paths: by default the router would not reload the parent route they share.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate || placeOf(currentUrl, list).tab !== placeOf(nextUrl, list).tab,
    element: <ListPage list={list} />,
  };
}

/** The tab and the search of an address. */
function placeOf(
  { pathname, searchParams }: URL,
  { path, searchParam }: Pick<RoutedList<unknown>, 'path' | 'searchParam'>,
): ListPlace {
  const tab = pathname
    .slice(path.length + 1)
    .replace(/(^|\/)(create|many|full|import|edit\/[^/]+)\/?$/, '');
  return {
    tab: tab.replace(/\/$/, ''),
    search: searchParams.get(searchParam) ?? '',
    ...filtersIn(searchParams),
    group: searchParams.get(GROUP_PARAM) ?? undefined,
    sort: searchParams.get(SORT_PARAM) ?? undefined,
  };
}

function ListPage<Store>({ list }: { list: RoutedList<Store> }) {
  const stores = useLoaderData<BranchStores>();
  const navigate = useNavigate();
  const go = useCallback<Go>((href, options) => void navigate(href, options), [navigate]);
  return (
    <>
      <Fragment key={stores.id}>{list.draw(list.storeOf(stores), go, stores)}</Fragment>
      <Outlet />
    </>
  );
}
