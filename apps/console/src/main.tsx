import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import { createApp } from './app/App.ts';
import type { App } from './app/App.ts';
import { Providers } from './app/Providers.tsx';
import { tidyPreloads } from './app/tidyPreloads.ts';
import { Unreachable } from './app/Unreachable.tsx';
import { paths } from './paths.ts';

/**
 * Signing in loads the page anew (spec §4), so its page stands by itself: it needs no router and
 * opens sooner without one.
 */
async function pageFor(app: App): Promise<ReactNode> {
  const { pathname } = window.location;
  if (!app.session.token && (pathname === paths.login || pathname === paths.root)) {
    // What stands behind the # says where to go on once signed in.
    window.history.replaceState(null, '', paths.login + window.location.hash);
    return (await import('./pages/signIn.tsx')).signIn(app);
  }
  return (await import('./pages/console.tsx')).consolePages(app);
}

const root = createRoot(document.getElementById('root')!);

/** Not awaited here: the pages' files import from this one, and would wait for it to be done. */
async function start(): Promise<void> {
  try {
    tidyPreloads();
    const { config, answers } = globalThis.forecourtBoot ?? {};
    const app = createApp(await loadRuntimeConfig({ early: config }), answers);
    // The first answers are on their way while the page's code loads.
    if (app.session.token) {
      void app.session.load();
      void app.branch.load();
    }
    app.session.followOtherTabs();
    const [page] = await Promise.all([pageFor(app), app.locale.restore()]);
    root.render(<Providers locale={app.locale}>{page}</Providers>);
  } catch (error) {
    console.error(error);
    root.render(
      <Providers>
        <Unreachable />
      </Providers>,
    );
  }
}

void start();
