import { usePrefetch } from '@forecourt/platform/prefetch';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface MessagesSlotProps {
  app: App;
  staff: Staff;
}

const load = () => import('./MessagesPanel.tsx');

/** The place of the message panel; its code comes with the frame, not before the page beside it. */
export function MessagesSlot({ app, staff }: MessagesSlotProps) {
  const module = usePrefetch(load, true);
  return module && <module.MessagesPanel app={app} staff={staff} />;
}
