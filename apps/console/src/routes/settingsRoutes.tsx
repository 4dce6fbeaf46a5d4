import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { paths } from '../paths.ts';

/** Stored customer data: a separate page, not part of the settings draft. */
export function privacyRoute(app: App): RouteObject {
  return {
    path: paths.privacy,
    lazy: async () => (await import('./privacyRoute.tsx')).privacyRoute(app),
  };
}

/** Sign-in rules and the audit log: likewise a separate page. */
export function securityRoute(app: App): RouteObject {
  return {
    path: paths.security,
    lazy: async () => (await import('./securityRoute.tsx')).securityRoute(app),
  };
}

/** Tokens of programs: likewise. */
export function integrationsRoute(app: App): RouteObject {
  return {
    path: paths.integrations,
    lazy: async () => (await import('./integrationsRoute.tsx')).integrationsRoute(app),
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
