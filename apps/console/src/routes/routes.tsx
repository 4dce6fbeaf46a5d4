import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { flows } from '../flows/flows.ts';
import { paths } from '../paths.ts';
import { afterSignIn, rootRedirect, signedInOnly, signedOutOnly } from './guards.ts';
import { listRoutes } from './listRoutes.tsx';
import { reportRoutes } from './reportRoutes.tsx';
import {
  integrationsRoute,
  privacyRoute,
  securityRoute,
  settingsRoutes,
} from './settingsRoutes.tsx';
import { RouteFailure } from './RouteFailure.tsx';

/** Shown briefly until a loader has redirected. */
const nothing = <></>;

/** Pages that are opened without the console around them. */
const entryRoutes = () => import('./entryRoutes.ts');
/** A person's own pages. */
const accountRoutes = () => import('./accountRoutes.ts');

/** Every address of the console (spec §2). The code of a page is loaded on the first visit. */
export function createRoutes(app: App): RouteObject[] {
  return [
    {
      errorElement: <RouteFailure />,
      hydrateFallbackElement: nothing,
      children: [
        // Signed-in users need not sign in (spec §4); for others, main.tsx shows the page.
        { path: paths.login, loader: () => redirect(afterSignIn()), element: nothing },
        {
          path: paths.companySignIn,
          lazy: async () => (await entryRoutes()).companyRoute(app),
        },
        {
          path: paths.register,
          loader: () => signedOutOnly(app),
          lazy: async () => (await entryRoutes()).registerRoute(app),
        },
        {
          path: paths.forgot,
          lazy: async () => (await entryRoutes()).forgotRoute(app),
        },
        {
          path: paths.reset,
          lazy: async () => (await entryRoutes()).resetRoute(app),
        },
        {
          path: paths.verify,
          lazy: async () => (await entryRoutes()).verifyRoute(app),
        },
        {
          path: paths.digestOff,
          lazy: async () => (await entryRoutes()).digestOffRoute(app),
        },
        {
          path: paths.setup,
          lazy: async () => (await import('./setupRoute.tsx')).setupRoute(app),
        },
        {
          path: paths.secondFactor,
          loader: () => signedInOnly(app),
          lazy: async () => (await import('./secondFactorRoute.tsx')).secondFactorRoute(app),
        },
        {
          loader: () => signedInOnly(app),
          lazy: async () => (await import('./shellRoute.tsx')).shellRoute(app),
          shouldRevalidate: () => false,
          children: [
            {
              index: true,
              path: paths.root,
              loader: () => rootRedirect(app),
              lazy: async () => (await import('./noAreasRoute.tsx')).noAreasRoute(),
            },
            {
              path: paths.users,
              lazy: async () => (await import('./usersRoute.tsx')).usersRoute(app),
            },
            {
              path: paths.insights,
              lazy: async () => (await import('./insightsRoute.tsx')).insightsRoute(app),
            },
            {
              path: paths.billing,
              lazy: async () => (await import('./billingRoute.tsx')).billingRoute(app),
              children: [
                { index: true, element: nothing },
                { path: 'payments', element: nothing },
              ],
            },
            {
              path: paths.profile,
              lazy: async () => (await accountRoutes()).profileRoute(app),
            },
            {
              path: paths.sessions,
              lazy: async () => (await accountRoutes()).sessionsRoute(app),
            },
            {
              path: paths.system,
              lazy: async () => (await accountRoutes()).systemRoute(app),
            },
            ...flows.flatMap((flow): RouteObject[] => [
              {
                path: `/${flow.path}`,
                loader: () => redirect(flow.requestList.path),
                element: nothing,
              },
              ...listRoutes(app, flow),
              reportRoutes(app, flow),
            ]),
            privacyRoute(app),
            securityRoute(app),
            integrationsRoute(app),
            settingsRoutes(app),
          ],
        },
        { path: '*', lazy: async () => (await import('./notFoundRoute.tsx')).notFoundRoute() },
      ],
    },
  ];
}
