import { Box, Heading, Stack } from '@forecourt/ui/layout';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineStore } from './TimelineStore.ts';

export interface ReportTimelineSectionProps {
  store: TimelineStore;
  requestId: string;
}

/** The timeline of a report's request, beside the report. */
export function ReportTimelineSection({ store, requestId }: ReportTimelineSectionProps) {
  useEffect(() => {
    void store.open(requestId);
    return () => store.close();
  }, [store, requestId]);
  return (
    <Box as="section" padding="4">
      <Stack gap="3">
        <Heading as="h2">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Timeline store={store} />
      </Stack>
    </Box>
  );
}
