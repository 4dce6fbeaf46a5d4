import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import { Box } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ReportDefinition } from '../definition.ts';
import { Findings, FindingsStore } from '../findings/index.ts';
import { ReportStatus } from '../parts/ReportStatus.tsx';
import { ReportProfile } from '../ReportProfile.tsx';
import { ReportScreen } from '../ReportScreen.tsx';
import { ReportStore } from '../ReportStore.ts';

export interface FindingsStoryProps {
  definition: ReportDefinition;
  /** @default true */
  mayDecide?: boolean;
}

/** The real report with what a damage detection found, on the real stores and client. */
export const FindingsStory = observer(function FindingsStory(props: FindingsStoryProps) {
  const { definition, mayDecide = true } = props;
  const [{ report, findings }] = useState(() => makeStores(mayDecide));
  return (
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
          notice={<Findings store={findings} />}
        />
      </ReportScreen>
    </Box>
  );
});

function makeStores(mayDecide: boolean) {
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
  const findings = new FindingsStore({
    report,
    api: callsOf(http, FindingsStore.endpoints),
    mayChange: () => mayDecide,
  });
  return { report, findings };
}
