import { reportsApi } from '@forecourt/api-client/reports';
import { CommentDrafts, Comments, CommentsStore } from '@forecourt/feature-report/comments';
import type { ReportDefinition } from '@forecourt/feature-report';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { App } from '../App.ts';
import type { StaffReports } from '../StaffReports.ts';
import { may } from '../may.ts';

interface ReportCommentsSectionProps {
  app: App;
  reports: StaffReports;
  definition: ReportDefinition;
}

const made = new WeakMap<StaffReports, CommentsStore>();

/** The store of the comments: made with the first report, kept and followed while the app lives. */
function commentsOf(app: App, reports: StaffReports): CommentsStore {
  const known = made.get(reports);
  if (known) return known;
  const user = () => app.session.user.value;
  const store = new CommentsStore({
    report: reports.store,
    api: reportsApi(app.http),
    author: () => {
      const { id, name, avatar } = user() ?? {};
      return id && name ? { id, name, avatar: avatar ?? null } : undefined;
    },
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

/** The comments, joined to the report that is open. Nothing before it is there. */
export const ReportCommentsSection = observer(function ReportCommentsSection(
  props: ReportCommentsSectionProps,
) {
  const { app, reports, definition } = props;
  const [store] = useState(() => commentsOf(app, reports));
  useEffect(() => store.open(), [store]);
  // what is typed is kept for its writer: so the form waits until it is known who that is
  if (!store.reportId || !app.session.user.value) return null;
  return <Comments store={store} definition={definition} />;
});
