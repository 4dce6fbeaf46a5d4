import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { IdentifierRules, SendChannel } from '@forecourt/contract';
import { failed, initial, loaded, type Loadable, loading } from '@forecourt/platform';
import { type LinkComponentProps, NavigationProvider } from '@forecourt/ui/navigation';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { useMemo, useState } from 'react';
import type { RequestPanelDefinition } from '../definition.ts';
import { RequestPanel } from '../RequestPanel.tsx';
import { type RequestPanelContext, RequestPanelStore } from '../RequestPanelStore.ts';

export interface RequestPanelStoryProps {
  definition: RequestPanelDefinition;
  variant?: 'overlay' | 'page';
  /** State of the partner's settings. */
  settings?: 'loaded' | 'loading' | 'failed';
  /** The deployment's message channels; both by default. */
  channels?: readonly SendChannel[];
  /** Called when the panel is done. */
  onDone?: () => void;
  /** Dial codes that SMS may go to. @default any */
  smsCountries?: readonly string[];
  settingsHref?: string;
  /** Whether operator and partner have set up WhatsApp. */
  whatsapp?: boolean;
  /** What is asked for besides. @default nothing */
  identifiers?: IdentifierRules;
}

/** The real panel with the real store and client. */
export function RequestPanelStory(props: RequestPanelStoryProps) {
  const { variant = 'overlay', settings = 'loaded', onDone } = props;
  const { channels = ['SMS', 'EMAIL'] } = props;
  const [open, setOpen] = useState(true);
  const [store] = useState(() => makeStore(props, settings, channels));
  const navigation = useMemo(() => ({ Link: PlainLink, back: () => setOpen(false) }), []);
  const done = (): void => {
    onDone?.();
    setOpen(false);
  };
  return (
    <NavigationProvider value={navigation}>
      {open ? (
        <RequestPanel
          store={store}
          variant={variant}
          manyHref="/many"
          onDone={done}
          onRetry={() => undefined}
        />
      ) : (
        <button onClick={() => setOpen(true)}>Open again</button>
      )}
    </NavigationProvider>
  );
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

function makeStore(
  { definition, smsCountries, settingsHref, whatsapp, identifiers }: RequestPanelStoryProps,
  settings: NonNullable<RequestPanelStoryProps['settings']>,
  channels: readonly SendChannel[],
): RequestPanelStore {
  const http = createHttpClient({
    transport: axiosTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
  const contexts: Record<typeof settings, Loadable<RequestPanelContext>> = {
    loading: loading(initial),
    failed: failed(new Error('offline')),
    loaded: loaded(
      {
        partnerId: 'northgate',
        agentId: 'agent-7',
        uniqueId: `northgate-${definition.flow.toLowerCase()}`,
        smsCountries,
        whatsapp,
        settingsHref,
        identifiers,
      },
      0,
    ),
  };
  return new RequestPanelStore({
    definition,
    channels,
    api: callsOf(http, RequestPanelStore.endpoints),
    context: () => contexts[settings],
    isMobileNumber,
    onCreated: () => undefined,
    reportHref: (id) => `/${definition.flow.toLowerCase()}/report/${id}`,
    origin: 'https://console.forecourt.test',
  });
}
