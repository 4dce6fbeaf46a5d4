import type { Api } from '@forecourt/api-client';
import type { CustomerMatch, PrivacyRecord } from '@forecourt/contract';
import {
  countDue,
  eraseCustomer,
  exportCustomer,
  getCustomer,
  getPrivacy,
  listPrivacyRecords,
  searchCustomers,
  updatePrivacy,
} from '@forecourt/contract/endpoints/privacy';
import { CursorList, Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef } from 'mobx';
import { CustomerTask, type TaskKind } from './CustomerTask.ts';
import { PrivacyChange } from './PrivacyChange.ts';
import { RetentionDraft } from './RetentionDraft.ts';

export interface PrivacyStoreOptions {
  api: Pick<Api, keyof typeof PrivacyStore.endpoints>;
  /** Id of the branch; null while unknown, or if the user is not its administrator. */
  partnerId: () => string | null;
}

/** Personal data of a branch: customers' search, export, erasure and retention, names, the record. */
export class PrivacyStore {
  static readonly endpoints = {
    countDue,
    eraseCustomer,
    exportCustomer,
    getCustomer,
    getPrivacy,
    listPrivacyRecords,
    searchCustomers,
    updatePrivacy,
  };
  readonly retention: RetentionDraft;
  /** Whether Insights tell the members of the team apart; saved at once. */
  readonly teamNames: PrivacyChange;
  readonly matches = new Resource<readonly CustomerMatch[]>();
  readonly records: CursorList<PrivacyRecord, string>;
  query = '';
  /** The customer whose data is to be exported or erased. */
  task: CustomerTask | null = null;
  private readonly options: PrivacyStoreOptions;
  private readonly listeners = new Set<() => void>();

  constructor(options: PrivacyStoreOptions) {
    this.options = options;
    const { api, partnerId } = options;
    const onSaved = (): void => void this.records.refresh();
    this.retention = new RetentionDraft({ api, partnerId, onSaved });
    const { saved } = this.retention;
    this.teamNames = new PrivacyChange({ api, partnerId, saved, onSaved });
    this.records = new CursorList<PrivacyRecord, string>({
      pageSize: 20,
      idOf: ({ id }) => id,
      fetchPage: async ({ key, after, limit, signal }) => {
        const query = { limit, ...(after && { after }) };
        const { records, metadata } = await api.listPrivacyRecords(key, query, { signal });
        return { items: records, after: metadata.after };
      },
    });
    makeObservable(this, {
      query: observable,
      task: observableRef,
      search: action,
      begin: action,
      end: action,
    });
  }

  async load(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    await Promise.all([this.retention.load(), this.records.open(id)]);
  }

  /** Starts over for the new current branch. */
  async reset(): Promise<void> {
    this.end();
    this.search('');
    this.retention.reset();
    this.teamNames.clear();
    this.records.clear();
    await this.load();
  }

  /** Searches customers; an empty text finds none. */
  search(text: string): void {
    this.query = text;
    const id = this.options.partnerId();
    const q = text.trim();
    if (!q || id === null) return this.matches.reset();
    const { api } = this.options;
    void this.matches.load(
      async (signal) => (await api.searchCustomers(id, { q }, { signal })).customers,
    );
  }

  /** Opens the export or erasure for a request's customer. */
  begin(kind: TaskKind, requestId: string): void {
    const { api } = this.options;
    this.task = new CustomerTask({ api, kind, requestId, onDone: (done) => this.done(done) });
  }

  /** Calls back once a customer's data is erased. Returns the unsubscribe function. */
  onErased(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  end(): void {
    this.task = null;
  }

  private done(kind: TaskKind): void {
    void this.records.refresh();
    if (kind === 'export') return;
    this.end();
    this.search(this.query);
    void this.retention.load();
    for (const listener of this.listeners) listener();
  }
}
