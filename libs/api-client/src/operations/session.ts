import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const open = { access: 'public' } as const;
const createSession = endpoint('createSession', 'POST', '/api/session', valid.createSession, open);
const signUp = endpoint('signUp', 'POST', '/api/session/signup', valid.signUp, open);
const getSession = endpoint('getSession', 'GET', '/api/session', valid.getSession);
const deleteSession = endpoint('deleteSession', 'DELETE', '/api/session', null);

export type SessionApi = ReturnType<typeof sessionApi>;

/** Signing in and out. */
export function sessionApi(http: HttpClient) {
  return {
    /** Refused with ACCOUNT_NOT_FOUND or WRONG_PASSWORD. */
    createSession: (body: Body<'createSession'>, options?: CallOptions) =>
      http.call(createSession, { body }, options),
    signUp: (body: Body<'signUp'>, options?: CallOptions) => http.call(signUp, { body }, options),
    /** The user of the token. */
    getSession: (options?: CallOptions) => http.call(getSession, {}, options),
    /** Revokes the token and closes its sockets. */
    deleteSession: (options?: CallOptions) => http.call(deleteSession, {}, options),
  };
}
