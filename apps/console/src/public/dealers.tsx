import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import { createRealtime, dealerPageToken } from '@forecourt/api-client/realtime';
import {
  addresses,
  type DealerPagePartner,
  parseAddress,
  partnerColors,
  type RuntimeConfig,
} from '@forecourt/contract';
import {
  DealerLinkScreen,
  DealerLinkStore,
  DealerPageScreen,
  DealerPageStore,
  listOfHash,
} from '@forecourt/feature-auction/dealer-page';
import { deviceLocale } from '@forecourt/platform/i18n';
import { applyColorMode, PartnerTheme } from '@forecourt/ui/theme';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { showLinkPage } from '../app/showLinkPage.tsx';
import { readConfig } from '../boot/readConfig.ts';

const locale = deviceLocale();

/**
 * /dealers asks for a dealer's link, /dealers/{dealerPageKey} is what it opens, and
 * /dealers/opt-out/{optOutKey} ends a partner's mails.
 */
async function dealersPage(): Promise<ReactNode> {
  const [config] = await Promise.all([
    loadRuntimeConfig({ early: readConfig() }),
    locale.restore(),
  ]);
  const http = createHttpClient({
    transport: fetchTransport,
    apiUrl: config.api_url,
    chatUrl: config.chat_url,
    token: () => null,
  });
  const optOut = parseAddress(addresses.dealerOptOut, window.location.pathname);
  if (optOut) return optOutPage(optOut.optOutKey, http);
  const key = parseAddress(addresses.dealerPage, window.location.pathname)?.dealerPageKey;
  if (key !== undefined) return <DealerPage store={openPage(key, http, config)} />;
  await (await import('../app/firstLanguage.ts')).firstLanguage(locale);
  const store = new DealerLinkStore({ api: callsOf(http, DealerLinkStore.endpoints) });
  return <DealerLinkScreen store={store} footer={<LanguageChoice store={locale} bare />} />;
}

async function optOutPage(optOutKey: string, http: HttpClient): Promise<ReactNode> {
  const { OptOutScreen, OptOutStore } = await import('@forecourt/feature-lists/dealers/opt-out');
  const store = new OptOutStore({ api: callsOf(http, OptOutStore.endpoints), optOutKey });
  followLanguages(() => store.optOut?.partner);
  void store.load();
  return (
    <>
      <PartnerLook of={() => store.optOut?.partner} />
      <OptOutScreen store={store} side={<LanguageChoice store={locale} bare />} />
    </>
  );
}

/** Offers the partner's languages once they are known. */
function followLanguages(partner: () => DealerPagePartner | undefined): void {
  reaction(
    // Each answer brings them as another object.
    () => JSON.stringify(partner()?.locales),
    () => {
      const locales = partner()?.locales;
      if (locales) void offerLocales(locale, locales);
    },
  );
}

/** The partner's colors, once they are known. The server has titled the page in the reader's language. */
const PartnerLook = observer(function PartnerLook({
  of,
}: {
  of: () => DealerPagePartner | undefined;
}) {
  const partner = of();
  return partner ? <PartnerTheme colors={partnerColors(partner.theme)} /> : null;
});

function openPage(pageKey: string, http: HttpClient, config: RuntimeConfig): DealerPageStore {
  const store = new DealerPageStore({
    pageKey,
    api: callsOf(http, DealerPageStore.endpoints),
    realtime: createRealtime({
      url: config.socket_url,
      token: () => dealerPageToken(pageKey),
      onViolation: (violation) => console.error(violation),
    }),
  });
  followLanguages(() => store.head?.partner);
  const show = () => void store.show(listOfHash(window.location.hash));
  window.addEventListener('hashchange', show);
  show();
  return store;
}

function DealerPage({ store }: { store: DealerPageStore }) {
  return (
    <>
      <PartnerLook of={() => store.head?.partner} />
      <DealerPageScreen store={store} side={<LanguageChoice store={locale} bare />} />
    </>
  );
}

applyColorMode('system');
void showLinkPage(locale, dealersPage);
