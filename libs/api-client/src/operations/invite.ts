import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const getPartnerCustomisation = endpoint(
  'getPartnerCustomisation',
  'GET',
  '/api/partner_customisations/{uniqueId}',
  valid.getPartnerCustomisation,
  { access: 'public' },
);
const createSelfRequest = endpoint(
  'createSelfRequest',
  'POST',
  '/api/requests/self',
  valid.createSelfRequest,
  { access: 'public', keyed: true },
);

export type InviteApi = ReturnType<typeof inviteApi>;

/** The public invite page. */
export function inviteApi(http: HttpClient) {
  return {
    getPartnerCustomisation: (
      uniqueId: string,
      query: Query<'getPartnerCustomisation'> = {},
      options?: CallOptions,
    ) => http.call(getPartnerCustomisation, { path: { uniqueId }, query }, options),
    /** The customer asks for a request themselves; the link goes out by SMS. */
    createSelfRequest: (body: Body<'createSelfRequest'>, options?: CallOptions) =>
      http.call(createSelfRequest, { body }, options),
  };
}
