import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

interface ReportAgentProps {
  app: App;
  reports: ReportStores;
}

const load = () => import('./ReportAgentButton.tsx');

/** Who looks after a report's request, in its head. Its code loads after the report. */
export function ReportAgent(props: ReportAgentProps) {
  const module = usePrefetch(load, true);
  return module && <module.ReportAgentButton {...props} />;
}
