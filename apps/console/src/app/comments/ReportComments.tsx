import type { ReportDefinition } from '@forecourt/feature-report';
import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

const load = () => import('./ReportCommentsSection.tsx');

interface ReportCommentsProps {
  app: App;
  reports: ReportStores;
  definition: ReportDefinition;
}

/** Staff's comments below a report; their code loads after the report. */
export function ReportComments(props: ReportCommentsProps) {
  const module = usePrefetch(load, true);
  return module && <module.ReportCommentsSection {...props} />;
}
