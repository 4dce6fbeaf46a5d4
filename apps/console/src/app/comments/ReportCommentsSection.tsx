import { callsOf } from '@forecourt/api-client';
import { CommentDrafts, Comments, CommentsStore } from '@forecourt/feature-report/comments';
import type { ReportDefinition } from '@forecourt/feature-report';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { may } from '@forecourt/feature-session/permission';
import type { App } from '../App.ts';
import type { StaffReports } from '../StaffReports.ts';

interface ReportCommentsSectionProps {
  app: App;
  reports: StaffReports;
  definition: ReportDefinition;
}

const made = new WeakMap<StaffReports, CommentsStore>();

/** The store of the comments: created with the first report, kept up to date while the app runs. */
function commentsOf(app: App, reports: StaffReports): CommentsStore {
  const known = made.get(reports);
  if (known) return known;
  const user = () => app.session.user.value;
  const store = new CommentsStore({
    report: reports.store,
    api: callsOf(app.http, CommentsStore.endpoints),
    author: () => {
      const { id, name, avatar } = user() ?? {};
      return id && name ? { id, name, avatar: avatar ?? null } : undefined;
    },
    partnerId: () =>
      reports.store.report.value?.report.partner.id ?? app.branch.current?.id ?? null,
    mayWrite: () => may(app.branch, 'createComment'),
    drafts: new CommentDrafts(app.storage, () => user()?.id ?? 'somebody'),
  });
  made.set(reports, store);
  reports.staff.follow({
    handleReportChanged: (event) => store.handleReportChanged(event),
    refresh: () => store.refresh(),
  });
  return store;
}

/** The comments, connected to the current report. Empty until the report is loaded. */
export const ReportCommentsSection = observer(function ReportCommentsSection(
  props: ReportCommentsSectionProps,
) {
  const { app, reports, definition } = props;
  const [store] = useState(() => commentsOf(app, reports));
  useEffect(() => store.open(), [store]);
  // Drafts are stored per user: the form waits until the user is known.
  if (!store.reportId || !app.session.user.value) return null;
  return <Comments store={store} definition={definition} />;
});
