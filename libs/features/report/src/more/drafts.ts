import { type RefusalReason, refusalReasons, type SectionName } from '@forecourt/contract';
import type { KeyValueStorage } from '@forecourt/platform';

/** A photo that is to be refused, and why. */
export interface DraftRefusal {
  /** Number of the photo. */
  upload_id: number;
  reason: RefusalReason;
  /** In the words of staff; there with OTHER. */
  note: string | null;
}

/** What is going to be asked for, while it is not sent. */
export interface MoreDraft {
  readonly sections: readonly SectionName[];
  /** Ids of damages. */
  readonly damages: readonly string[];
  readonly photos: readonly DraftRefusal[];
  readonly message: string;
}

export const noDraft: MoreDraft = { sections: [], damages: [], photos: [], message: '' };

/** Whether anything is asked for. */
export function asksNothing({ sections, damages, photos }: MoreDraft): boolean {
  return sections.length + damages.length + photos.length === 0;
}

/** Drafts of what to ask for, stored on the device per person and request. */
export class MoreDrafts {
  private readonly storage: KeyValueStorage;
  private readonly owner: () => string;

  /** @param owner identifies the person, so that users of one device do not see each other's. */
  constructor(storage: KeyValueStorage, owner: () => string) {
    this.storage = storage;
    this.owner = owner;
  }

  read(requestId: string): MoreDraft {
    try {
      const kept = JSON.parse(this.storage.get(this.keyOf(requestId)) ?? 'null') as Kept;
      return {
        sections: listOf(kept?.sections, isText) as SectionName[],
        damages: listOf(kept?.damages, isText),
        photos: listOf(kept?.photos, isRefusal),
        message: isText(kept?.message) ? kept.message : '',
      };
    } catch {
      return noDraft;
    }
  }

  write(requestId: string, draft: MoreDraft): void {
    const isEmpty = asksNothing(draft) && draft.message === '';
    this.storage.set(this.keyOf(requestId), isEmpty ? null : JSON.stringify(draft));
  }

  private keyOf(requestId: string): string {
    return `forecourt_more:${this.owner()}:${requestId}`;
  }
}

type Kept = Partial<Record<keyof MoreDraft, unknown>> | null;

const isText = (value: unknown): value is string => typeof value === 'string';

function isRefusal(value: unknown): value is DraftRefusal {
  const { upload_id: id, reason, note } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof id === 'number' &&
    (refusalReasons as readonly unknown[]).includes(reason) &&
    (note === null || isText(note))
  );
}

function listOf<T>(value: unknown, is: (one: unknown) => one is T): T[] {
  return Array.isArray(value) ? value.filter(is) : [];
}
