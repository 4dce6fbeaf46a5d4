import { getPartnerCustomisation } from '@forecourt/contract/endpoints/partners';
import { createSelfRequest } from '@forecourt/contract/endpoints/requests';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The public invite page. */
export const inviteApi = (http: HttpClient) =>
  callsOf(http, { getPartnerCustomisation, createSelfRequest });

export type InviteApi = ReturnType<typeof inviteApi>;
