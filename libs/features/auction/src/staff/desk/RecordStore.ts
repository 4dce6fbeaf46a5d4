import type { Api } from '@forecourt/api-client';
import type { Answer } from '@forecourt/contract';
import { type Loadable, Resource } from '@forecourt/platform';
import { action, makeObservable, observable } from 'mobx';

/** The record of a car's offers and answers. */
export type OfferRecord = Answer<'listAuditEntries'>;

export interface RecordStoreOptions {
  api: Pick<Api, 'listAuditEntries'>;
  /** The request whose record it is; null while it is not known. */
  requestId: () => string | null;
}

/**
 * The append-only record of who offered and answered what, and when; refetched each time it is
 * opened.
 */
export class RecordStore {
  isOpen = false;
  private readonly record = new Resource<OfferRecord>();
  private readonly options: RecordStoreOptions;

  constructor(options: RecordStoreOptions) {
    this.options = options;
    makeObservable(this, { isOpen: observable, open: action, close: action });
  }

  get state(): Loadable<OfferRecord> {
    return this.record.state;
  }

  get value(): OfferRecord | undefined {
    return this.record.value;
  }

  open(): void {
    this.isOpen = true;
    this.record.reset();
    void this.load();
  }

  close(): void {
    this.isOpen = false;
  }

  async load(): Promise<void> {
    const id = this.options.requestId();
    if (id === null) return;
    await this.record.load((signal) => this.options.api.listAuditEntries(id, { signal }));
  }
}
