import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const open = { access: 'public' } as const;
const path = '/api/public/invitations/{invitationKey}';
const getInvitation = endpoint('getInvitation', 'GET', path, valid.getInvitation, open);
const joinPartner = endpoint('joinPartner', 'POST', '/api/invitations/{invitationKey}', null);
const acceptInvitation = endpoint('acceptInvitation', 'POST', path, valid.acceptInvitation, open);

export type InvitationApi = ReturnType<typeof invitationApi>;

/** The invited person's side, by the key in their link. A used, revoked or expired one is not there. */
export function invitationApi(http: HttpClient) {
  return {
    getInvitation: (invitationKey: string, options?: CallOptions) =>
      http.call(getInvitation, { path: { invitationKey } }, options),
    /** Makes an account and signs in; ACCOUNT_EXISTS where its owner is to sign in and join. */
    acceptInvitation: (
      invitationKey: string,
      body: Body<'acceptInvitation'>,
      options?: CallOptions,
    ) => http.call(acceptInvitation, { path: { invitationKey }, body }, options),
    /** Joins with the account that is signed in; NOT_FOUND for another than the invited one. */
    joinPartner: (invitationKey: string, options?: CallOptions) =>
      http.call(joinPartner, { path: { invitationKey } }, options),
  };
}
