import { createHttpClient, fetchTransport } from '@forecourt/api-client';
import { loadRuntimeConfig } from '@forecourt/api-client/config';
import { FramedInvite } from '@forecourt/feature-invite/framed';
import { createMemoryStorage } from '@forecourt/platform';
import { LocaleStore } from '@forecourt/platform/i18n';
import { Toaster } from '@forecourt/ui/toast';
import { when } from 'mobx';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../../app/LanguageChoice.tsx';
import { showLinkPage } from '../../app/showLinkPage.tsx';
import { makeInviteStore } from '../../invite/inviteStore.ts';
import { readEmbedLink } from './embedLink.ts';
import { tellHeight, tellHost } from './host.ts';

const link = readEmbedLink(window.location);
// Nothing is kept on the device: on other websites that would be tracking.
const locale = new LocaleStore({
  storage: createMemoryStorage(),
  languages: [...(link?.language ? [link.language] : []), ...navigator.languages],
});

/** /embed/{uniqueId}: a partner's form in a frame of another website. It never has a session. */
async function formPage(): Promise<ReactNode> {
  if (!link) throw new Error('Not an address of the form');
  const { config: early, answers } = globalThis.forecourtBoot ?? {};
  const config = await loadRuntimeConfig({ early });
  const http = createHttpClient({
    transport: fetchTransport,
    apiUrl: config.api_url,
    chatUrl: config.chat_url,
    token: () => null,
    early: answers,
  });
  const store = makeInviteStore(http, link, locale, config.channels.includes('SMS'), {
    source: 'WEBSITE',
  });
  void store.load();
  when(
    () => store.number !== '',
    () => tellHost({ forecourt: 'started' }),
  );
  when(
    () => store.timesSent > 0,
    () => tellHost({ forecourt: 'completed' }),
  );
  return (
    <>
      <FramedInvite store={store} color={link.color} footer={<LanguageChoice store={locale} />} />
      <Toaster />
    </>
  );
}

tellHeight(document.getElementById('root')!);
void showLinkPage(locale, formPage);
