import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Clocks of phones may be off by seconds: the previous and the next code are accepted too. */
const DRIFT_STEPS = 1;
const KEY_BYTES = 20;

/** A key for an authenticator app, as bytes. */
export function newAppKey(): Uint8Array {
  return new Uint8Array(new Secret({ size: KEY_BYTES }).buffer);
}

/** The key in the formats for typing and for a QR code. */
export function describeApp(key: Uint8Array, username: string): { key: string; uri: string } {
  const totp = totpOf(key, username);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The time step of a code, or null when it is wrong or too old. */
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
