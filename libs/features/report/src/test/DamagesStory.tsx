import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import { Box } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AssetsOverlay } from '../assets/AssetsOverlay.tsx';
import { DamageToolsProvider } from '../damages/damageContext.ts';
import { DamageEditStore, damageTools, PlacingStore, RemovalStore } from '../damages/index.ts';
import type { ReportDefinition } from '../definition.ts';
import { ReportProfile } from '../ReportProfile.tsx';
import { ReportStatus } from '../parts/ReportStatus.tsx';
import { ReportScreen } from '../ReportScreen.tsx';
import { ReportStore } from '../ReportStore.ts';

export interface DamagesStoryProps {
  definition: ReportDefinition;
  /** @default true */
  mayPlace?: boolean;
  /** Whether this photo or scan is over the report in full. */
  assetId?: number;
  /** Called with the stores once they are made. */
  onStores?: (stores: { report: ReportStore; placing: PlacingStore }) => void;
}

/** The real report with what staff do with its damages, on the real stores and client. */
export const DamagesStory = observer(function DamagesStory(props: DamagesStoryProps) {
  const { definition } = props;
  const [{ report, tools }] = useState(() => makeStores(props));
  const [assetId, setAssetId] = useState(props.assetId);
  const content = report.report.value?.report.report;
  return (
    <DamageToolsProvider value={tools}>
      <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }}>
        <ReportScreen
          store={report}
          status={<ReportStatus store={report} />}
          definition={definition}
          hrefOf={(below) => `/report/story/${below}`}
        >
          <ReportProfile
            store={report}
            definition={definition}
            assetHref={(id) => `/report/story/full/#${id}`}
          />
        </ReportScreen>
      </Box>
      {assetId !== undefined && content && (
        <AssetsOverlay
          uploads={content.uploads}
          assetId={assetId}
          onShow={setAssetId}
          onClose={() => setAssetId(undefined)}
          damages={{ locations: content.damage_locations, focus: report.damages }}
        />
      )}
    </DamageToolsProvider>
  );
});

function makeStores({ mayPlace = true, onStores }: DamagesStoryProps) {
  const http = createHttpClient({
    transport: axiosTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
  const calls = callsOf(http, { getRequest });
  const report = new ReportStore({ load: (id, signal) => calls.getRequest(id, { signal }) });
  void report.open('story');
  const placing = new PlacingStore({
    report,
    api: callsOf(http, PlacingStore.endpoints),
    mayChange: () => mayPlace,
  });
  const editing = new DamageEditStore({
    report,
    api: callsOf(http, DamageEditStore.endpoints),
    mayChange: () => mayPlace,
  });
  const removal = new RemovalStore({
    report,
    api: callsOf(http, RemovalStore.endpoints),
    mayChange: () => mayPlace,
  });
  onStores?.({ report, placing });
  return { report, tools: damageTools(placing, editing, removal) };
}
