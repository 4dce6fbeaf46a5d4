import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { type Flow, flowAtPath, partnerColors, type PublicConversation } from '@forecourt/contract';
import {
  ConversationStore,
  DeviceDrafts,
  DeviceFiles,
  KeptTalk,
  linkEndpoints,
  PhotoViewProvider,
  plainText,
  PublicConversationScreen,
  publicSource,
  watchConversation,
} from '@forecourt/feature-messages/public';
import { carName, createStorage } from '@forecourt/platform';
import { whenIdle } from '@forecourt/platform/worker-updates';
import { BackSteps, NavigationProvider } from '@forecourt/ui/navigation';
import type { Navigation } from '@forecourt/ui/navigation';
import { applyColorMode, PartnerTheme } from '@forecourt/ui/theme';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { offerLocales } from '@forecourt/api-client/offer-locales';
import { deviceLocale } from '@forecourt/platform/i18n';
import { chatPhotos } from '../app/messages/chatPhotos.tsx';
import { showLinkPage } from '../app/showLinkPage.tsx';
import { readConfig } from '../boot/readConfig.ts';
import { readConversationLink } from './conversationLink.ts';
import { NoLink } from './NoLink.ts';
import { openOffline } from './openOffline.ts';

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
  const { flow, ...keys } = address;
  const link = { api: callsOf(http, linkEndpoints), ...keys };
  const storage = createStorage();
  const kept = new KeptTalk({ storage, ...keys });
  const store = new ConversationStore({
    // The key must not be part of a storage key on the device.
    id: `link.${address.requestId}`,
    source: kept.around(publicSource(link)),
    drafts: new DeviceDrafts(storage, () => 'link'),
    files: new DeviceFiles(async () => {
      // loaded with the first file that somebody chooses
      const { openLinkFiles } = await import('./openLinkFiles.ts');
      return openLinkFiles(address.requestId);
    }),
    mayWrite: () => true,
  });
  let texts: Promise<void> | undefined;
  when(
    () => store.subject?.locales !== undefined,
    () => {
      const { locales } = store.subject ?? {};
      if (locales) texts = offerLocales(locale, locales);
    },
  );
  await store.open();
  await texts;
  kept.follow(store);
  watchConversation(link, store);
  const isOn = config.service_workers !== false;
  whenIdle(() => void openOffline(window.location.pathname, isOn));
  return (
    <NavigationProvider value={navigation()}>
      <ConversationPage store={store} flow={flowAtPath(flow)} />
    </NavigationProvider>
  );
}

/** Back closes a photo that was opened; the page has no other addresses. */
function navigation(): Navigation {
  const steps = new BackSteps({ isShown: () => true });
  const back = (): void => steps.unwind(() => window.history.back());
  return { Link: (props) => <a {...props} />, back, step: steps.step };
}

interface ConversationPageProps {
  store: ConversationStore<PublicConversation>;
  /** Of the address. */
  flow: Flow;
}

const ConversationPage = observer(function ConversationPage(props: ConversationPageProps) {
  const { store, flow } = props;
  const { subject } = store;
  // The address of another flow is not this conversation's, though the key is right.
  if (subject && subject.flow !== flow) return <NoLink />;
  return (
    <>
      <title>{titleOf(subject)}</title>
      {subject && <PartnerTheme colors={partnerColors(subject.theme)} />}
      <PhotoViewProvider value={chatPhotos}>
        <PublicConversationScreen store={store} side={<LanguageChoice store={locale} bare />} />
      </PhotoViewProvider>
    </>
  );
});

/** The car and the partner, as far as known. */
function titleOf(subject: PublicConversation | null): string {
  if (!subject) return 'Forecourt';
  const { car, partner } = subject;
  return [carName(car), plainText(partner.name)].filter(Boolean).join(' · ');
}

applyColorMode('system');
void showLinkPage(locale, conversationPage);
