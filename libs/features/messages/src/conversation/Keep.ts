import type { KeyValueStorage } from '@forecourt/platform';

/** A message on its way. */
export interface KeptMessage {
  key: string;
  text: string;
  /** When it was written, ISO 8601. */
  at: string;
}

/** What of a conversation is on this device alone. */
export interface Kept {
  draft: string;
  unsent: readonly KeptMessage[];
}

const nothing: Kept = { draft: '', unsent: [] };

/** Keeps drafts and unsent messages of each conversation on the device, for one person. */
export class Keep {
  private readonly storage: KeyValueStorage;
  private readonly owner: () => string;

  /** @param owner names whose they are, so that two people on one device do not see each other's. */
  constructor(storage: KeyValueStorage, owner: () => string) {
    this.storage = storage;
    this.owner = owner;
  }

  read(conversationId: string): Kept {
    const text = this.storage.get(this.keyOf(conversationId));
    if (text === null) return nothing;
    try {
      const kept = JSON.parse(text) as Partial<Kept> | null;
      const unsent = Array.isArray(kept?.unsent) ? kept.unsent.filter(isMessage) : [];
      return { draft: typeof kept?.draft === 'string' ? kept.draft : '', unsent };
    } catch {
      return nothing;
    }
  }

  write(conversationId: string, { draft, unsent }: Kept): void {
    const empty = draft === '' && unsent.length === 0;
    const value = empty ? null : JSON.stringify({ draft, unsent });
    this.storage.set(this.keyOf(conversationId), value);
  }

  private keyOf(conversationId: string): string {
    return `forecourt_conversation:${this.owner()}:${conversationId}`;
  }
}

function isMessage(value: unknown): value is KeptMessage {
  const one = value as Partial<KeptMessage> | null;
  return [one?.key, one?.text, one?.at].every((part) => typeof part === 'string');
}
