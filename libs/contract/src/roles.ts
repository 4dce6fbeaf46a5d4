import { lowestRoles } from './generated/roles.ts';
import type { Role } from './generated/schema.d.ts';

/** An operation for which the role in a partner counts (`x-role`). */
export type RoleOperation = keyof typeof lowestRoles;

const rank: Readonly<Record<Role, number>> = { VIEWER: 0, AGENT: 1, ADMIN: 2 };

/** The lowest role that an operation takes within the partner it touches. */
export function lowestRole(operation: RoleOperation): Role {
  return lowestRoles[operation];
}

/** Whether the server lets this role call an operation: the one place that screens ask. */
export function can(role: Role, operation: RoleOperation): boolean {
  return rank[role] >= rank[lowestRoles[operation]];
}
