import type { ReportDefinition } from '@forecourt/feature-report';
import { useWhenQuiet } from '@forecourt/platform/quiet';
import type { App } from '../App.ts';
import type { StaffReports } from '../StaffReports.ts';

const load = () => import('./ReportCommentsSection.tsx');

interface ReportCommentsProps {
  app: App;
  reports: StaffReports;
  definition: ReportDefinition;
}

/** Staff's comments below a report; their code comes once the report is there. */
export function ReportComments(props: ReportCommentsProps) {
  const module = useWhenQuiet(load, true);
  return module && <module.ReportCommentsSection {...props} />;
}
