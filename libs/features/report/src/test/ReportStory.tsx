import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { getPublicRequest, getRequest } from '@forecourt/contract/endpoints/requests';
import { getDealerAuction } from '@forecourt/contract/endpoints/trade';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import { ConclusionStore } from '../ConclusionStore.ts';
import type { ReportDefinition } from '../definition.ts';
import { Conclusion } from '../parts/Conclusion.tsx';
import { ConclusionBar } from '../parts/ConclusionBar.tsx';
import { PublicReportFrame } from '../parts/PublicReportFrame.tsx';
import { ReportAside } from '../ReportAside.tsx';
import { ReportProfile } from '../ReportProfile.tsx';
import { ReportStatus } from '../parts/ReportStatus.tsx';
import { ReportScreen } from '../ReportScreen.tsx';
import { ReportStore } from '../ReportStore.ts';
import type { ReportStoreOptions } from '../ReportStore.ts';

export interface ReportStoryProps {
  definition: ReportDefinition;
  /** @default true */
  mayConclude?: boolean;
  /** Address of the settings, for those who may change them. */
  settingsHref?: string;
  /** Without the app around it. @default false */
  bare?: boolean;
  /** Called with the store once it is made, to pass it channel events. */
  onStore?: (store: ReportStore) => void;
  /** Called to open another report. */
  onOpen?: (requestId: string) => void;
}

/** The real screen with the real store and client, in a frame like the shell's. */
export function ReportStory(props: ReportStoryProps) {
  const {
    definition,
    mayConclude = true,
    settingsHref,
    bare,
    onStore,
    onOpen = () => undefined,
  } = props;
  const [{ store, conclusion }] = useState(() => {
    const made = makeStores(definition, mayConclude, settingsHref);
    onStore?.(made.store);
    return made;
  });
  const concluding = { store: conclusion, definition, onOpen };
  const task = <Conclusion {...concluding} />;
  const screen = (
    <ReportScreen
      store={store}
      definition={definition}
      status={definition.audience === 'staff' && <ReportStatus store={store} />}
      hrefOf={(below) => `/report/story/${below}`}
    >
      <ReportProfile
        store={store}
        definition={definition}
        assetHref={(id) => `/report/story/full/#${id}`}
        aside={
          definition.audience === 'staff' && (
            <ReportAside
              store={store}
              definition={definition}
              tasks={{ claimConclusion: task, inspectConclusion: task }}
            />
          )
        }
        nextStep={definition.conclusions.length > 0 && <ConclusionBar {...concluding} />}
      />
    </ReportScreen>
  );
  if (bare) return <main>{screen}</main>;
  if (definition.audience === 'public') {
    return (
      <PublicReportFrame partner="Northgate Motors" logo={null}>
        {screen}
      </PublicReportFrame>
    );
  }
  return (
    <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }}>
      {screen}
    </Box>
  );
}

function makeStores({ kind }: ReportDefinition, mayConclude: boolean, settingsHref?: string) {
  const http = createHttpClient({
    transport: axiosTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
  const calls = callsOf(http, { getDealerAuction, getPublicRequest, getRequest });
  const load: ReportStoreOptions['load'] = (id, signal) => {
    if (kind === 'TRADE_DEALER') return calls.getDealerAuction(id, { signal });
    if (kind.endsWith('_MAIN')) return calls.getRequest(id, { signal });
    return calls.getPublicRequest(id, 'key', { signal });
  };
  const store = new ReportStore({ load });
  void store.open('story');
  const api = callsOf(http, ConclusionStore.endpoints);
  return {
    store,
    conclusion: new ConclusionStore({
      report: store,
      api,
      mayConclude: () => mayConclude,
      settingsHref: () => settingsHref,
    }),
  };
}
