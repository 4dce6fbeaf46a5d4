import type { KeyValueStorage } from './storage.ts';

/** Storage key of a user's unpublished settings on the device. */
export function settingsDraftsKey(userId: string): string {
  return `forecourt_settings:${userId}`;
}

/** Drafts of staff: settings, messages, comments and what to ask for, each with the user's id in its key. */
const draft = /^forecourt_(?:settings|conversation|comment|more):([^:]+)/;

/** Whether a user has messages on this device that were begun, or not sent yet. */
export function hasDrafts(storage: KeyValueStorage, userId: string): boolean {
  return storage.keys().some((key) => key.startsWith(`forecourt_conversation:${userId}:`));
}

/** People who write through a link are not staff; pages behind links keep their drafts. */
const link = 'link';

/** Erases all drafts of a user on the device: they logged out, or their access was ended. */
export function forgetPerson(storage: KeyValueStorage, userId: string): void {
  forget(storage, (owner) => owner === userId);
}

/** Erases the drafts of all other users, when a user signs in. */
export function forgetOthers(storage: KeyValueStorage, userId: string): void {
  forget(storage, (owner) => owner !== userId && owner !== link);
}

function forget(storage: KeyValueStorage, isGone: (owner: string) => boolean): void {
  for (const key of storage.keys()) {
    const owner = draft.exec(key)?.[1];
    if (owner !== undefined && isGone(owner)) storage.remove(key);
  }
}
