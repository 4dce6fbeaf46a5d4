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

/** Pages about who reaches the branch: members and programs. */
const access = () => import('./accessRoutes.tsx');

/** Sign-in rules and the audit log: likewise a separate page. */
export function securityRoute(app: App): RouteObject {
  return {
    path: paths.security,
    lazy: async () => (await access()).securityRoute(app),
  };
}

/** Tokens of programs: likewise. */
export function integrationsRoute(app: App): RouteObject {
  return {
    path: paths.integrations,
    lazy: async () => (await access()).integrationsRoute(app),
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
