import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const open = { access: 'public' } as const;
const path = '/api/public/invitations/{invitationKey}';
const getInvitation = endpoint('getInvitation', 'GET', path, valid.getInvitation, open);
const acceptInvitation = endpoint('acceptInvitation', 'POST', path, valid.acceptInvitation, open);

export type InvitationApi = ReturnType<typeof invitationApi>;

/** The invited person's side, by the key in their link. A used, revoked or expired one is not there. */
export function invitationApi(http: HttpClient) {
  return {
    getInvitation: (invitationKey: string, options?: CallOptions) =>
      http.call(getInvitation, { path: { invitationKey } }, options),
    /** Signs in; WRONG_PASSWORD where there is an account with another one. */
    acceptInvitation: (
      invitationKey: string,
      body: Body<'acceptInvitation'>,
      options?: CallOptions,
    ) => http.call(acceptInvitation, { path: { invitationKey }, body }, options),
  };
}
