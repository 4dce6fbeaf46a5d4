import { DecisionBar } from '@forecourt/feature-auction/staff';
import type { ReportStores } from '../stores/ReportStores.ts';

/** The next step of the sale of the current report's car. */
export default function ReportOffersBar({ reports }: { reports: ReportStores }) {
  return <DecisionBar store={reports.desk()} />;
}
