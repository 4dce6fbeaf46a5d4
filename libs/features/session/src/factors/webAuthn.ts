/*
 * The library is loaded on demand, so users who sign in only by password never load it.
 */

const load = () => import('@simplewebauthn/browser');

/** Uses a passkey in the browser. @returns its answer as JSON; rejects when the user cancels */
export async function askPasskey(options: string): Promise<string> {
  const { startAuthentication } = await load();
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/** Creates a passkey in the browser. @returns its answer as JSON; rejects when the user cancels */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await load();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Whether the browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
