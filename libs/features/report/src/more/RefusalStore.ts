import type { RefusalReason, Upload } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef } from 'mobx';
import type { DraftRefusal } from './drafts.ts';

export interface RefusalStoreOptions {
  onRefuse: (refusal: DraftRefusal) => void;
}

/** Asks why a photo is refused. */
export class RefusalStore {
  /** The photo that is asked about; null while none is. */
  upload: Upload | null = null;
  /** Asked in a dialog over the report, or within the full view, which is a dialog already. */
  where: 'photo' | 'bar' = 'photo';
  reason: RefusalReason | null = null;
  note = '';
  /** What was missing when somebody tried to refuse. */
  gap: 'reason' | 'note' | null = null;
  private readonly options: RefusalStoreOptions;

  constructor(options: RefusalStoreOptions) {
    this.options = options;
    makeObservable(this, {
      upload: observableRef,
      where: observable,
      reason: observable,
      note: observable,
      gap: observable,
      ask: action,
      choose: action,
      type: action,
      close: action,
      confirm: action,
    });
  }

  /** Asks about a photo; what was chosen for another one is dropped. */
  ask(upload: Upload, where: RefusalStore['where']): void {
    this.upload = upload;
    this.where = where;
    this.reason = null;
    this.note = '';
    this.gap = null;
  }

  choose(reason: RefusalReason): void {
    this.reason = reason;
    this.gap = null;
  }

  type(note: string): void {
    this.note = note;
    this.gap = null;
  }

  close(): void {
    this.upload = null;
  }

  /** @returns whether the photo is going to be refused */
  confirm(): boolean {
    const { upload, reason } = this;
    const note = this.note.trim() || null;
    this.gap = reason === null ? 'reason' : reason === 'OTHER' && !note ? 'note' : null;
    if (!upload || reason === null || this.gap) return false;
    this.options.onRefuse({ upload_id: upload.id, reason, note });
    this.upload = null;
    return true;
  }
}
