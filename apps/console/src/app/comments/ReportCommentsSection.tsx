import { Comments } from '@forecourt/feature-report/comments';
import type { ReportDefinition } from '@forecourt/feature-report';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { App } from '../App.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

interface ReportCommentsSectionProps {
  app: App;
  reports: ReportStores;
  definition: ReportDefinition;
}

/** The comments, connected to the current report. Empty until the report is loaded. */
export default observer(function ReportCommentsSection(props: ReportCommentsSectionProps) {
  const { app, reports, definition } = props;
  const store = reports.comments();
  useEffect(() => store.open(), [store]);
  // Drafts are stored per user: the form waits until the user is known.
  if (!store.reportId || !app.session.user.value) return null;
  return <Comments store={store} definition={definition} />;
});
