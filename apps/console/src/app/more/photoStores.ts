import { callsOf } from '@forecourt/api-client';
import { FindingsStore } from '@forecourt/feature-report/findings';
import { PlateStore } from '@forecourt/feature-report/plates';
import { may } from '@forecourt/feature-session/permission';
import type { PhotoStores, ReportStores } from '../../stores/ReportStores.ts';

/** What is marked on the photos of the open report, made on first use: its code loads after the report. */
export const photoStores = (reports: ReportStores): PhotoStores =>
  (reports.photos ??= make(reports));

function make({ app, store: report }: ReportStores): PhotoStores {
  const findings = new FindingsStore({
    report,
    api: callsOf(app.http, FindingsStore.endpoints),
    mayChange: () => may(app.branch, 'acceptFinding'),
  });
  const plates = new PlateStore({
    report,
    api: callsOf(app.http, PlateStore.endpoints),
    mayChange: () => may(app.branch, 'placePlate'),
  });
  findings.follow();
  plates.follow();
  return { findings, plates };
}
