import type { Keys } from '../../domain/keys.ts';

/** The request that an archive's address is for, the session, and the expiry. */
export interface AssetsKey {
  requestId: string;
  sessionId: string;
  ends: Date;
}

/** Long enough for a report that stays open all day; the address also expires with the session. */
const HOURS = 12;
const KEY = /^([\w-]{1,64})\.([\w-]{1,64})\.([0-9a-z]{1,8})\.([A-Za-z0-9_-]{22})$/;

/** Creates the last part of `/api/assets/{key}`. */
export function sealAssets(
  keys: Keys,
  { requestId, sessionId }: Omit<AssetsKey, 'ends'>,
  now: Date,
): string {
  const hour = Math.ceil(now.getTime() / 3_600_000) + HOURS;
  const text = `${requestId}.${sessionId}.${hour.toString(36)}`;
  return `${text}.${keys.make('assets', text, 1)}`;
}

/** Reads the key; null when it is forged or expired. */
export function openAssets(keys: Keys, key: string, now: Date): AssetsKey | null {
  const [, requestId, sessionId, hour, signature] = KEY.exec(key) ?? [];
  if (!requestId || !sessionId || !hour || !signature) return null;
  if (!keys.verify('assets', `${requestId}.${sessionId}.${hour}`, 1, signature)) return null;
  const ends = new Date(parseInt(hour, 36) * 3_600_000);
  return now < ends ? { requestId, sessionId, ends } : null;
}
