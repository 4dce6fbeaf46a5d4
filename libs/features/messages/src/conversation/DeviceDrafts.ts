import type { KeyValueStorage } from '@forecourt/platform';

/** A message that is being sent. */
export interface UnsentDraft {
  key: string;
  text: string;
  /** When it was written, ISO 8601. */
  at: string;
}

/** What is stored of a conversation on this device only. */
export interface Drafts {
  draft: string;
  unsent: readonly UnsentDraft[];
}

const nothing: Drafts = { draft: '', unsent: [] };

/** Stores drafts and unsent messages of each conversation on the device, for one person. */
export class DeviceDrafts {
  private readonly storage: KeyValueStorage;
  private readonly owner: () => string;

  /** @param owner identifies the person, so that users of one device do not see each other's. */
  constructor(storage: KeyValueStorage, owner: () => string) {
    this.storage = storage;
    this.owner = owner;
  }

  read(conversationId: string): Drafts {
    const text = this.storage.get(this.keyOf(conversationId));
    if (text === null) return nothing;
    try {
      const kept = JSON.parse(text) as Partial<Drafts> | null;
      const unsent = Array.isArray(kept?.unsent) ? kept.unsent.filter(isMessage) : [];
      return { draft: typeof kept?.draft === 'string' ? kept.draft : '', unsent };
    } catch {
      return nothing;
    }
  }

  write(conversationId: string, { draft, unsent }: Drafts): void {
    const empty = draft === '' && unsent.length === 0;
    const value = empty ? null : JSON.stringify({ draft, unsent });
    this.storage.set(this.keyOf(conversationId), value);
  }

  private keyOf(conversationId: string): string {
    return `forecourt_conversation:${this.owner()}:${conversationId}`;
  }
}

function isMessage(value: unknown): value is UnsentDraft {
  const one = value as Partial<UnsentDraft> | null;
  return [one?.key, one?.text, one?.at].every((part) => typeof part === 'string');
}
