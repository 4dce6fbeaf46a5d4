import type { Body } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const open = { access: 'public' } as const;
const getFactorOptions = endpoint(
  'getFactorOptions',
  'POST',
  '/api/session/factor/options',
  valid.getFactorOptions,
  open,
);
const createSessionByFactor = endpoint(
  'createSessionByFactor',
  'POST',
  '/api/session/factor',
  valid.createSessionByFactor,
  open,
);
const getReauthenticateOptions = endpoint(
  'getReauthenticateOptions',
  'POST',
  '/api/session/reauthenticate/options',
  valid.getReauthenticateOptions,
);
const reauthenticate = endpoint('reauthenticate', 'POST', '/api/session/reauthenticate', null);
const getFactors = endpoint('getFactors', 'GET', '/api/session/factors', valid.getFactors);
const getPasskeyOptions = endpoint(
  'getPasskeyOptions',
  'POST',
  '/api/session/factors/passkeys/options',
  valid.getPasskeyOptions,
);
const addPasskey = endpoint(
  'addPasskey',
  'POST',
  '/api/session/factors/passkeys',
  valid.addPasskey,
);
const passkeyPath = '/api/session/factors/passkeys/{passkeyId}';
const renamePasskey = endpoint('renamePasskey', 'PATCH', passkeyPath, valid.renamePasskey);
const removePasskey = endpoint('removePasskey', 'DELETE', passkeyPath, valid.removePasskey);
const getAuthenticatorAppOptions = endpoint(
  'getAuthenticatorAppOptions',
  'POST',
  '/api/session/factors/app/options',
  valid.getAuthenticatorAppOptions,
);
const appPath = '/api/session/factors/app';
const putAuthenticatorApp = endpoint(
  'putAuthenticatorApp',
  'PUT',
  appPath,
  valid.putAuthenticatorApp,
);
const removeAuthenticatorApp = endpoint(
  'removeAuthenticatorApp',
  'DELETE',
  appPath,
  valid.removeAuthenticatorApp,
);
const createRecoveryCodes = endpoint(
  'createRecoveryCodes',
  'POST',
  '/api/session/factors/recovery_codes',
  valid.createRecoveryCodes,
);

export type FactorSignInApi = ReturnType<typeof factorSignInApi>;

/** The second step of signing in. Refused with SECOND_FACTOR_REFUSED or CHALLENGE_ENDED. */
export function factorSignInApi(http: HttpClient) {
  return {
    /** What a passkey is asked; without a challenge it signs in alone. */
    getFactorOptions: (body: Body<'getFactorOptions'>, options?: CallOptions) =>
      http.call(getFactorOptions, { body }, options),
    createSessionByFactor: (body: Body<'createSessionByFactor'>, options?: CallOptions) =>
      http.call(createSessionByFactor, { body }, options),
  };
}

export type FactorsApi = ReturnType<typeof factorsApi>;

/** The signed-in user's own factors, and showing again who they are. */
export function factorsApi(http: HttpClient) {
  return {
    getReauthenticateOptions: (options?: CallOptions) =>
      http.call(getReauthenticateOptions, {}, options),
    /** Refused with WRONG_PASSWORD, SECOND_FACTOR_REFUSED or CHALLENGE_ENDED. */
    reauthenticate: (body: Body<'reauthenticate'>, options?: CallOptions) =>
      http.call(reauthenticate, { body }, options),
    getFactors: (options?: CallOptions) => http.call(getFactors, {}, options),
    getPasskeyOptions: (options?: CallOptions) => http.call(getPasskeyOptions, {}, options),
    addPasskey: (body: Body<'addPasskey'>, options?: CallOptions) =>
      http.call(addPasskey, { body }, options),
    renamePasskey: (passkeyId: string, name: string, options?: CallOptions) =>
      http.call(renamePasskey, { path: { passkeyId }, body: { name } }, options),
    removePasskey: (passkeyId: string, options?: CallOptions) =>
      http.call(removePasskey, { path: { passkeyId } }, options),
    getAuthenticatorAppOptions: (options?: CallOptions) =>
      http.call(getAuthenticatorAppOptions, {}, options),
    putAuthenticatorApp: (body: Body<'putAuthenticatorApp'>, options?: CallOptions) =>
      http.call(putAuthenticatorApp, { body }, options),
    removeAuthenticatorApp: (options?: CallOptions) =>
      http.call(removeAuthenticatorApp, {}, options),
    /** Ten new ones; the earlier ones end. */
    createRecoveryCodes: (options?: CallOptions) => http.call(createRecoveryCodes, {}, options),
  };
}
