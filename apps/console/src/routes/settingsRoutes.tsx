import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { paths } from '../paths.ts';

/** What is kept of customers: a page of its own beside the draft of the settings. */
export function privacyRoute(app: App): RouteObject {
  return {
    path: paths.privacy,
    lazy: async () => (await import('./privacyRoute.tsx')).privacyRoute(app),
  };
}

/** How members sign in, and what is on record: a page of its own likewise. */
export function securityRoute(app: App): RouteObject {
  return {
    path: paths.security,
    lazy: async () => (await import('./securityRoute.tsx')).securityRoute(app),
  };
}

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
