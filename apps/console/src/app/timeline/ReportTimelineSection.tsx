import { Timeline } from '@forecourt/feature-timeline';
import { Box, Heading, Stack } from '@forecourt/ui/layout';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';
import { timelines } from './timelines.ts';

const messages = defineMessages({
  title: {
    defaultMessage: 'Timeline',
    description: 'Beside a report: what happened to its request',
  },
});

/** The timeline, below the sections of the report. */
export function ReportTimelineSection({ app, staff }: { app: App; staff: Staff }) {
  const { id = '' } = useParams();
  const { report } = timelines(app, staff);
  useEffect(() => {
    void report.open(id);
    return () => report.close();
  }, [report, id]);
  return (
    <Box as="section" padding="4">
      <Stack gap="3">
        <Heading as="h2">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Timeline store={report} />
      </Stack>
    </Box>
  );
}
