import { callsOf } from '@forecourt/api-client';
import { FindingsStore } from '@forecourt/feature-report/findings';
import { PlateStore } from '@forecourt/feature-report/plates';
import { may } from '@forecourt/feature-session/permission';
import { onceFor } from '../../stores/once.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

/** What is marked on the photos of the open report; its code loads after the report. */
export const photoStores = onceFor(({ app, store: report }: ReportStores) => {
  const findings = new FindingsStore({
    report,
    api: callsOf(app.http, FindingsStore.endpoints),
    mayDecide: () => may(app.branch, 'acceptFinding'),
  });
  const plates = new PlateStore({
    report,
    api: callsOf(app.http, PlateStore.endpoints),
    mayHide: () => may(app.branch, 'placePlate'),
  });
  findings.follow();
  plates.follow();
  return { findings, plates };
});
