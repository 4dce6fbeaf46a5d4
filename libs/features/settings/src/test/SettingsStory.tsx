import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { Box } from '@forecourt/ui/layout';
import { createMemoryStorage } from '@forecourt/platform';
import { useState } from 'react';
import type { Area } from '../draft/fields.ts';
import { type KeptDraft, KeptDrafts } from '../draft/KeptDrafts.ts';
import { LeaveDialog } from '../parts/LeaveDialog.tsx';
import { SettingsScreen } from '../SettingsScreen.tsx';
import { SettingsStore } from '../SettingsStore.ts';
import { template } from './handlers.ts';
import { EmbedStandIn, InvitePage, previewPages } from './previewPages.tsx';

export interface SettingsStoryProps {
  area?: Area;
  /** @default true */
  mayEdit?: boolean;
  /** Whether the operator has set up WhatsApp. @default false */
  hasWhatsapp?: boolean;
  /** The user is leaving with unpublished changes. */
  leaving?: boolean;
  /** Changes of an earlier visit stored on the device. */
  kept?: KeptDraft;
  /** A colleague’s draft at the address. */
  draftId?: string;
  /** Changes to it, likewise. */
  keptShared?: KeptDraft;
  /** Called with the store once it is made, to set up the story. */
  onStore?: (store: SettingsStore) => void;
}

/**
 * The real screen with the real store and client; previews are stand-ins.
 */
export function SettingsStory(props: SettingsStoryProps) {
  const {
    area = 'general',
    mayEdit = true,
    hasWhatsapp = false,
    leaving = false,
    kept,
    draftId,
    keptShared,
    onStore,
  } = props;
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const drafts = new KeptDrafts(createMemoryStorage(), () => 'nora');
    drafts.write('northgate', kept ?? null);
    if (draftId && keptShared) drafts.write(`northgate/${draftId}`, keptShared);
    const made = new SettingsStore({
      api: callsOf(http, SettingsStore.endpoints),
      partnerId: 'northgate',
      mayEdit,
      hasWhatsapp,
      kept: drafts,
    });
    void made.load().then(async () => {
      if (draftId) await made.openShared(draftId);
      onStore?.(made);
    });
    return made;
  });
  return (
    <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }} backgroundColor="bg.page">
      <SettingsScreen
        store={store}
        area={area}
        hrefOf={(to) => `/settings/${to}`}
        previews={previewPages}
        Invite={InvitePage}
        Embed={EmbedStandIn}
        template={template}
        origin="https://forecourt.test"
      />
      <LeaveDialog open={leaving} onStay={() => undefined} onLeave={() => undefined} />
    </Box>
  );
}
