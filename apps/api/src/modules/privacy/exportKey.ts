import type { Keys } from '../../domain/keys.ts';

/** The export that an address is for, the session, and the expiry. */
export interface ExportKey {
  recordId: string;
  sessionId: string;
}

const MINUTES = 60;
const KEY = /^([\w-]{1,64})\.([\w-]{1,64})\.([0-9a-z]{1,8})\.([A-Za-z0-9_-]{22})$/;

/** Creates the last part of `/api/exports/{key}`. */
export function sealExport(keys: Keys, { recordId, sessionId }: ExportKey, now: Date): string {
  const minute = Math.ceil(now.getTime() / 60_000) + MINUTES;
  const text = `${recordId}.${sessionId}.${minute.toString(36)}`;
  return `${text}.${keys.make('export', text, 1)}`;
}

/** Reads the key; null when it is forged or expired. */
export function openExport(keys: Keys, key: string, now: Date): ExportKey | null {
  const [, recordId, sessionId, minute, signature] = KEY.exec(key) ?? [];
  if (!recordId || !sessionId || !minute || !signature) return null;
  if (!keys.verify('export', `${recordId}.${sessionId}.${minute}`, 1, signature)) return null;
  return now.getTime() < parseInt(minute, 36) * 60_000 ? { recordId, sessionId } : null;
}
