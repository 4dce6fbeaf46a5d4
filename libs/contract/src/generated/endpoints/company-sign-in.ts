// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { SessionCreated, Role, Timestamp, SecurityPerson } from '../shared-checks.ts';

const CompanySignInStarted = /*#__PURE__*/ object({ url: string, key: string });
const CompanyGroup = /*#__PURE__*/ object({ group: string, role: Role });
const CompanySignIn = /*#__PURE__*/ object({ issuer: string, client_id: string, domains: /*#__PURE__*/ array(string), creates_users: boolean, default_role: /*#__PURE__*/ nullable(Role), groups_claim: string, groups: /*#__PURE__*/ array(CompanyGroup), required: boolean, kept_admin: /*#__PURE__*/ nullable(SecurityPerson), people: integer, updated_at: Timestamp });
const CompanySignInAnswer = /*#__PURE__*/ object({ company_sign_in: /*#__PURE__*/ nullable(CompanySignIn), callback_url: string, own_domains: /*#__PURE__*/ array(string) });
const CompanySignInProblem = /*#__PURE__*/ oneOf("UNREACHABLE", "NO_PROVIDER", "OTHER_ISSUER");
const CompanySignInTested = /*#__PURE__*/ object({ problem: /*#__PURE__*/ nullable(CompanySignInProblem), detail: /*#__PURE__*/ nullable(string), sign_in_url: /*#__PURE__*/ nullable(string), pkce: boolean, claims: /*#__PURE__*/ array(string) });

/**
 * Begin to show again who one is, by signing in with the company. For a session that a company opened, of a user who has neither a password nor a second factor. The provider is asked to ask the person, however short ago they signed in there.
 */
export const startCompanyReauthentication: Endpoint<'startCompanyReauthentication'> = { id: 'startCompanyReauthentication', method: 'POST', path: '/api/session/reauthenticate/company', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'startCompanyReauthentication'>>(CompanySignInStarted) };
/**
 * Show again who one is, with the provider's answer. Once, by the session that began. The person must be the one whom the company knows the user as, and must have signed in there since it began. Roles follow the company's groups as at a sign-in.
 */
export const completeCompanyReauthentication: Endpoint<'completeCompanyReauthentication'> = { id: 'completeCompanyReauthentication', method: 'POST', path: '/api/session/reauthenticate/company/complete', takes: ["body"], access: 'staff', keyed: false, check: null };
/**
 * Begin to sign in with one's company. By OpenID Connect, with the provider of the partner that has the domain of the email address. 404 COMPANY_NOT_FOUND where none has it.
 */
export const startCompanySignIn: Endpoint<'startCompanySignIn'> = { id: 'startCompanySignIn', method: 'POST', path: '/api/session/company', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'startCompanySignIn'>>(CompanySignInStarted) };
/**
 * Sign in with the provider's answer. Once, by the browser that began. The session reaches the partners that use this provider, and no other.
 */
export const completeCompanySignIn: Endpoint<'completeCompanySignIn'> = { id: 'completeCompanySignIn', method: 'POST', path: '/api/session/company/complete', takes: ["body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'completeCompanySignIn'>>(SessionCreated) };
/**
 * How the partner's people sign in with their company. Null where it is not set up. The client secret is never answered.
 */
export const getCompanySignIn: Endpoint<'getCompanySignIn'> = { id: 'getCompanySignIn', method: 'GET', path: '/api/partners/{id}/company-sign-in', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getCompanySignIn'>>(CompanySignInAnswer) };
/**
 * Set company sign-in up, or change it. An issuer that is not https, or not public, is 422 ADDRESS_NOT_ALLOWED, and so is a domain that is none of own_domains; a domain that another partner has with another provider is DUPLICATE. To require it takes an administrator with a password, who is kept (409 PASSWORD_NEEDED). Another provider ends the sessions of the one before; requiring it ends those that passwords opened.
 */
export const putCompanySignIn: Endpoint<'putCompanySignIn'> = { id: 'putCompanySignIn', method: 'PUT', path: '/api/partners/{id}/company-sign-in', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'putCompanySignIn'>>(CompanySignInAnswer) };
/**
 * Remove company sign-in. Ends the sessions that it opened. Its users stay, and choose a password by "Forgot password".
 */
export const removeCompanySignIn: Endpoint<'removeCompanySignIn'> = { id: 'removeCompanySignIn', method: 'DELETE', path: '/api/partners/{id}/company-sign-in', takes: ["id"], access: 'staff', keyed: false, check: null };
/**
 * Look whether an issuer answers as an OpenID provider. Fetches the provider’s discovery document and keys, and writes nothing. What is wrong is in the answer, not an error.
 */
export const testCompanySignIn: Endpoint<'testCompanySignIn'> = { id: 'testCompanySignIn', method: 'POST', path: '/api/partners/{id}/company-sign-in/test', takes: ["id","body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'testCompanySignIn'>>(CompanySignInTested) };
