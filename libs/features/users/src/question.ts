import type { Invitation, Member, Role } from '@forecourt/contract';

/** The confirmations before actions with immediate effect. */
export type Question =
  | { kind: 'deactivate' | 'reactivate'; member: Member }
  | { kind: 'ownRole'; member: Member; role: Role }
  | { kind: 'revoke'; invitation: Invitation };
