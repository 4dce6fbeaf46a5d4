import type { FlowDefinition, ListAddresses } from '@forecourt/flow-definition';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { once } from '../stores/once.ts';

/** A list's address with its tabs, and the overlays of each. */
function listAt(
  path: string,
  tabs: readonly string[],
  lazy: () => Promise<Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>>,
  over: readonly RouteObject[],
): RouteObject {
  return {
    path,
    lazy,
    children: tabs.map((tab): RouteObject => ({
      path: tab || undefined,
      id: `${path}/${tab}`,
      element: <Outlet />,
      children: [...over],
    })),
  };
}

const pathsOf = (tabs: readonly { path: string }[]): string[] => tabs.map(({ path }) => path);

/** The panels over the directory of dealers. */
function dealerPanels(app: App, dealers: ListAddresses): RouteObject[] {
  const lazy = once(async () =>
    (await import('./dealerPanelRoute.tsx')).dealerPanelRoute(app, dealers),
  );
  return [
    { path: 'create', lazy },
    { path: 'edit/:dealerId', lazy },
    {
      path: 'import',
      lazy: async () => (await import('./dealerImportRoute.tsx')).dealerImportRoute(app, dealers),
    },
  ];
}

/**
 * The lists of a flow with all their tabs (spec §2, routes). Each is loaded lazily. Panels are the
 * same over every tab, so their forms are made once.
 */
export function listRoutes(app: App, flow: FlowDefinition): RouteObject[] {
  const { requestList, cars, buyers, dealers } = flow;
  const panel: RouteObject = {
    path: 'create',
    lazy: once(async () => (await import('./requestPanelRoute.tsx')).requestPanelRoute(app, flow)),
  };
  const many: RouteObject = {
    path: 'many',
    lazy: once(async () => (await import('./sendManyRoute.tsx')).sendManyRoute(app, flow)),
  };
  const photos: RouteObject = {
    path: 'full',
    lazy: async () => (await import('./carAssetsRoute.tsx')).carAssetsRoute(app),
  };
  return [
    listAt(
      requestList.path,
      pathsOf(requestList.tabs),
      async () => (await import('./requestListRoute.tsx')).requestListRoute(app, flow),
      [panel, many],
    ),
    listAt(
      cars.path,
      pathsOf(cars.tabs),
      async () => (await import('./carListRoute.tsx')).carListRoute(app, flow),
      [panel, photos],
    ),
    ...(buyers
      ? [
          listAt(
            buyers.path,
            pathsOf(buyers.tabs),
            async () => (await import('./buyerListRoute.tsx')).buyerListRoute(app, flow, buyers),
            [],
          ),
        ]
      : []),
    ...(dealers
      ? [
          listAt(
            dealers.path,
            dealers.tabs,
            async () => (await import('./dealerListRoute.tsx')).dealerListRoute(app, dealers),
            dealerPanels(app, dealers),
          ),
        ]
      : []),
  ];
}
