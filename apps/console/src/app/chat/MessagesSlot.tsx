import { useWhenQuiet } from '@forecourt/platform/quiet';
import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';

interface MessagesSlotProps {
  app: App;
  staff: Staff;
}

const load = () => import('./MessagesPanel.tsx');

/** The place of the message panel; its code comes when the page beside it is there. */
export function MessagesSlot({ app, staff }: MessagesSlotProps) {
  const module = useWhenQuiet(load, false);
  return module && <module.MessagesPanel app={app} staff={staff} />;
}
