import type { Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const listMyPartners = endpoint('listMyPartners', 'GET', '/api/my/partners', valid.listMyPartners);
const listPartners = endpoint('listPartners', 'GET', '/api/partners', valid.listPartners);
const listPartnerCustomisations = endpoint(
  'listPartnerCustomisations',
  'GET',
  '/api/partners/{id}/customisations',
  valid.listPartnerCustomisations,
);

export type PartnersApi = ReturnType<typeof partnersApi>;

/** Branches, dealers and customisations. */
export function partnersApi(http: HttpClient) {
  return {
    /** The caller's branches; the first is the default. */
    listMyPartners: (options?: CallOptions) => http.call(listMyPartners, {}, options),
    /** A page of partners of one type, such as the dealers of the share flow. */
    listPartners: (query: Query<'listPartners'>, options?: CallOptions) =>
      http.call(listPartners, { query }, options),
    listPartnerCustomisations: (partnerId: string, options?: CallOptions) =>
      http.call(listPartnerCustomisations, { path: { id: partnerId } }, options),
  };
}
