// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, nullable, object, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, NullableUrl, SessionCreated, Role, Timestamp, NullableTimestamp, Away } from '../shared-checks.ts';

const Colleague = /*#__PURE__*/ object({ id: Id, name: string, avatar: NullableUrl, role: Role, away: /*#__PURE__*/ nullable(Away) });
const ColleagueList = /*#__PURE__*/ object({ colleagues: /*#__PURE__*/ array(Colleague) });
const Member = /*#__PURE__*/ object({ id: Id, name: string, email: string, phone: /*#__PURE__*/ nullable(string), role: Role, active: boolean, last_sign_in_at: NullableTimestamp });
const Invitation = /*#__PURE__*/ object({ id: Id, name: string, email: string, phone: /*#__PURE__*/ nullable(string), role: Role, expires_at: Timestamp, inserted_at: Timestamp });
const UserList = /*#__PURE__*/ object({ users: /*#__PURE__*/ array(Member), invitations: /*#__PURE__*/ array(Invitation) });
const InvitationAnswer = /*#__PURE__*/ object({ invitation: Invitation });
const UserAnswer = /*#__PURE__*/ object({ user: Member });
const PublicInvitation = /*#__PURE__*/ object({ name: string, email: string, partner_name: string, role: Role, has_account: boolean });
const PublicInvitationAnswer = /*#__PURE__*/ object({ invitation: PublicInvitation });

/**
 * Who works for a partner now, for assigning and mentioning. Active members with role and absence; no email addresses and phone numbers.
 */
export const listColleagues: Endpoint<'listColleagues'> = { id: 'listColleagues', method: 'GET', path: '/api/colleagues', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listColleagues'>>(ColleagueList) };
/**
 * Who belongs to a partner and who is invited. For administrators: contact details, roles and the last sign-in, and invitations that nobody has accepted.
 */
export const listUsers: Endpoint<'listUsers'> = { id: 'listUsers', method: 'GET', path: '/api/users', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listUsers'>>(UserList) };
/**
 * Invite somebody by email. Refused with ALREADY_MEMBER or ALREADY_INVITED.
 */
export const inviteUser: Endpoint<'inviteUser'> = { id: 'inviteUser', method: 'POST', path: '/api/users/invitations', takes: ["body"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'inviteUser'>>(InvitationAnswer) };
/**
 * Take an invitation back. Its link answers 404 from then on. The person can be invited again.
 */
export const revokeInvitation: Endpoint<'revokeInvitation'> = { id: 'revokeInvitation', method: 'DELETE', path: '/api/users/invitations/{invitationId}', takes: ["invitationId"], access: 'staff', keyed: false, check: null };
/**
 * Send an invitation again. With a new link; the one before it ends.
 */
export const resendInvitation: Endpoint<'resendInvitation'> = { id: 'resendInvitation', method: 'POST', path: '/api/users/invitations/{invitationId}/resend', takes: ["invitationId"], access: 'staff', keyed: true, check: /*#__PURE__*/ validator<Answer<'resendInvitation'>>(InvitationAnswer) };
/**
 * Change a member's role, deactivate or reactivate them. Deactivating ends their sessions and closes their sockets. It concerns this partner only. The last administrator stays: LAST_ADMIN.
 */
export const updateUser: Endpoint<'updateUser'> = { id: 'updateUser', method: 'PATCH', path: '/api/users/{userId}', takes: ["userId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateUser'>>(UserAnswer) };
/**
 * What the invited person is invited to. For the page that the link opens. A link that was accepted, revoked or has expired answers 404.
 */
export const getInvitation: Endpoint<'getInvitation'> = { id: 'getInvitation', method: 'GET', path: '/api/public/invitations/{invitationKey}', takes: ["invitationKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getInvitation'>>(PublicInvitationAnswer) };
/**
 * Accept an invitation. Makes the account and signs in. Works once. Whoever has an account signs in and joins with it. One who comes back with a second factor is a member then, and is asked for it before there is a session. ACCOUNT_EXISTS says that there is an account.
 */
export const acceptInvitation: Endpoint<'acceptInvitation'> = { id: 'acceptInvitation', method: 'POST', path: '/api/public/invitations/{invitationKey}', takes: ["invitationKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'acceptInvitation'>>(SessionCreated) };
