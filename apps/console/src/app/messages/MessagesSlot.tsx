import { AllMessagesSkeleton } from '@forecourt/feature-messages/inbox';
import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface MessagesSlotProps {
  app: App;
  staff: Staff;
}

const load = () => import('./MessagesPanel.tsx');

/** The slot of the message panel; its code loads with the shell and does not delay the page. */
export function MessagesSlot({ app, staff }: MessagesSlotProps) {
  const module = usePrefetch(load, true);
  if (!module) return <AllMessagesSkeleton />;
  return <module.MessagesPanel app={app} staff={staff} />;
}
