import '@fontsource-variable/inter/index.css';
import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { LocaleProvider } from '@forecourt/platform/i18n';
import { NavigationProvider } from '@forecourt/ui/navigation';
import { applyColorMode, UiProvider } from '@forecourt/ui/theme';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApp } from './app/App.ts';
import { navigation } from './app/navigation.tsx';
import { Unreachable } from './app/Unreachable.tsx';
import { paths } from './paths.ts';
import { createRoutes } from './routes/routes.tsx';

applyColorMode('system');
const root = createRoot(document.getElementById('root')!);

try {
  const app = createApp(await loadRuntimeConfig(), {
    toLogin: () => void router.navigate(paths.login, { replace: true }),
  });
  // The first answers are on their way while React and the route's code load.
  if (app.session.token) {
    void app.session.load();
    void app.branch.load();
  }
  app.session.followOtherTabs();
  const router = createBrowserRouter(createRoutes(app));
  root.render(
    <LocaleProvider store={app.locale}>
      <UiProvider>
        <NavigationProvider value={navigation}>
          <RouterProvider router={router} />
        </NavigationProvider>
      </UiProvider>
    </LocaleProvider>,
  );
} catch (error) {
  console.error(error);
  root.render(<Unreachable />);
}
