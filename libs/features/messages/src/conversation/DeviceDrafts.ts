import type { KeyValueStorage } from '@forecourt/platform';
import { isUnsentFile, type UnsentFile } from '../files/unsentFile.ts';

/** A message that is being sent. */
export interface UnsentDraft {
  key: string;
  text: string;
  /** When it was written, ISO 8601. */
  at: string;
  /** Its photos and PDF files; their bytes are kept apart. */
  files?: readonly UnsentFile[];
}

/** What is stored of a conversation on this device only. */
export interface Drafts {
  draft: string;
  unsent: readonly UnsentDraft[];
  /** Files that were chosen for the next message. */
  files?: readonly UnsentFile[];
}

/** Begins the name of a conversation that its first message is to begin. */
const NEW = 'new.';

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
      const files = Array.isArray(kept?.files) ? kept.files.filter(isUnsentFile) : [];
      return { draft: typeof kept?.draft === 'string' ? kept.draft : '', unsent, files };
    } catch {
      return nothing;
    }
  }

  write(conversationId: string, { draft, unsent, files = [] }: Drafts): void {
    const empty = draft === '' && unsent.length === 0 && files.length === 0;
    const kept = files.length > 0 ? { draft, unsent, files } : { draft, unsent };
    const value = empty ? null : JSON.stringify(kept);
    this.storage.set(this.keyOf(conversationId), value);
  }

  /** The conversations with unsent messages; those that have no id yet are left out. */
  unsentIds(): string[] {
    const prefix = this.keyOf('');
    return this.storage
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .filter((id) => !id.startsWith(NEW) && this.read(id).unsent.length > 0);
  }

  private keyOf(conversationId: string): string {
    return `forecourt_conversation:${this.owner()}:${conversationId}`;
  }
}

function isMessage(value: unknown): value is UnsentDraft {
  const one = value as Partial<UnsentDraft> | null;
  const isWhole = [one?.key, one?.text, one?.at].every((part) => typeof part === 'string');
  return isWhole && (one?.files ?? []).every(isUnsentFile);
}
