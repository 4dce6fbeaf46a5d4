import type { Api } from '@forecourt/api-client';
import type { DamageKind, DamageLocation, DamageSize } from '@forecourt/contract';
import { changeDamage } from '@forecourt/contract/endpoints/damages';
import { action, makeObservable, observable } from 'mobx';
import { ReportChange, type ReportChangeOptions } from '../ReportChange.ts';

export interface DamageEditStoreOptions extends ReportChangeOptions {
  api: Pick<Api, keyof typeof DamageEditStore.endpoints>;
}

/** Changing the kind and size of one damage of the current report. */
export class DamageEditStore extends ReportChange<string> {
  static readonly endpoints = { changeDamage };
  kind: DamageKind | null = null;
  size: DamageSize | null = null;
  private readonly api: DamageEditStoreOptions['api'];

  constructor({ api, ...options }: DamageEditStoreOptions) {
    super(options);
    this.api = api;
    makeObservable(this, { kind: observable, size: observable, begin: action, choose: action });
  }

  begin({ id, kind = null, size = null }: DamageLocation): void {
    this.open(id);
    this.kind = kind;
    this.size = size;
  }

  choose(change: { kind?: DamageKind | null; size?: DamageSize | null }): void {
    if (change.kind !== undefined) this.kind = change.kind;
    if (change.size !== undefined) this.size = change.size;
  }

  /** @returns whether it was saved */
  async save(): Promise<boolean> {
    const { changingId: id, kind, size } = this;
    if (id === null) return false;
    return this.send('save', id, (requestId) =>
      this.api.changeDamage(requestId, id, { kind, size }),
    );
  }
}
