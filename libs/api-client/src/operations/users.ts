import { sendPasswordReset } from '@forecourt/contract/endpoints/account';
import {
  inviteUser,
  listUsers,
  resendInvitation,
  revokeInvitation,
  updateUser,
} from '@forecourt/contract/endpoints/users';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Members of a partner and invitations; administrators only. */
export const usersApi = (http: HttpClient) =>
  callsOf(http, {
    listUsers,
    updateUser,
    sendPasswordReset,
    inviteUser,
    resendInvitation,
    revokeInvitation,
  });

export type UsersApi = ReturnType<typeof usersApi>;
