import { AllMessagesSkeleton } from '@forecourt/feature-messages/inbox';
import { usePrefetch } from '@forecourt/platform/prefetch';
import type { Staff } from '../../stores/Staff.ts';

const load = () => import('./MessagesPanel.tsx');

/** The slot of the message panel; its code loads with the shell and does not delay the page. */
export function MessagesSlot({ staff }: { staff: Staff }) {
  const module = usePrefetch(load, true);
  if (!module) return <AllMessagesSkeleton />;
  return <module.MessagesPanel staff={staff} />;
}
