import type { Api } from '@forecourt/api-client';
import { Act } from '@forecourt/api-client/act';
import type { DamageKind, DamageLocation, DamageSize } from '@forecourt/contract';
import { changeDamage } from '@forecourt/contract/endpoints/damages';
import { action, makeObservable, observable, reaction } from 'mobx';
import type { ReportStore } from '../ReportStore.ts';

export interface DamageEditStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof DamageEditStore.endpoints>;
  /** Whether this person may change the report. */
  mayEdit: () => boolean;
}

/** Changing the kind and size of one damage of the current report. */
export class DamageEditStore {
  static readonly endpoints = { changeDamage };
  /** The damage being changed; null while none is. */
  editingId: string | null = null;
  kind: DamageKind | null = null;
  size: DamageSize | null = null;
  readonly act: Act;
  private readonly options: DamageEditStoreOptions;

  constructor(options: DamageEditStoreOptions) {
    this.options = options;
    this.act = new Act({ onMoved: () => void options.report.refresh() });
    makeObservable(this, {
      editingId: observable,
      kind: observable,
      size: observable,
      begin: action,
      choose: action,
      cancel: action,
    });
  }

  /** Whether damages can be changed now. */
  get mayEdit(): boolean {
    const status = this.options.report.report.value?.report.status;
    return this.options.mayEdit() && status !== 'ARCHIVED';
  }

  /** Stops when another report is opened. Returns the stop function. */
  follow(): () => void {
    return reaction(
      () => this.options.report.requestId,
      () => this.close(),
    );
  }

  begin({ id, kind = null, size = null }: DamageLocation): void {
    this.editingId = id;
    this.kind = kind;
    this.size = size;
    this.act.forgive();
  }

  choose(change: { kind?: DamageKind | null; size?: DamageSize | null }): void {
    if (change.kind !== undefined) this.kind = change.kind;
    if (change.size !== undefined) this.size = change.size;
  }

  /** Nothing is changed; not while something is being saved. */
  cancel(): void {
    if (this.act.sending === null) this.close();
  }

  /** @returns whether it was saved */
  async save(): Promise<boolean> {
    const { editingId, kind, size } = this;
    const { report, api } = this.options;
    const { requestId } = report;
    if (editingId === null || !requestId) return false;
    const isDone = await this.act.run('save', editingId, async () => {
      await api.changeDamage(requestId, editingId, { kind, size });
      await report.refresh();
    });
    if (isDone) this.close();
    return isDone;
  }

  private close = action(() => {
    this.editingId = null;
    this.act.forgive();
  });
}
