import type { Json, JsonObject } from './values.ts';

/** Types of events in the security log, stored as these words. */
export type SecurityEventType =
  | 'SIGNED_UP'
  | 'SIGNED_IN'
  | 'SIGN_IN_REFUSED'
  | 'LOCKED_OUT'
  | 'SIGNED_OUT'
  | 'SESSION_ENDED'
  | 'REAUTHENTICATED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET_ASKED'
  | 'PASSWORD_RESET'
  | 'EMAIL_VERIFIED'
  | 'PROFILE_CHANGED'
  | 'FACTOR_ADDED'
  | 'FACTOR_REMOVED'
  | 'FACTOR_USED'
  | 'FACTOR_REFUSED'
  | 'RECOVERY_CODES_MADE'
  | 'RECOVERY_CODE_USED'
  | 'FACTOR_REQUIRED'
  | 'FACTOR_OPTIONAL'
  | 'INVITATION_SENT'
  | 'INVITATION_ACCEPTED'
  | 'INVITATION_REVOKED'
  | 'ROLE_CHANGED'
  | 'MEMBER_DEACTIVATED'
  | 'MEMBER_REACTIVATED'
  | 'DATA_EXPORTED'
  | 'DATA_ERASED'
  | 'SETTINGS_PUBLISHED'
  | 'SETTINGS_SCHEDULED'
  | 'SETTINGS_DRAFT_SHARED'
  | 'LINKS_REVOKED'
  | 'TOKEN_CREATED'
  | 'TOKEN_REVOKED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_REMOVED'
  | 'WEBHOOK_SECRET_CHANGED'
  | 'WEBHOOK_OFF'
  | 'COMPANY_SIGN_IN_CHANGED'
  | 'COMPANY_SIGN_IN_REMOVED'
  | 'COMPANY_SIGN_IN_REFUSED'
  | 'COMPANY_ACCOUNT_LINKED'
  | 'COMPANY_USER_CREATED';

/**
 * Append-only, deleted after a year. An event without a partner is visible to each partner of the
 * user.
 */
export interface SecurityEventsTable {
  id: string;
  partner_id: string | null;
  /** Whose account or membership it concerns. */
  user_id: string | null;
  /** Who did it; null for the system, and for somebody who was refused. */
  actor_id: string | null;
  type: SecurityEventType;
  ip: string | null;
  user_agent: string | null;
  /** Country, where a trusted proxy names it. */
  place: string | null;
  detail: Json<JsonObject>;
  inserted_at: Date;
}
