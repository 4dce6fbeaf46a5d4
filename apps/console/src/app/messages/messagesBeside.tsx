import type { App } from '../App.ts';
import type { Staff } from '../Staff.ts';
import type { ShellSlots } from '../StaffShell.tsx';
import { MessagesSlot } from './MessagesSlot.tsx';

/** The message panel next to a page (spec §2, Authenticated routes). */
export function messagesBeside(app: App, staff: Staff): ShellSlots {
  return { rightOutsideSidebar: <MessagesSlot app={app} staff={staff} /> };
}
