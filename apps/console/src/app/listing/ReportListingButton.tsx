import { callsOf } from '@forecourt/api-client';
import { ListingButton, ListingStore } from '@forecourt/feature-report/listing';
import { may } from '@forecourt/feature-session/permission';
import { useState } from 'react';
import type { ReportStores } from '../../stores/ReportStores.ts';
import type { App } from '../App.ts';

interface ReportListingProps {
  app: App;
  reports: ReportStores;
}

/** Connected to the open report. */
export default function ReportListingButton({ app, reports }: ReportListingProps) {
  const [store] = useState(
    () =>
      new ListingStore({
        report: reports.store,
        api: callsOf(app.http, ListingStore.endpoints),
        mayChange: () => may(app.branch, 'changeListing'),
      }),
  );
  return <ListingButton store={store} />;
}
