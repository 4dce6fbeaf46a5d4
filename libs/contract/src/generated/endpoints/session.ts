// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, nullable, object, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, User, SessionCreated, Timestamp, Partner } from '../shared-checks.ts';

const SessionUser = /*#__PURE__*/ object({ user: User });
const SessionInfo = /*#__PURE__*/ object({ id: Id, current: boolean, user_agent: /*#__PURE__*/ nullable(string), inserted_at: Timestamp, last_used_at: Timestamp });
const SessionList = /*#__PURE__*/ object({ sessions: /*#__PURE__*/ array(SessionInfo) });
const PartnerAnswer = /*#__PURE__*/ object({ partner: Partner });

/**
 * Sign in. Refused with ACCOUNT_NOT_FOUND or WRONG_PASSWORD.
 */
export const createSession: Endpoint<'createSession'> = { id: 'createSession', method: 'POST', path: '/api/session', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'createSession'>>(SessionCreated) };
/**
 * Who is signed in
 */
export const getSession: Endpoint<'getSession'> = { id: 'getSession', method: 'GET', path: '/api/session', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSession'>>(SessionUser) };
/**
 * Sign out. Revokes the token and closes its sockets.
 */
export const deleteSession: Endpoint<'deleteSession'> = { id: 'deleteSession', method: 'DELETE', path: '/api/session', takes: [], access: 'staff', keyed: false, check: null };
/**
 * Register
 */
export const signUp: Endpoint<'signUp'> = { id: 'signUp', method: 'POST', path: '/api/session/signup', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'signUp'>>(SessionCreated) };
/**
 * Where the user is signed in. The one last used comes first.
 */
export const listSessions: Endpoint<'listSessions'> = { id: 'listSessions', method: 'GET', path: '/api/session/list', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listSessions'>>(SessionList) };
/**
 * Sign out everywhere
 */
export const deleteAllSessions: Endpoint<'deleteAllSessions'> = { id: 'deleteAllSessions', method: 'DELETE', path: '/api/sessions', takes: [], access: 'staff', keyed: false, check: null };
/**
 * Sign out one device
 */
export const deleteOneSession: Endpoint<'deleteOneSession'> = { id: 'deleteOneSession', method: 'DELETE', path: '/api/sessions/{sessionId}', takes: ["sessionId"], access: 'staff', keyed: false, check: null };
/**
 * Set up the first partner of somebody who belongs to none. Its maker is its administrator. Unique ids are made from the name. INVALID_TRANSITION for somebody who belongs to a partner.
 */
export const createPartner: Endpoint<'createPartner'> = { id: 'createPartner', method: 'POST', path: '/api/setup', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'createPartner'>>(PartnerAnswer) };
