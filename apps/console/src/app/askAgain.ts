import type { HttpClient } from '@forecourt/api-client';
import { callsOf } from '@forecourt/api-client';
import { Reauthentication } from '@forecourt/feature-session/reauthentication';

/** Asks the user to confirm their identity; loaded when a sensitive act first needs it. */
export function createReauthentication(http: HttpClient): Reauthentication {
  return new Reauthentication({ api: callsOf(http, Reauthentication.endpoints) });
}
