// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, SessionCreated, Timestamp, NullableTimestamp } from '../shared-checks.ts';

const WebAuthnOptions = string;
const FactorOptions = /*#__PURE__*/ object({ challenge_id: string, options: WebAuthnOptions });
const ProofMethod = /*#__PURE__*/ oneOf("PASSWORD", "PASSKEY", "APP", "RECOVERY_CODE");
const ReauthenticateOptions = /*#__PURE__*/ object({ challenge_id: string, methods: /*#__PURE__*/ array(ProofMethod), by_company: boolean, options: /*#__PURE__*/ nullable(WebAuthnOptions) });
const Passkey = /*#__PURE__*/ object({ id: Id, name: string, inserted_at: Timestamp, last_used_at: NullableTimestamp });
const AuthenticatorApp = /*#__PURE__*/ object({ inserted_at: Timestamp, last_used_at: NullableTimestamp });
const Factors = /*#__PURE__*/ object({ required: boolean, passkeys: /*#__PURE__*/ array(Passkey), app: /*#__PURE__*/ nullable(AuthenticatorApp), recovery_codes: integer });
const FactorsAnswer = /*#__PURE__*/ object({ factors: Factors });
const FactorAdded = /*#__PURE__*/ object({ factors: Factors, recovery_codes: /*#__PURE__*/ nullable(/*#__PURE__*/ array(string)) });
const AppOptions = /*#__PURE__*/ object({ challenge_id: string, key: string, uri: string });
const RecoveryCodes = /*#__PURE__*/ object({ recovery_codes: /*#__PURE__*/ array(string) });

/**
 * Sign in with the second factor, or with a passkey alone. The second step of a sign-in, with the challenge that createSession answered; or the only one, with a passkey. Challenges end after five minutes and a few attempts.
 */
export const createSessionByFactor: Endpoint<'createSessionByFactor'> = { id: 'createSessionByFactor', method: 'POST', path: '/api/session/factor', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'createSessionByFactor'>>(SessionCreated) };
/**
 * What a passkey is asked at sign-in. With the challenge of a sign-in that asks for a second factor, or without one for signing in by a passkey alone.
 */
export const getFactorOptions: Endpoint<'getFactorOptions'> = { id: 'getFactorOptions', method: 'POST', path: '/api/session/factor/options', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getFactorOptions'>>(FactorOptions) };
/**
 * Show again who one is, before a sensitive act. Refused with WRONG_PASSWORD, SECOND_FACTOR_REFUSED or CHALLENGE_ENDED.
 */
export const reauthenticate: Endpoint<'reauthenticate'> = { id: 'reauthenticate', method: 'POST', path: '/api/session/reauthenticate', takes: ["body"], access: 'staff', keyed: false, check: null };
/**
 * How the signed-in user shows that it is them. Their password; or, where they have one, their second factor. Who has neither signs in with their company again.
 */
export const getReauthenticateOptions: Endpoint<'getReauthenticateOptions'> = { id: 'getReauthenticateOptions', method: 'POST', path: '/api/session/reauthenticate/options', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getReauthenticateOptions'>>(ReauthenticateOptions) };
/**
 * Second factors of the user. Names and times alone; keys and codes are never answered.
 */
export const getFactors: Endpoint<'getFactors'> = { id: 'getFactors', method: 'GET', path: '/api/session/factors', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getFactors'>>(FactorsAnswer) };
/**
 * Add a passkey. With what navigator.credentials.create answered. The first factor of a user brings ten recovery codes, shown this one time.
 */
export const addPasskey: Endpoint<'addPasskey'> = { id: 'addPasskey', method: 'POST', path: '/api/session/factors/passkeys', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'addPasskey'>>(FactorAdded) };
/**
 * What a new passkey is asked. For navigator.credentials.create, with a challenge for addPasskey. It asks for a session that was proven in the last 15 minutes.
 */
export const getPasskeyOptions: Endpoint<'getPasskeyOptions'> = { id: 'getPasskeyOptions', method: 'POST', path: '/api/session/factors/passkeys/options', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getPasskeyOptions'>>(FactorOptions) };
/**
 * Rename a passkey. The name is for the user alone, to tell passkeys from each other.
 */
export const renamePasskey: Endpoint<'renamePasskey'> = { id: 'renamePasskey', method: 'PATCH', path: '/api/session/factors/passkeys/{passkeyId}', takes: ["passkeyId","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'renamePasskey'>>(FactorsAnswer) };
/**
 * Remove a passkey. Recovery codes end with the last factor. Where a partner of the user requires one, they can do nothing there until they have one again.
 */
export const removePasskey: Endpoint<'removePasskey'> = { id: 'removePasskey', method: 'DELETE', path: '/api/session/factors/passkeys/{passkeyId}', takes: ["passkeyId"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'removePasskey'>>(FactorsAnswer) };
/**
 * Set up the authenticator app, or another one in its place. With the first code of the app. One in its place ends the earlier one; the first factor of a user brings ten recovery codes.
 */
export const putAuthenticatorApp: Endpoint<'putAuthenticatorApp'> = { id: 'putAuthenticatorApp', method: 'PUT', path: '/api/session/factors/app', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'putAuthenticatorApp'>>(FactorAdded) };
/**
 * Remove the authenticator app. Recovery codes end with the last factor. Where a partner of the user requires one, they can do nothing there until they have one again.
 */
export const removeAuthenticatorApp: Endpoint<'removeAuthenticatorApp'> = { id: 'removeAuthenticatorApp', method: 'DELETE', path: '/api/session/factors/app', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'removeAuthenticatorApp'>>(FactorsAnswer) };
/**
 * The key for an authenticator app. It counts once a code of it was given.
 */
export const getAuthenticatorAppOptions: Endpoint<'getAuthenticatorAppOptions'> = { id: 'getAuthenticatorAppOptions', method: 'POST', path: '/api/session/factors/app/options', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getAuthenticatorAppOptions'>>(AppOptions) };
/**
 * Ten new recovery codes; the earlier ones end. Shown this one time. For users who have a passkey or an authenticator app; others get 409.
 */
export const createRecoveryCodes: Endpoint<'createRecoveryCodes'> = { id: 'createRecoveryCodes', method: 'POST', path: '/api/session/factors/recovery_codes', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'createRecoveryCodes'>>(RecoveryCodes) };
/**
 * Remove a member's second factors, as when a phone is lost. For administrators of every partner that the member belongs to. The member is signed out and told by email.
 */
export const removeMemberFactors: Endpoint<'removeMemberFactors'> = { id: 'removeMemberFactors', method: 'DELETE', path: '/api/users/{userId}/factors', takes: ["userId","query"], access: 'staff', keyed: false, check: null };
