// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { boolean, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Away } from '../shared-checks.ts';

const DigestFrequency = /*#__PURE__*/ oneOf("OFF", "DAILY", "WEEKLY");
const Digest = /*#__PURE__*/ object({ frequency: DigestFrequency, time_zone: /*#__PURE__*/ nullable(string) });
const Account = /*#__PURE__*/ object({ id: Id, name: string, email: string, phone: /*#__PURE__*/ nullable(string), email_verified: boolean, away: /*#__PURE__*/ nullable(Away), digest: Digest, locale: /*#__PURE__*/ nullable(string), insights_mail: boolean });
const AccountAnswer = /*#__PURE__*/ object({ account: Account });
const KeyedAccount = /*#__PURE__*/ object({ email: string, name: string });
const KeyedAccountAnswer = /*#__PURE__*/ object({ account: KeyedAccount });
const DigestOptOut = /*#__PURE__*/ object({ email: string, about: /*#__PURE__*/ oneOf("NOTIFICATIONS", "INSIGHTS"), frequency: DigestFrequency });
const DigestOptOutAnswer = /*#__PURE__*/ object({ opt_out: DigestOptOut });

/**
 * The user's own profile. Name, address, phone number, absence, language and emails. Members see their own alone; colleagues are in listColleagues.
 */
export const getAccount: Endpoint<'getAccount'> = { id: 'getAccount', method: 'GET', path: '/api/account', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getAccount'>>(AccountAnswer) };
/**
 * Change the user's own name, phone number, absence, emails and their language. What is left out stays. The email address is changed by no call. Emails can be turned on only for a verified address.
 */
export const updateAccount: Endpoint<'updateAccount'> = { id: 'updateAccount', method: 'PATCH', path: '/api/account', takes: ["body"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'updateAccount'>>(AccountAnswer) };
/**
 * Change the user's own password. Every other session of the user ends, and a mail tells them. Refused with WRONG_PASSWORD or WEAK_PASSWORD.
 */
export const changePassword: Endpoint<'changePassword'> = { id: 'changePassword', method: 'POST', path: '/api/account/password', takes: ["body"], access: 'staff', keyed: false, check: null };
/**
 * Send the link that verifies the user's own email address again. RATE_LIMITED within a minute.
 */
export const sendVerification: Endpoint<'sendVerification'> = { id: 'sendVerification', method: 'POST', path: '/api/account/verification', takes: [], access: 'staff', keyed: false, check: null };
/**
 * Ask for a link to choose another password. The same answer for any address, at the same time: whether there is an account shows nowhere but in its mailbox.
 */
export const askPasswordReset: Endpoint<'askPasswordReset'> = { id: 'askPasswordReset', method: 'POST', path: '/api/public/password_resets', takes: ["body"], access: 'public', keyed: false, check: null };
/**
 * Whose password the link is for. For the page that the link opens. A link that was used, replaced by a newer one or has expired answers 404.
 */
export const getPasswordReset: Endpoint<'getPasswordReset'> = { id: 'getPasswordReset', method: 'GET', path: '/api/public/password_resets/{resetKey}', takes: ["resetKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getPasswordReset'>>(KeyedAccountAnswer) };
/**
 * Choose another password. Works once. Every session of the account ends, and a mail tells its owner. Refused with WEAK_PASSWORD.
 */
export const resetPassword: Endpoint<'resetPassword'> = { id: 'resetPassword', method: 'POST', path: '/api/public/password_resets/{resetKey}', takes: ["resetKey","body"], access: 'public', keyed: false, check: null };
/**
 * Whose digest or weekly figures they are, for the page behind the link in them. Opening the link ends nothing, since link scanners open links, too. A browser that follows the address from the header List-Unsubscribe is sent on to the page.
 */
export const getDigestOptOut: Endpoint<'getDigestOptOut'> = { id: 'getDigestOptOut', method: 'GET', path: '/api/public/digest_opt_outs/{digestKey}', takes: ["digestKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getDigestOptOut'>>(DigestOptOutAnswer) };
/**
 * Turn the digest or the weekly figures off. Also the one-click address of the header List-Unsubscribe (RFC 8058).
 */
export const optOutOfDigest: Endpoint<'optOutOfDigest'> = { id: 'optOutOfDigest', method: 'POST', path: '/api/public/digest_opt_outs/{digestKey}', takes: ["digestKey","body"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'optOutOfDigest'>>(DigestOptOutAnswer) };
/**
 * Which email address the link verifies. For the page that the link opens; verifying is a call of its own, so that mail scanners that open links verify nothing.
 */
export const getVerification: Endpoint<'getVerification'> = { id: 'getVerification', method: 'GET', path: '/api/public/verifications/{verifyKey}', takes: ["verifyKey"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getVerification'>>(KeyedAccountAnswer) };
/**
 * Verify an email address. Works once. A business that its owner has set up may send from now on.
 */
export const verifyEmail: Endpoint<'verifyEmail'> = { id: 'verifyEmail', method: 'POST', path: '/api/public/verifications/{verifyKey}', takes: ["verifyKey"], access: 'public', keyed: false, check: null };
/**
 * Send a member a link to choose another password. An administrator never sets or learns a password.
 */
export const sendPasswordReset: Endpoint<'sendPasswordReset'> = { id: 'sendPasswordReset', method: 'POST', path: '/api/users/{userId}/password_reset', takes: ["userId","body"], access: 'staff', keyed: false, check: null };
/**
 * Accept an invitation with the account that is signed in. For the account of the invited address alone; any other finds nothing. Works once.
 */
export const joinPartner: Endpoint<'joinPartner'> = { id: 'joinPartner', method: 'POST', path: '/api/invitations/{invitationKey}', takes: ["invitationKey"], access: 'staff', keyed: false, check: null };
