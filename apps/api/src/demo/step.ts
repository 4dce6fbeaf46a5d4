import type { AuditAction, RequestEventType } from '../db/schema.ts';
import type { AuditFacts } from '../modules/selling/audit.ts';

/** An event for the audit record and, if it has a type there, for the timeline. */
export interface Step {
  action: AuditAction;
  event: RequestEventType | null;
  detail: string | null;
  actorKind: 'STAFF' | 'CUSTOMER' | 'DEALER' | 'SYSTEM';
  facts: Omit<AuditFacts, 'callId'>;
}
