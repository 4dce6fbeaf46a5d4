import type { FlowDefinition } from '@forecourt/flow-definition';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';

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

/** The lists of a flow with all their tabs (spec §2, routes). Each is loaded lazily. */
export function listRoutes(app: App, flow: FlowDefinition): RouteObject[] {
  const { requestList, cars, buyers } = flow;
  const panel: RouteObject = {
    path: 'create',
    lazy: async () => (await import('./requestPanelRoute.tsx')).requestPanelRoute(app, flow),
  };
  const photos: RouteObject = {
    path: 'full',
    lazy: async () => (await import('./carAssetsRoute.tsx')).carAssetsRoute(app),
  };
  return [
    listAt(
      requestList.path,
      requestList.tabs.map(({ path }) => path),
      async () => (await import('./requestListRoute.tsx')).requestListRoute(app, flow),
      [panel],
    ),
    listAt(
      cars.path,
      cars.tabs,
      async () => (await import('./carListRoute.tsx')).carListRoute(app, flow),
      [panel, photos],
    ),
    ...(buyers
      ? [
          listAt(
            buyers.path,
            buyers.tabs,
            async () => (await import('./buyerListRoute.tsx')).buyerListRoute(app, flow, buyers),
            [],
          ),
        ]
      : []),
  ];
}
