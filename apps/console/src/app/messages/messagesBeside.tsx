import type { Staff } from '../../stores/Staff.ts';
import type { ShellSlots } from '../StaffShell.tsx';
import { MessagesSlot } from './MessagesSlot.tsx';

/** The message panel next to a page (spec §2, Authenticated routes). */
export function messagesBeside(staff: Staff): ShellSlots {
  return { rightOutsideSidebar: <MessagesSlot staff={staff} /> };
}
