import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { paths } from '../paths.ts';

/** The settings with their areas (spec §2, /settings and its children). */
export function settingsRoutes(app: App): RouteObject {
  return {
    path: paths.settings,
    lazy: async () => (await import('./settingsRoute.tsx')).settingsRoute(app),
    children: ['', 'theme', 'content', 'sections'].map((area): RouteObject => ({
      path: area || undefined,
      id: `${paths.settings}/${area}`,
      element: null,
    })),
  };
}
