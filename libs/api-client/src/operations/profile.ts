import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const getAccount = endpoint('getAccount', 'GET', '/api/account', valid.getAccount);
const updateAccount = endpoint('updateAccount', 'PATCH', '/api/account', valid.updateAccount);
const changePassword = endpoint('changePassword', 'POST', '/api/account/password', null);
const sendVerification = endpoint('sendVerification', 'POST', '/api/account/verification', null);

export type ProfileApi = ReturnType<typeof profileApi>;

/** What the signed-in user changes about themselves. */
export function profileApi(http: HttpClient) {
  return {
    getAccount: (options?: CallOptions) => http.call(getAccount, {}, options),
    updateAccount: (body: Body<'updateAccount'>, options?: CallOptions) =>
      http.call(updateAccount, { body }, options),
    /** Ends the other sessions. Refused with WRONG_PASSWORD or WEAK_PASSWORD. */
    changePassword: (body: Body<'changePassword'>, options?: CallOptions) =>
      http.call(changePassword, { body }, options),
    /** Sends the link that verifies the user's address again; RATE_LIMITED within a minute. */
    sendVerification: (options?: CallOptions) => http.call(sendVerification, {}, options),
  };
}
