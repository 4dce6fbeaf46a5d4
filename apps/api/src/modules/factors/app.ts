import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Clocks of phones are off by seconds: the code before and the one after are taken too. */
const DRIFT_STEPS = 1;
const KEY_BYTES = 20;

/** A key for an authenticator app, as bytes. */
export function newAppKey(): Uint8Array {
  return new Uint8Array(new Secret({ size: KEY_BYTES }).buffer);
}

/** The key as people type it and as a QR code carries it. */
export function describeApp(key: Uint8Array, username: string): { key: string; uri: string } {
  const totp = totpOf(key, username);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The step that a code is of, or null when it is wrong or too old. */
export function stepOf(key: Uint8Array, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  const timestamp = now.getTime();
  const delta = totpOf(key, '').validate({ token, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

function totpOf(key: Uint8Array, label: string): TOTP {
  const secret = new Secret({ buffer: new Uint8Array(key).buffer });
  return new TOTP({ issuer: 'Forecourt', label, secret, period: STEP_SECONDS });
}
