import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { useLayoutEffect, useState } from 'react';
import { ReportTimelineSection } from '../ReportTimelineSection.tsx';
import { TimelinePanel } from '../TimelinePanel.tsx';
import { TimelineStore } from '../TimelineStore.ts';

export interface TimelineStoryProps {
  name?: string;
  /** Beside a report instead of over a list. */
  beside?: boolean;
  /** Called with the store once it is made, to pass it channel events. */
  onStore?: (store: TimelineStore) => void;
}

/** The real panel on the real store and client. */
export function TimelineStory({ name, beside, onStore }: TimelineStoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    return new TimelineStore({ api: callsOf(http, TimelineStore.endpoints) });
  });
  useLayoutEffect(() => {
    onStore?.(store);
    void store.open('request');
  }, [store, onStore]);
  if (beside) return <ReportTimelineSection store={store} requestId="request" />;
  return <TimelinePanel name={name} store={store} onClose={() => store.close()} />;
}
