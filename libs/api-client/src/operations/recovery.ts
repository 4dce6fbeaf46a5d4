import {
  askPasswordReset,
  getPasswordReset,
  getVerification,
  resetPassword,
  verifyEmail,
} from '@forecourt/contract/endpoints/account';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What links in account e-mails open. A used or expired one gives 404. */
export const recoveryApi = (http: HttpClient) =>
  callsOf(http, {
    askPasswordReset,
    getPasswordReset,
    resetPassword,
    getVerification,
    verifyEmail,
  });

export type RecoveryApi = ReturnType<typeof recoveryApi>;
