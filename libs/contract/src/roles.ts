import { otherRoles, type RoleOperation } from './generated/roles.ts';
import type { Role } from './generated/schema.d.ts';

export type { RoleOperation };

const rank: Readonly<Record<Role, number>> = { VIEWER: 0, AGENT: 1, ADMIN: 2 };

/** The lowest role in the partner that an operation requires. */
export function lowestRole(operation: RoleOperation): Role {
  if (otherRoles.VIEWER.includes(operation)) return 'VIEWER';
  return otherRoles.ADMIN.includes(operation) ? 'ADMIN' : 'AGENT';
}

/** Whether the server allows an operation for this role; screens use only this check. */
export function can(role: Role, operation: RoleOperation): boolean {
  return rank[role] >= rank[lowestRole(operation)];
}
