import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const keyed = { keyed: true } as const;
const listUsers = endpoint('listUsers', 'GET', '/api/users', valid.listUsers);
const updateUser = endpoint('updateUser', 'PATCH', '/api/users/{userId}', valid.updateUser);
const inviteUser = endpoint(
  'inviteUser',
  'POST',
  '/api/users/invitations',
  valid.inviteUser,
  keyed,
);
const resendInvitation = endpoint(
  'resendInvitation',
  'POST',
  '/api/users/invitations/{invitationId}/resend',
  valid.resendInvitation,
  keyed,
);
const sendPasswordReset = endpoint(
  'sendPasswordReset',
  'POST',
  '/api/users/{userId}/password_reset',
  null,
);
const revokeInvitation = endpoint(
  'revokeInvitation',
  'DELETE',
  '/api/users/invitations/{invitationId}',
  null,
);

export type UsersApi = ReturnType<typeof usersApi>;

/** Members of a partner and invitations; administrators only. */
export function usersApi(http: HttpClient) {
  return {
    listUsers: (query: Query<'listUsers'>, options?: CallOptions) =>
      http.call(listUsers, { query }, options),
    /** Role, or active or not. The last administrator stays: LAST_ADMIN. */
    updateUser: (userId: string, body: Body<'updateUser'>, options?: CallOptions) =>
      http.call(updateUser, { path: { userId }, body }, options),
    /** Sends a member a link to choose another password, to their own address. */
    sendPasswordReset: (userId: string, body: Body<'sendPasswordReset'>, options?: CallOptions) =>
      http.call(sendPasswordReset, { path: { userId }, body }, options),
    /** Refused with ALREADY_MEMBER or ALREADY_INVITED. */
    inviteUser: (body: Body<'inviteUser'>, options?: CallOptions) =>
      http.call(inviteUser, { body }, options),
    /** Sends a new link; the one before it ends. */
    resendInvitation: (invitationId: string, options?: CallOptions) =>
      http.call(resendInvitation, { path: { invitationId } }, options),
    revokeInvitation: (invitationId: string, options?: CallOptions) =>
      http.call(revokeInvitation, { path: { invitationId } }, options),
  };
}
