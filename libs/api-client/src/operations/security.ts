import { removeMemberFactors } from '@forecourt/contract/endpoints/factors';
import {
  getSecurity,
  listSecurityEvents,
  recordExport,
  updateSecurity,
} from '@forecourt/contract/endpoints/security';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** How the members of a partner sign in, and the log of it. */
export const securityApi = (http: HttpClient) =>
  callsOf(http, {
    getSecurity,
    updateSecurity,
    listSecurityEvents,
    recordExport,
    removeMemberFactors,
  });

export type SecurityApi = ReturnType<typeof securityApi>;
