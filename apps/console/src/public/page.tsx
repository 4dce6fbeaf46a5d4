import { flowAtPath } from '@forecourt/contract';
import { createHttpClient, fetchTransport } from '@forecourt/api-client';
import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { ReportStore } from '@forecourt/feature-report';
import { NavigationProvider } from '@forecourt/ui/navigation';
import type { ReactNode } from 'react';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import { deviceLocale } from '@forecourt/platform/i18n';
import { showLinkPage } from '../app/showLinkPage.tsx';
import { reportsOfFlow } from '../flows/reports.ts';
import { Deal, preloadDeal } from './Deal.tsx';
import type { LinkAnswers } from './LinkAnswers.ts';
import { loadOf } from './load.ts';
import { NoLink } from './NoLink.ts';
import { PublicLocation } from './PublicLocation.ts';
import { publicNavigation } from './publicNavigation.tsx';
import { PublicPage } from './PublicPage.tsx';
import { readReportLink } from './reportLink.ts';

const locale = deviceLocale();

/** The report behind the link in the address; no login is needed (spec §6). */
async function publicPage(): Promise<ReactNode> {
  const link = readReportLink(window.location.pathname);
  if (!link) return <NoLink />;
  preloadDeal(link.kind);
  const { config: early, answers: prefetched } = globalThis.forecourtBoot ?? {};
  const [config] = await Promise.all([loadRuntimeConfig({ early }), locale.restore()]);
  const http = createHttpClient({
    transport: fetchTransport,
    apiUrl: config.api_url,
    chatUrl: config.chat_url,
    token: () => null,
    early: prefetched,
  });
  const answers: LinkAnswers = {};
  const load = loadOf(http, link, answers);
  const store = new ReportStore({
    load: async (...question) => {
      const answer = await load(...question);
      const { locales } = answer.report;
      // Nothing is read in two languages.
      if (locales) await offerLocales(locale, locales);
      return answer;
    },
  });
  void store.open(link.id);
  if (reportsOfFlow[flowAtPath(link.flow)][link.kind]?.asks) {
    void import('./watchListing.ts').then(
      ({ watchListing }) => watchListing(store),
      // without its code the page is as it was when it opened
      () => undefined,
    );
  }
  const location = new PublicLocation();
  return (
    <NavigationProvider value={publicNavigation(location, link.path)}>
      <PublicPage
        locale={locale}
        http={http}
        store={store}
        link={link}
        location={location}
        answers={answers}
        deal={
          <Deal link={link} location={location} answers={answers} http={http} config={config} />
        }
      />
    </NavigationProvider>
  );
}

void showLinkPage(locale, publicPage);
