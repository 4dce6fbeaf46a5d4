import {
  addPasskey,
  createRecoveryCodes,
  createSessionByFactor,
  getAuthenticatorAppOptions,
  getFactorOptions,
  getFactors,
  getPasskeyOptions,
  getReauthenticateOptions,
  putAuthenticatorApp,
  reauthenticate,
  removeAuthenticatorApp,
  removePasskey,
  renamePasskey,
} from '@forecourt/contract/endpoints/factors';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The second step of signing in. Refused with SECOND_FACTOR_REFUSED or CHALLENGE_ENDED. */
export const factorSignInApi = (http: HttpClient) =>
  callsOf(http, { getFactorOptions, createSessionByFactor });

export type FactorSignInApi = ReturnType<typeof factorSignInApi>;

/** The signed-in user's own factors, and authenticating again. */
export const factorsApi = (http: HttpClient) =>
  callsOf(http, {
    getReauthenticateOptions,
    reauthenticate,
    getFactors,
    getPasskeyOptions,
    addPasskey,
    renamePasskey,
    removePasskey,
    getAuthenticatorAppOptions,
    putAuthenticatorApp,
    removeAuthenticatorApp,
    createRecoveryCodes,
  });

export type FactorsApi = ReturnType<typeof factorsApi>;
