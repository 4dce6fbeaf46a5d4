import {
  askPasswordReset,
  getPasswordReset,
  getVerification,
  resetPassword,
  verifyEmail,
} from '@forecourt/contract/endpoints/account';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What links in mails about an account open. A used or expired one is not there. */
export const recoveryApi = (http: HttpClient) =>
  callsOf(http, {
    askPasswordReset,
    getPasswordReset,
    resetPassword,
    getVerification,
    verifyEmail,
  });

export type RecoveryApi = ReturnType<typeof recoveryApi>;
