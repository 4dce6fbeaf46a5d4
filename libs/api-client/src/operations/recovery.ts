import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const open = { access: 'public' } as const;
const resets = '/api/public/password_resets';
const reset = '/api/public/password_resets/{resetKey}';
const verification = '/api/public/verifications/{verifyKey}';
const askPasswordReset = endpoint('askPasswordReset', 'POST', resets, null, open);
const getPasswordReset = endpoint('getPasswordReset', 'GET', reset, valid.getPasswordReset, open);
const resetPassword = endpoint('resetPassword', 'POST', reset, null, open);
const getVerification = endpoint(
  'getVerification',
  'GET',
  verification,
  valid.getVerification,
  open,
);
const verifyEmail = endpoint('verifyEmail', 'POST', verification, null, open);

export type RecoveryApi = ReturnType<typeof recoveryApi>;

/** What links in mails about an account open. A used or expired one is not there. */
export function recoveryApi(http: HttpClient) {
  return {
    /** The same answer for any address. */
    askPasswordReset: (body: Body<'askPasswordReset'>, options?: CallOptions) =>
      http.call(askPasswordReset, { body }, options),
    getPasswordReset: (resetKey: string, options?: CallOptions) =>
      http.call(getPasswordReset, { path: { resetKey } }, options),
    /** Ends every session of the account. Refused with WEAK_PASSWORD. */
    resetPassword: (resetKey: string, body: Body<'resetPassword'>, options?: CallOptions) =>
      http.call(resetPassword, { path: { resetKey }, body }, options),
    getVerification: (verifyKey: string, options?: CallOptions) =>
      http.call(getVerification, { path: { verifyKey } }, options),
    verifyEmail: (verifyKey: string, options?: CallOptions) =>
      http.call(verifyEmail, { path: { verifyKey } }, options),
  };
}
