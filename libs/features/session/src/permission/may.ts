import { can } from '@forecourt/contract/roles';
import type { RoleOperation } from '@forecourt/contract/roles';
import type { BranchStore } from '../BranchStore.ts';

/** Whether the role in the current branch may call an operation; false while it is unknown. */
export function may({ current }: Pick<BranchStore, 'current'>, operation: RoleOperation): boolean {
  return current !== undefined && can(current.role, operation);
}
