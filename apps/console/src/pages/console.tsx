import { NavigationProvider } from '@forecourt/ui/navigation';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { navigationOf, stepsBeside } from '../app/navigation.tsx';
import { createRoutes } from '../routes/routes.tsx';

/** Every page except /login. */
export function consolePages(app: App): ReactNode {
  const steps = stepsBeside(() => router);
  const router = createBrowserRouter(createRoutes(app));
  return (
    <NavigationProvider value={navigationOf(router, steps)}>
      <RouterProvider router={router} />
    </NavigationProvider>
  );
}
