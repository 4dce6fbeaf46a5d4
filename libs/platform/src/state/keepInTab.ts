import { autorun, runInAction } from 'mobx';
import type { KeyValueStorage } from '../storage.ts';
import type { TypedPart } from '../typed.ts';

/**
 * Keeps a form's draft in this tab, so that it is still there after a reload. Never hand it a
 * password.
 *
 * @param storage the tab's own, such as `sessionStorage`
 * @param key unique per form and person
 * @param part the draft; its `read` is observed
 * @returns forgets the draft, once it has been sent
 */
export function keepInTab(
  storage: Pick<KeyValueStorage, 'get' | 'set'>,
  key: string,
  part: TypedPart,
): () => void {
  const kept = parse(storage.get(key));
  if (kept !== undefined) runInAction(() => part.write(kept));
  const stop = autorun(() => {
    const value = part.read();
    storage.set(key, value === undefined ? null : JSON.stringify(value));
  });
  return () => {
    stop();
    storage.set(key, null);
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
