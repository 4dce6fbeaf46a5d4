/*
 * The library is fetched when a passkey is first asked for: who signs in by password alone never loads it.
 */

const load = () => import('@simplewebauthn/browser');

/** Lets the browser use a passkey. @returns its answer as JSON text; rejects when the person cancels */
export async function askPasskey(options: string): Promise<string> {
  const { startAuthentication } = await load();
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/** Lets the browser make a passkey. @returns its answer as JSON text; rejects when the person cancels */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await load();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Whether the browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
