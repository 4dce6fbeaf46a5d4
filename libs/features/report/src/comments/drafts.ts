import type { MemberName } from '@forecourt/contract';
import type { KeyValueStorage } from '@forecourt/platform';

/** The draft of a comment. */
export interface CommentDraft {
  /** What it is about; empty for the report as a whole. */
  subject: string;
  message: string;
  /** Who was picked from the list of colleagues; their names stand in the message. */
  mentions?: readonly MemberName[];
}

export const noDraft: CommentDraft = { subject: '', message: '' };

/** Drafts of comments, stored on the device per person and report. */
export class CommentDrafts {
  private readonly storage: KeyValueStorage;
  private readonly owner: () => string;

  /** @param owner identifies the person, so that users of one device do not see each other's. */
  constructor(storage: KeyValueStorage, owner: () => string) {
    this.storage = storage;
    this.owner = owner;
  }

  read(reportId: string): CommentDraft {
    try {
      const kept = JSON.parse(this.storage.get(this.keyOf(reportId)) ?? 'null') as Kept;
      const mentions = membersOf(kept?.mentions);
      return {
        subject: textOf(kept?.subject),
        message: textOf(kept?.message),
        ...(mentions.length > 0 && { mentions }),
      };
    } catch {
      return noDraft;
    }
  }

  write(reportId: string, draft: CommentDraft): void {
    const isEmpty = draft.subject === '' && draft.message === '';
    this.storage.set(this.keyOf(reportId), isEmpty ? null : JSON.stringify(draft));
  }

  private keyOf(reportId: string): string {
    return `forecourt_comment:${this.owner()}:${reportId}`;
  }
}

type Kept = Partial<Record<keyof CommentDraft, unknown>> | null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const membersOf = (value: unknown): MemberName[] =>
  Array.isArray(value)
    ? value.filter(
        (one: Partial<MemberName> | null): one is MemberName =>
          typeof one?.id === 'string' && typeof one.name === 'string',
      )
    : [];
