import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const listSessions = endpoint('listSessions', 'GET', '/api/session/list', valid.listSessions);
const deleteOneSession = endpoint('deleteOneSession', 'DELETE', '/api/sessions/{sessionId}', null);
const deleteAllSessions = endpoint('deleteAllSessions', 'DELETE', '/api/sessions', null);
const createPartner = endpoint('createPartner', 'POST', '/api/setup', valid.createPartner);

export type AccountApi = ReturnType<typeof accountApi>;

/** What the signed-in user does about their own account; apart from sign-in, which loads first. */
export function accountApi(http: HttpClient) {
  return {
    /** Where the user is signed in, last used first. */
    listSessions: (options?: CallOptions) => http.call(listSessions, {}, options),
    deleteOneSession: (sessionId: string, options?: CallOptions) =>
      http.call(deleteOneSession, { path: { sessionId } }, options),
    /** Signs out everywhere, here too. */
    deleteAllSessions: (options?: CallOptions) => http.call(deleteAllSessions, {}, options),
    /** First run of somebody who belongs to no partner; else INVALID_TRANSITION. */
    createPartner: (body: Body<'createPartner'>, options?: CallOptions) =>
      http.call(createPartner, { body }, options),
  };
}
