import type { Page } from './pageChunks.ts';

/** What is loaded together, and what it lies within: see `pageChunks`. */
export const pages: Record<string, Page> = {
  main: { modules: ['/src/main.tsx'] },
  signIn: { modules: ['/src/pages/signIn.tsx'], within: 'main' },
  router: { modules: ['/src/pages/console.tsx'], within: 'main' },
  notFound: { modules: ['/src/routes/notFoundRoute.tsx'], within: 'router' },
  staff: { modules: ['/src/app/Staff.ts', '/src/routes/shellRoute.tsx'], within: 'router' },
  signInAgain: { modules: ['/src/pages/signInAgain.tsx'], within: 'staff' },
  noAreas: { modules: ['/src/routes/noAreasRoute.tsx'], within: 'staff' },
  lists: { modules: [], within: 'staff' },
  requests: { modules: ['/src/routes/requestListRoute.tsx'], within: 'lists' },
  cars: { modules: ['/src/routes/carListRoute.tsx'], within: 'lists' },
  buyers: { modules: ['/src/routes/buyerListRoute.tsx'], within: 'lists' },
  requestPanel: { modules: ['/src/routes/requestPanelRoute.tsx'], within: 'staff' },
  report: { modules: ['/src/routes/reportRoute.tsx'], within: 'staff' },
};
