import { Findings } from '@forecourt/feature-report/findings';
import type { ReportStores } from '../../stores/ReportStores.ts';
import { photoStores } from './photoStores.ts';

/** On top of a report: what the damage detection found on its photos. */
export default function ReportFindings({ reports }: { reports: ReportStores }) {
  return <Findings store={photoStores(reports).findings} />;
}
