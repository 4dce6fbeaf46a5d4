import { usePrefetch } from '@forecourt/platform/prefetch';
import type { Staff } from '../../stores/Staff.ts';

const load = () => import('./BellParts.tsx');

/** What concerns the user, in the top bar. Its code loads after the page. */
export function StaffBell(props: { staff: Staff }) {
  const module = usePrefetch(load, true);
  return module && <module.ConnectedBell {...props} />;
}
