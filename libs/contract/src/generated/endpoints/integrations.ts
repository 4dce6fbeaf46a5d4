// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableTimestamp } from '../shared-checks.ts';

const ApiTokenScope = /*#__PURE__*/ oneOf("READ", "WRITE");
const ApiToken = /*#__PURE__*/ object({ id: Id, name: string, scope: ApiTokenScope, ending: string, created_by: /*#__PURE__*/ object({ id: Id, name: string }), inserted_at: Timestamp, expires_at: NullableTimestamp, last_used_at: NullableTimestamp });
const ApiTokenList = /*#__PURE__*/ object({ tokens: /*#__PURE__*/ array(ApiToken) });
const ApiTokenCreated = /*#__PURE__*/ object({ token: ApiToken, secret: string });

/**
 * The tokens of the partner's programs
 */
export const listApiTokens: Endpoint<'listApiTokens'> = { id: 'listApiTokens', method: 'GET', path: '/api/partners/{id}/tokens', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listApiTokens'>>(ApiTokenList) };
/**
 * Create a token for a program. The secret is in this answer and nowhere else. The token acts in its creator's name, with the role of its scope, and never with more rights than they have. Beyond 50 tokens of a partner it is 409 LIMIT_REACHED.
 */
export const createApiToken: Endpoint<'createApiToken'> = { id: 'createApiToken', method: 'POST', path: '/api/partners/{id}/tokens', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'createApiToken'>>(ApiTokenCreated) };
/**
 * Revoke a token at once
 */
export const revokeApiToken: Endpoint<'revokeApiToken'> = { id: 'revokeApiToken', method: 'DELETE', path: '/api/partners/{id}/tokens/{tokenId}', takes: ["id","tokenId"], access: 'staff', keyed: false, check: null };
