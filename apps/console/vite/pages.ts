import type { Page } from './pageChunks.ts';

/** What is loaded together, and what it lies within: see `pageChunks`. */
export const pages: Record<string, Page> = {
  main: { modules: ['/src/main.tsx'] },
  signIn: { modules: ['/src/pages/signIn.tsx'], within: 'main', hot: true },
  router: { modules: ['/src/pages/console.tsx'], within: 'main' },
  register: { modules: ['/src/routes/registerRoute.tsx'], within: 'router' },
  setup: { modules: ['/src/routes/setupRoute.tsx'], within: 'router' },
  notFound: { modules: ['/src/routes/notFoundRoute.tsx'], within: 'router' },
  staff: { modules: ['/src/app/Staff.ts', '/src/routes/shellRoute.tsx'], within: 'router' },
  users: { modules: ['/src/routes/usersRoute.tsx'], within: 'staff' },
  billing: { modules: ['/src/routes/billingRoute.tsx'], within: 'staff' },
  sessions: { modules: ['/src/routes/sessionsRoute.tsx'], within: 'staff' },
  settings: { modules: ['/src/routes/settingsRoute.tsx'], within: 'staff' },
  noAreas: { modules: ['/src/routes/noAreasRoute.tsx'], within: 'staff' },
  lists: { modules: [], within: 'staff' },
  requests: { modules: ['/src/routes/requestListRoute.tsx'], within: 'lists', hot: true },
  cars: { modules: ['/src/routes/carListRoute.tsx'], within: 'lists' },
  buyers: { modules: ['/src/routes/buyerListRoute.tsx'], within: 'lists' },
  requestPanel: { modules: ['/src/routes/requestPanelRoute.tsx'], within: 'staff' },
  report: { modules: ['/src/routes/reportRoute.tsx'], within: 'staff' },
};
