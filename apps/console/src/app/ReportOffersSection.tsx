import { DecisionBar, DecisionNote, OfferDeskScreen } from '@forecourt/feature-auction/staff';
import type { OfferDeskScreenProps } from '@forecourt/feature-auction/staff';
import { addresses } from '@forecourt/contract';
import { may } from '@forecourt/feature-session/permission';
import type { App } from './App.ts';
import type { ReportStores } from '../stores/ReportStores.ts';

export interface ReportNextStepProps {
  reports: ReportStores;
}

export type ReportOffersProps = ReportNextStepProps & { app: App } & Omit<
    OfferDeskScreenProps,
    'store' | 'settingsHref'
  >;

/** Offers and auctions, connected to the current report. */
export function ReportOffersSection({ app, reports, ...hrefs }: ReportOffersProps) {
  const settingsHref = may(app.branch, 'updateSettings') ? addresses.settings : undefined;
  return <OfferDeskScreen store={reports.desk()} settingsHref={settingsHref} {...hrefs} />;
}

/** The next step of the sale of the current report's car. */
export function ReportOffersBar({ reports }: ReportNextStepProps) {
  return <DecisionBar store={reports.desk()} />;
}

/** How the sale of the current report's car stands. */
export function ReportOffersNote({ reports }: ReportNextStepProps) {
  return <DecisionNote store={reports.desk()} />;
}
