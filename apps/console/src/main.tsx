import { loadRuntimeConfig } from '@forecourt/api-client/config';
import type { ReactNode } from 'react';
import { createApp } from './app/App.ts';
import type { App } from './app/App.ts';
import { Page } from './app/Page.ts';
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
  if (app.session.held && pathname !== paths.login) {
    return (await import('./pages/signInAgain.tsx')).signInAgain(app);
  }
  if (!app.session.token && (pathname === paths.login || pathname === paths.root)) {
    // What stands behind the # says where to go on once signed in.
    window.history.replaceState(null, '', paths.login + window.location.hash);
    return (await import('./pages/signIn.tsx')).signIn(app);
  }
  return (await import('./pages/console.tsx')).consolePages(app);
}

const page = new Page();

/** Not awaited here: the pages' files import from this one, and would wait for it to be done. */
async function start(): Promise<void> {
  try {
    tidyPreloads();
    const { config, answers } = globalThis.forecourtBoot ?? {};
    const app = createApp(
      await loadRuntimeConfig({ early: config }),
      (to, before) => page.leave(to, before),
      answers,
    );
    // The first answers are on their way while the page's code loads.
    if (app.session.token) {
      void app.session.load();
      void app.branch.load();
    }
    app.session.followOtherTabs();
    // The browser may bring back a page as it was, also after its person has left it.
    window.addEventListener('pageshow', ({ persisted }) => persisted && app.session.check());
    const [content] = await Promise.all([pageFor(app), app.locale.restore()]);
    page.render(<Providers locale={app.locale}>{content}</Providers>);
  } catch (error) {
    console.error(error);
    page.render(
      <Providers>
        <Unreachable />
      </Providers>,
    );
  }
}

void start();
