// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { object, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { User, SessionCreated } from '../shared-checks.ts';

const SessionUser = /*#__PURE__*/ object({ user: User });

/**
 * Sign in. Refused with ACCOUNT_NOT_FOUND or WRONG_PASSWORD.
 */
export const createSession: Endpoint<'createSession'> = { id: 'createSession', method: 'POST', path: '/api/session', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'createSession'>>(SessionCreated) };
/**
 * Who is signed in. Of the token in the header. A token that was revoked or has ended answers 401.
 */
export const getSession: Endpoint<'getSession'> = { id: 'getSession', method: 'GET', path: '/api/session', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSession'>>(SessionUser) };
/**
 * Sign out. Revokes the token and closes its sockets.
 */
export const deleteSession: Endpoint<'deleteSession'> = { id: 'deleteSession', method: 'DELETE', path: '/api/session', takes: [], access: 'staff', keyed: false, check: null };
