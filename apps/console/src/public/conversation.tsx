import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { loadRuntimeConfig } from '@forecourt/api-client/config';
import type { PublicConversation } from '@forecourt/contract';
import {
  ConversationStore,
  DeviceDrafts,
  linkEndpoints,
  plainText,
  PublicConversationScreen,
  publicSource,
  watchConversation,
} from '@forecourt/feature-messages/public';
import { createStorage } from '@forecourt/platform';
import { applyColorMode, PartnerTheme } from '@forecourt/ui/theme';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { partnerColors } from '../app/partnerColors.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import { deviceLocale } from '@forecourt/platform/i18n';
import { showLinkPage } from '../app/showLinkPage.tsx';
import { readConfig } from '../boot/askAhead.ts';
import { readConversationLink } from './conversationLink.ts';
import { NoLink } from './NoLink.tsx';

const locale = deviceLocale();

/** The conversation behind the link in the address; no login is needed. */
async function conversationPage(): Promise<ReactNode> {
  const address = readConversationLink(window.location.pathname);
  if (!address) return <NoLink />;
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
  const link = { api: callsOf(http, linkEndpoints), ...address };
  const store = new ConversationStore({
    // The key must not be part of a storage key on the device.
    id: `link.${address.requestId}`,
    source: publicSource(link),
    drafts: new DeviceDrafts(createStorage(), () => 'link'),
    mayWrite: () => true,
  });
  when(
    () => store.subject?.locales !== undefined,
    () => store.subject?.locales && void offerLocales(locale, store.subject.locales),
  );
  await store.open();
  watchConversation(link, store);
  return <ConversationPage store={store} />;
}

const ConversationPage = observer(function ConversationPage({
  store,
}: {
  store: ConversationStore<PublicConversation>;
}) {
  const { subject } = store;
  return (
    <>
      <title>{plainText(subject?.partner.name ?? 'Forecourt')}</title>
      {subject && <PartnerTheme colors={partnerColors(subject.theme)} />}
      <PublicConversationScreen store={store} side={<LanguageChoice store={locale} />} />
    </>
  );
});

applyColorMode('system');
void showLinkPage(locale, conversationPage);
