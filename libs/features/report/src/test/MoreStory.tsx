import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import { createMemoryStorage } from '@forecourt/platform';
import { Box } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AssetsOverlay } from '../assets/AssetsOverlay.tsx';
import type { ReportDefinition } from '../definition.ts';
import { FindingsStore } from '../findings/index.ts';
import {
  AskButton,
  AskForMore,
  MoreDrafts,
  MoreNotice,
  MoreStore,
  photoMarks,
  RefuseDialog,
} from '../more/index.ts';
import { PlateStore } from '../plates/index.ts';
import { PhotoMarksProvider } from '../photoMarks.ts';
import { ReportAside } from '../ReportAside.tsx';
import { ReportProfile } from '../ReportProfile.tsx';
import { ReportStatus } from '../parts/ReportStatus.tsx';
import { ReportScreen } from '../ReportScreen.tsx';
import { ReportStore } from '../ReportStore.ts';

export interface MoreStoryProps {
  definition: ReportDefinition;
  /** @default true */
  mayAsk?: boolean;
  /** @default true */
  mayHide?: boolean;
  /** Full screen of this photo over the report. */
  assetId?: number;
  /** Called with the stores once they are made. */
  onStores?: (stores: { report: ReportStore; more: MoreStore }) => void;
}

/** The real report with what asks its customer for more, on the real stores and client. */
export const MoreStory = observer(function MoreStory(props: MoreStoryProps) {
  const { definition, assetId } = props;
  const [{ report, more, marks }] = useState(() => makeStores(props));
  const data = report.report.value;
  return (
    <PhotoMarksProvider value={marks}>
      <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }}>
        <ReportScreen
          store={report}
          status={<ReportStatus store={report} />}
          definition={definition}
          hrefOf={(below) => `/report/story/${below}`}
          actions={<AskButton store={more} />}
        >
          <ReportProfile
            store={report}
            definition={definition}
            assetHref={(id) => `/report/story/full/#${id}`}
            notice={<MoreNotice store={more} />}
            aside={<ReportAside store={report} definition={definition} />}
          />
        </ReportScreen>
      </Box>
      {assetId !== undefined && data && (
        <AssetsOverlay
          uploads={data.report.report.uploads}
          assetId={assetId}
          onShow={() => undefined}
          onClose={() => undefined}
        />
      )}
      <AskForMore store={more} />
      <RefuseDialog store={more.refusal} />
    </PhotoMarksProvider>
  );
});

function makeStores({ mayAsk = true, mayHide = true, onStores }: MoreStoryProps) {
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
  const more = new MoreStore({
    report,
    api: callsOf(http, MoreStore.endpoints),
    mayAsk: () => mayAsk,
    drafts: new MoreDrafts(createMemoryStorage(), () => 'me'),
  });
  const plates = new PlateStore({
    report,
    api: callsOf(http, PlateStore.endpoints),
    mayChange: () => mayHide,
  });
  const findings = new FindingsStore({
    report,
    api: callsOf(http, FindingsStore.endpoints),
    mayChange: () => true,
  });
  onStores?.({ report, more });
  return { report, more, marks: photoMarks({ more, plates, findings }) };
}
