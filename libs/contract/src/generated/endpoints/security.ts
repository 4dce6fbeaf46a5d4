// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, Metadata, SecurityPerson } from '../shared-checks.ts';

const SecurityMember = /*#__PURE__*/ object({ id: Id, name: string, email: string, second_factor: boolean });
const Security = /*#__PURE__*/ object({ factor_required: boolean, members: /*#__PURE__*/ array(SecurityMember) });
const SecurityAnswer = /*#__PURE__*/ object({ security: Security });
const SecurityEventType = /*#__PURE__*/ oneOf("SIGNED_UP", "SIGNED_IN", "SIGN_IN_REFUSED", "LOCKED_OUT", "SIGNED_OUT", "SESSION_ENDED", "REAUTHENTICATED", "PASSWORD_CHANGED", "PASSWORD_RESET_ASKED", "PASSWORD_RESET", "EMAIL_VERIFIED", "PROFILE_CHANGED", "FACTOR_ADDED", "FACTOR_REMOVED", "FACTOR_USED", "FACTOR_REFUSED", "RECOVERY_CODES_MADE", "RECOVERY_CODE_USED", "FACTOR_REQUIRED", "FACTOR_OPTIONAL", "INVITATION_SENT", "INVITATION_ACCEPTED", "INVITATION_REVOKED", "ROLE_CHANGED", "MEMBER_DEACTIVATED", "MEMBER_REACTIVATED", "DATA_EXPORTED", "DATA_ERASED", "SETTINGS_PUBLISHED", "SETTINGS_SCHEDULED", "SETTINGS_DRAFT_SHARED", "LINKS_REVOKED", "TOKEN_CREATED", "TOKEN_REVOKED", "WEBHOOK_CREATED", "WEBHOOK_REMOVED", "WEBHOOK_SECRET_CHANGED", "WEBHOOK_OFF", "COMPANY_SIGN_IN_CHANGED", "COMPANY_SIGN_IN_REMOVED", "COMPANY_SIGN_IN_REFUSED", "COMPANY_ACCOUNT_LINKED", "COMPANY_USER_CREATED");
const SecurityFact = /*#__PURE__*/ object({ name: string, value: string });
const SecurityEvent = /*#__PURE__*/ object({ id: Id, type: SecurityEventType, user: /*#__PURE__*/ nullable(SecurityPerson), actor: /*#__PURE__*/ nullable(SecurityPerson), ip: /*#__PURE__*/ nullable(string), place: /*#__PURE__*/ nullable(string), user_agent: /*#__PURE__*/ nullable(string), detail: /*#__PURE__*/ array(SecurityFact), inserted_at: Timestamp });
const SecurityEventList = /*#__PURE__*/ object({ events: /*#__PURE__*/ array(SecurityEvent), metadata: Metadata });

/**
 * Whether a second factor is required, and which members have one. Active members alone. Administrators see who would be shut out before they require it.
 */
export const getSecurity: Endpoint<'getSecurity'> = { id: 'getSecurity', method: 'GET', path: '/api/partners/{id}/security', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSecurity'>>(SecurityAnswer) };
/**
 * Require a second factor of every member, or no longer. Only somebody who has one requires it of others (else 409 INVALID_TRANSITION).
 */
export const updateSecurity: Endpoint<'updateSecurity'> = { id: 'updateSecurity', method: 'PATCH', path: '/api/partners/{id}/security', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateSecurity'>>(SecurityAnswer) };
/**
 * The log of security events. Newest first.
 */
export const listSecurityEvents: Endpoint<'listSecurityEvents'> = { id: 'listSecurityEvents', method: 'GET', path: '/api/partners/{id}/security/events', takes: ["id","query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listSecurityEvents'>>(SecurityEventList) };
/**
 * Put on record that data is about to leave as a file. The console asks before it writes a file of what it shows; the log names who, what and how much.
 */
export const recordExport: Endpoint<'recordExport'> = { id: 'recordExport', method: 'POST', path: '/api/partners/{id}/exports', takes: ["id","body"], access: 'staff', keyed: false, check: null };
