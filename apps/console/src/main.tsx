import { loadRuntimeConfig } from '@forecourt/api-client/config';
import type { ReactNode } from 'react';
import { createApp } from './app/App.ts';
import type { App } from './app/App.ts';
import { Page } from './app/Page.ts';
import { Providers } from './app/Providers.tsx';
import { Unreachable } from './app/Unreachable.tsx';
import { paths } from './paths.ts';

/**
 * Signing in reloads the page (spec §4), so the sign-in page stands alone: without a router it
 * opens faster.
 */
async function pageFor(app: App): Promise<ReactNode> {
  const { pathname } = window.location;
  if (app.session.held && pathname !== paths.login) {
    return (await import('./pages/signInAgain.tsx')).signInAgain(app);
  }
  if (!app.session.token && (pathname === paths.login || pathname === paths.root)) {
    // The fragment says where to continue after signing in.
    window.history.replaceState(null, '', paths.login + window.location.hash);
    return (await import('./pages/signIn.tsx')).signIn(app);
  }
  return (await import('./pages/console.tsx')).consolePages(app);
}

const page = new Page();

/** No top-level await: the pages' files import from this one and would wait for it. */
async function start(): Promise<void> {
  try {
    const { config, answers } = globalThis.forecourtBoot ?? {};
    const app = createApp(
      await loadRuntimeConfig({ early: config }),
      (to, before) => page.leave(to, before),
      answers,
    );
    // Process the first responses while the page's code loads.
    if (app.session.token) {
      void app.session.load();
      void app.branch.load();
    }
    app.session.followOtherTabs();
    // The back/forward cache may restore a page after its user has signed out.
    window.addEventListener('pageshow', ({ persisted }) => persisted && app.session.check());
    const language = app.session.token
      ? app.locale.restore()
      : import('./app/firstLanguage.ts').then(({ firstLanguage }) => firstLanguage(app.locale));
    const [content] = await Promise.all([pageFor(app), language]);
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
