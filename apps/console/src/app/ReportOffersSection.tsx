import { OfferDeskScreen } from '@forecourt/feature-auction/staff';
import type { OfferDeskScreenProps } from '@forecourt/feature-auction/staff';
import { addresses } from '@forecourt/contract';
import { may } from '@forecourt/feature-session/permission';
import type { App } from './App.ts';
import type { ReportStores } from '../stores/ReportStores.ts';

export interface ReportOffersProps extends Omit<OfferDeskScreenProps, 'store' | 'settingsHref'> {
  app: App;
  reports: ReportStores;
}

/** Offers and auctions, connected to the current report. */
export default function ReportOffersSection({ app, reports, ...hrefs }: ReportOffersProps) {
  const settingsHref = may(app.branch, 'updateSettings') ? addresses.settings : undefined;
  return <OfferDeskScreen store={reports.desk()} settingsHref={settingsHref} {...hrefs} />;
}
