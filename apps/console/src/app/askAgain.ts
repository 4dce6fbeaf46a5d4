import type { HttpClient } from '@forecourt/api-client';
import { callsOf } from '@forecourt/api-client';
import { Reauthentication } from '@forecourt/feature-session/reauthentication';
import { followConfirmed, openCompany } from './companyAttempt.ts';

/** Asks the user to confirm their identity; loaded when a sensitive act first needs it. */
export function createReauthentication(http: HttpClient): Reauthentication {
  return new Reauthentication({
    api: callsOf(http, Reauthentication.endpoints),
    company: { open: openCompany, follow: followConfirmed },
  });
}
