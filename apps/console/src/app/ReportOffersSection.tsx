import { DecisionBar, OfferDeskScreen } from '@forecourt/feature-auction/staff';
import type { OfferDeskScreenProps } from '@forecourt/feature-auction/staff';
import type { App } from './App.ts';
import { offerDesk } from './offerDesk.ts';
import type { StaffReports } from './StaffReports.ts';

export interface ReportNextStepProps {
  app: App;
  reports: StaffReports;
}

export type ReportOffersProps = ReportNextStepProps & Omit<OfferDeskScreenProps, 'store'>;

/** Offers and auctions, connected to the current report. */
export function ReportOffersSection({ app, reports, ...addresses }: ReportOffersProps) {
  return <OfferDeskScreen store={offerDesk(app, reports)} {...addresses} />;
}

/** The next step of the sale of the current report's car. */
export function ReportOffersBar({ app, reports }: ReportNextStepProps) {
  return <DecisionBar store={offerDesk(app, reports)} />;
}
