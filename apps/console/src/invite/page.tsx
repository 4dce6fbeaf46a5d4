import { createHttpClient, fetchTransport } from '@forecourt/api-client';
import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { InviteScreen } from '@forecourt/feature-invite';
import { deviceLocale } from '@forecourt/platform/i18n';
import { Toaster } from '@forecourt/ui/toast';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { showLinkPage } from '../app/showLinkPage.tsx';
import { readInviteLink } from './inviteLink.ts';
import { makeInviteStore } from './inviteStore.ts';

const locale = deviceLocale();

/** /{uniqueId}: a partner's invite page, opened on a phone from a link or a poster (spec §2). */
async function invitePage(): Promise<ReactNode> {
  const link = readInviteLink(window.location);
  if (!link) {
    const { default: NoLinkPage } = await import('../public/NoLinkPage.tsx');
    return <NoLinkPage />;
  }
  const { config: early, answers } = globalThis.forecourtBoot ?? {};
  const [config] = await Promise.all([loadRuntimeConfig({ early }), locale.restore()]);
  const http = createHttpClient({
    transport: fetchTransport,
    apiUrl: config.api_url,
    chatUrl: config.chat_url,
    token: () => null,
    early: answers,
  });
  const store = makeInviteStore(http, link, locale, config.channels.includes('SMS'));
  void store.load();
  return (
    <>
      <InviteScreen store={store} footer={<LanguageChoice store={locale} />} />
      <Toaster />
    </>
  );
}

void showLinkPage(locale, invitePage);
