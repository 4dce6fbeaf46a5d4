import { createHttpClient } from '@forecourt/api-client';
import { reportsApi } from '@forecourt/api-client/reports';
import { Box } from '@forecourt/ui/layout';
import { useState } from 'react';
import type { ReportDefinition } from '../definition.ts';
import { ReportProgress } from '../parts/ReportProgress.tsx';
import { ReportScreen } from '../ReportScreen.tsx';
import { ReportStore } from '../ReportStore.ts';

export interface ReportStoryProps {
  definition: ReportDefinition;
  /** Given the store once it is made, for what the channel would tell it. */
  onStore?: (store: ReportStore) => void;
}

/** The real screen and its progress list on the real store and client, in a frame like the shell's. */
export function ReportStory({ definition, onStore }: ReportStoryProps) {
  const [store] = useState(() => {
    const made = makeStore();
    onStore?.(made);
    return made;
  });
  return (
    <div style={{ display: 'flex', height: '100dvh' }}>
      <Box as="main" flex="1" minWidth="0" style={{ overflowY: 'auto' }}>
        <ReportScreen store={store} definition={definition} />
      </Box>
      <aside style={{ flexShrink: 0, overflowY: 'auto' }}>
        <ReportProgress store={store} definition={definition} />
      </aside>
    </div>
  );
}

function makeStore(): ReportStore {
  const http = createHttpClient({
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
  const store = new ReportStore({ api: reportsApi(http) });
  void store.open('story');
  return store;
}
