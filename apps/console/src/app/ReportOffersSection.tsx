import { OfferDeskScreen } from '@forecourt/feature-auction/staff';
import type { OfferDeskScreenProps } from '@forecourt/feature-auction/staff';
import type { App } from './App.ts';
import { offerDesk } from './offerDesk.ts';
import type { StaffReports } from './StaffReports.ts';

export interface ReportOffersSectionProps extends Omit<OfferDeskScreenProps, 'store'> {
  app: App;
  reports: StaffReports;
}

/** Offers and auctions, connected to the current report. */
export function ReportOffersSection({ app, reports, ...addresses }: ReportOffersSectionProps) {
  return <OfferDeskScreen store={offerDesk(app, reports)} {...addresses} />;
}
