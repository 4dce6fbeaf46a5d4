import { DecisionNote } from '@forecourt/feature-auction/staff';
import type { ReportStores } from '../stores/ReportStores.ts';

/** How the sale of the current report's car stands. */
export default function ReportDealNote({ reports }: { reports: ReportStores }) {
  return <DecisionNote store={reports.desk()} />;
}
