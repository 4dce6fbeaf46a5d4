// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, nullable, object, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp } from '../shared-checks.ts';

const SessionInfo = /*#__PURE__*/ object({ id: Id, current: boolean, user_agent: /*#__PURE__*/ nullable(string), inserted_at: Timestamp, last_used_at: Timestamp });
const SessionList = /*#__PURE__*/ object({ sessions: /*#__PURE__*/ array(SessionInfo) });

/**
 * Where the user is signed in. The one last used comes first.
 */
export const listSessions: Endpoint<'listSessions'> = { id: 'listSessions', method: 'GET', path: '/api/session/list', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listSessions'>>(SessionList) };
/**
 * Sign out everywhere. Of the user, this one included. Live channels close as well.
 */
export const deleteAllSessions: Endpoint<'deleteAllSessions'> = { id: 'deleteAllSessions', method: 'DELETE', path: '/api/sessions', takes: [], access: 'staff', keyed: false, check: null };
/**
 * Sign out one device. Its live channels close as well. Sessions of other users answer 404.
 */
export const deleteOneSession: Endpoint<'deleteOneSession'> = { id: 'deleteOneSession', method: 'DELETE', path: '/api/sessions/{sessionId}', takes: ["sessionId"], access: 'staff', keyed: false, check: null };
