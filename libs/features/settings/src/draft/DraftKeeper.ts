import { type Clock, systemClock } from '@forecourt/platform';
import { action, makeObservable, observableRef, reaction } from 'mobx';
import type { Draft } from './Draft.ts';
import { type FieldKey, readField } from './fields.ts';
import type { KeptDrafts } from './KeptDrafts.ts';

/** What was restored from an earlier visit. */
export interface Resumed {
  /** When the last change was made, ISO 8601. */
  at: string;
  /** A file was being uploaded when the page closed; whether it arrived is unknown. */
  lostFile: boolean;
}

export interface DraftKeeperOptions {
  /** Without it nothing is stored. */
  drafts?: KeptDrafts;
  /** A partner’s id for the own draft; followed by a draft’s id for a colleague’s. */
  key: string;
  /** A picture or translation file is being sent. */
  isSending: () => boolean;
  /** @default systemClock */
  clock?: Clock;
}

/**
 * Stores the unpublished changes of a draft on the device across reloads, crashes and the end of the
 * session, and restores them. Publishing or discarding deletes them; files are never stored.
 */
export class DraftKeeper {
  /** Shown until it is dismissed, published or discarded. */
  resumed: Resumed | null = null;
  private readonly options: DraftKeeperOptions;

  constructor(options: DraftKeeperOptions) {
    this.options = options;
    makeObservable<this, 'keep'>(this, {
      resumed: observableRef,
      dismiss: action,
      resume: action,
      keep: action,
    });
  }

  /**
   * Restores stored changes into a new draft, and stores the draft's changes from now on.
   *
   * @returns the fields that someone else has changed as well since then
   */
  resume(draft: Draft): FieldKey[] {
    const { drafts, key, isSending } = this.options;
    if (!drafts) return [];
    const kept = drafts.read(key);
    const conflicts = kept ? draft.resume(kept.changes) : [];
    if (kept && (draft.isDirty || kept.sending)) {
      this.resumed = { at: kept.at, lostFile: kept.sending };
    }
    reaction(
      () => ({ saved: draft.saved, edits: draft.edits, sending: isSending() }),
      () => this.keep(draft),
    );
    return conflicts;
  }

  dismiss(): void {
    this.resumed = null;
    if (!this.options.isSending()) this.forgetLostFile();
  }

  /** Deletes what is stored: the draft is no longer shown. */
  forget(): void {
    const { drafts, key } = this.options;
    drafts?.write(key, null);
  }

  private keep({ saved, edits }: Draft): void {
    const { drafts, key, isSending, clock = systemClock } = this.options;
    const sending = isSending();
    if (edits.size === 0) this.resumed = null;
    const changes = [...edits].map(([field, value]) => ({
      key: field,
      base: readField(saved, field),
      value,
    }));
    const at = new Date(clock.now()).toISOString();
    const nothing = changes.length === 0 && !sending;
    drafts?.write(key, nothing ? null : { version: saved.version, at, changes, sending });
  }

  /** The note about a lost file was dismissed, so it must not show again. */
  private forgetLostFile(): void {
    const { drafts, key } = this.options;
    const kept = drafts?.read(key);
    if (!kept?.sending) return;
    drafts?.write(key, kept.changes.length > 0 ? { ...kept, sending: false } : null);
  }
}
