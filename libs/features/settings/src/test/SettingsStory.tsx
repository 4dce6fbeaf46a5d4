import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { WelcomeArt } from '@forecourt/ui/illustrations';
import { Box, Heading, Stack, Text } from '@forecourt/ui/layout';
import { createMemoryStorage } from '@forecourt/platform';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import type { Area } from '../draft/fields.ts';
import { type KeptDraft, KeptDrafts } from '../draft/KeptDrafts.ts';
import { LeaveDialog } from '../parts/LeaveDialog.tsx';
import { SettingsScreen } from '../SettingsScreen.tsx';
import { SettingsStore } from '../SettingsStore.ts';
import type { Preview, PreviewProps } from '../theme/Previews.tsx';

export interface SettingsStoryProps {
  area?: Area;
  /** @default true */
  mayEdit?: boolean;
  /** The user is leaving with unpublished changes. */
  leaving?: boolean;
  /** Changes of an earlier visit stored on the device. */
  kept?: KeptDraft;
  /** Called with the store once it is made, to set up the story. */
  onStore?: (store: SettingsStore) => void;
}

/**
 * The real screen with the real store and client; previews are stand-ins made of the kit's parts.
 */
export function SettingsStory(props: SettingsStoryProps) {
  const { area = 'general', mayEdit = true, leaving = false, kept, onStore } = props;
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
    const made = new SettingsStore({
      api: callsOf(http, SettingsStore.endpoints),
      partnerId: 'northgate',
      mayEdit,
      kept: drafts,
    });
    void made.load().then(() => onStore?.(made));
    return made;
  });
  return (
    <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }} backgroundColor="bg.page">
      <SettingsScreen
        store={store}
        area={area}
        hrefOf={(to) => `/settings/${to}`}
        previews={previews}
        Invite={Page}
        templateHref="/template.json"
        origin="https://forecourt.test"
      />
      <LeaveDialog open={leaving} onStay={() => undefined} onLeave={() => undefined} />
    </Box>
  );
}

const messages = defineMessages({
  phone: { defaultMessage: 'A phone page', description: 'Stand-in for a preview in stories' },
  other: { defaultMessage: 'Another page', description: 'Stand-in for a preview in stories' },
  desktop: { defaultMessage: 'A desktop page', description: 'Stand-in for a preview in stories' },
});

/** Sample components in each of the partner's colors. */
function Page({ settings, flow }: PreviewProps) {
  const content = settings.flows.find((one) => one.flow === flow)?.content;
  return (
    <Stack padding="6" style={{ minHeight: '100dvh' }} backgroundColor="bg.surface">
      <Text>{settings.general.partner_name}</Text>
      <Heading textStyle="display">{content?.invite_title ?? 'What is your car worth?'}</Heading>
      <Text color="fg.muted">{content?.invite_text ?? 'Three minutes, a few photos.'}</Text>
      <Button variant="solid" size="lg">
        Get started
      </Button>
      <Badge tone="accent">Accent</Badge>
      <WelcomeArt />
    </Stack>
  );
}

const previews: readonly Preview[] = [
  { id: 'one', label: messages.phone, device: 'phone', Page },
  { id: 'two', label: messages.other, device: 'phone', Page },
  { id: 'three', label: messages.desktop, device: 'desktop', Page },
];
