import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

interface ReportPresenceProps {
  app: App;
  reports: ReportStores;
}

const load = () => import('./ReportPeople.tsx');

/** Who else is in the report. Its code loads after the report. */
export function ReportPresence(props: ReportPresenceProps) {
  const module = usePrefetch(load, true);
  return module && <module.ReportPeople {...props} />;
}
