import type { KeyValueStorage } from '@forecourt/platform';

/** Where a person's unpublished settings lie on the device. */
export function settingsDraftsKey(userId: string): string {
  return `forecourt_settings:${userId}`;
}

/** Drafts of staff: settings, messages and comments, each below the id of whose they are. */
const draft = /^forecourt_(?:settings|conversation|comment):([^:]+)/;

/** Whoever writes by a link is no member of staff; pages behind links keep theirs. */
const link = 'link';

/** Erases every draft that a person has on the device: they logged out, or their access was ended. */
export function forgetPerson(storage: KeyValueStorage, userId: string): void {
  forget(storage, (owner) => owner === userId);
}

/** Erases the drafts of everybody else: somebody has signed in. */
export function forgetOthers(storage: KeyValueStorage, userId: string): void {
  forget(storage, (owner) => owner !== userId && owner !== link);
}

function forget(storage: KeyValueStorage, isGone: (owner: string) => boolean): void {
  for (const key of storage.keys()) {
    const owner = draft.exec(key)?.[1];
    if (owner !== undefined && isGone(owner)) storage.remove(key);
  }
}
