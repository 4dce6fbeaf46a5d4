import type { Invitation, Member, Role } from '@forecourt/contract';

/** What is asked before something that is felt at once. */
export type Question =
  | { kind: 'deactivate' | 'reactivate'; member: Member }
  | { kind: 'ownRole'; member: Member; role: Role }
  | { kind: 'revoke'; invitation: Invitation };
