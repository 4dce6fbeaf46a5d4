import {
  listMyPartners,
  listPartnerCustomisations,
  listPartners,
} from '@forecourt/contract/endpoints/partners';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Branches, dealers and customizations. */
export const partnersApi = (http: HttpClient) =>
  callsOf(http, { listMyPartners, listPartners, listPartnerCustomisations });

export type PartnersApi = ReturnType<typeof partnersApi>;
