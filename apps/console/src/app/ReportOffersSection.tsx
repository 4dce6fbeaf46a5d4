import { DecisionBar, OfferDeskScreen } from '@forecourt/feature-auction/staff';
import type { OfferDeskScreenProps } from '@forecourt/feature-auction/staff';
import { addresses } from '@forecourt/contract';
import { may } from '@forecourt/feature-session/permission';
import type { App } from './App.ts';
import { offerDesk } from './offerDesk.ts';
import type { StaffReports } from './StaffReports.ts';

export interface ReportNextStepProps {
  app: App;
  reports: StaffReports;
}

export type ReportOffersProps = ReportNextStepProps &
  Omit<OfferDeskScreenProps, 'store' | 'settingsHref'>;

/** Offers and auctions, connected to the current report. */
export function ReportOffersSection({ app, reports, ...hrefs }: ReportOffersProps) {
  const settingsHref = may(app.branch, 'updateSettings') ? addresses.settings : undefined;
  return <OfferDeskScreen store={offerDesk(app, reports)} settingsHref={settingsHref} {...hrefs} />;
}

/** The next step of the sale of the current report's car. */
export function ReportOffersBar({ app, reports }: ReportNextStepProps) {
  return <DecisionBar store={offerDesk(app, reports)} />;
}
