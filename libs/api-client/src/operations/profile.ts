import {
  changePassword,
  getAccount,
  sendVerification,
  updateAccount,
} from '@forecourt/contract/endpoints/account';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What the signed-in user changes about themselves. */
export const profileApi = (http: HttpClient) =>
  callsOf(http, { getAccount, updateAccount, changePassword, sendVerification });

export type ProfileApi = ReturnType<typeof profileApi>;
