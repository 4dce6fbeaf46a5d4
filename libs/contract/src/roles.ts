import { lowestRoles } from './generated/roles.ts';
import type { Role } from './generated/schema.d.ts';

/** An operation for which the role in a partner counts (`x-role`). */
export type RoleOperation = keyof typeof lowestRoles;

const rank: Readonly<Record<Role, number>> = { VIEWER: 0, AGENT: 1, ADMIN: 2 };

/** The lowest role in the partner that an operation requires. */
export function lowestRole(operation: RoleOperation): Role {
  return lowestRoles[operation];
}

/** Whether the server allows an operation for this role; screens use only this check. */
export function can(role: Role, operation: RoleOperation): boolean {
  return rank[role] >= rank[lowestRoles[operation]];
}
