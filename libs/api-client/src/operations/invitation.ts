import { joinPartner } from '@forecourt/contract/endpoints/account';
import { acceptInvitation, getInvitation } from '@forecourt/contract/endpoints/users';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/**
 * For the invited person, by the key in their link. A used, revoked or expired invitation gives
 * 404.
 */
export const invitationApi = (http: HttpClient) =>
  callsOf(http, { getInvitation, acceptInvitation, joinPartner });

export type InvitationApi = ReturnType<typeof invitationApi>;
