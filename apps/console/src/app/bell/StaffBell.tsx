import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface StaffBellProps {
  app: App;
  staff: Staff;
}

const load = () => import('./BellParts.tsx');

/** What concerns the user, in the top bar. Its code loads after the page. */
export function StaffBell(props: StaffBellProps) {
  const module = usePrefetch(load, true);
  return module && <module.ConnectedBell {...props} />;
}
