import { Act } from '@forecourt/api-client/act';
import { action, makeObservable, observable, reaction } from 'mobx';
import type { ReportStore } from './ReportStore.ts';

export interface ReportChangeOptions {
  report: ReportStore;
  /** Whether this person may change the report. */
  mayChange: () => boolean;
}

/** A change to one thing of the current report, such as a damage, asked about before it is sent. */
export abstract class ReportChange<Id extends string | number> {
  /** What is being changed; null while nothing is. */
  changingId: Id | null = null;
  readonly act: Act;
  protected readonly report: ReportStore;
  private readonly isAllowed: () => boolean;

  constructor({ report, mayChange }: ReportChangeOptions) {
    this.report = report;
    this.isAllowed = mayChange;
    this.act = new Act({ onMoved: () => void report.refresh() });
    makeObservable<this, 'open' | 'close'>(this, {
      changingId: observable,
      open: action,
      close: action,
      cancel: action,
    });
  }

  /** Whether the report can be changed now. */
  get mayChange(): boolean {
    return this.isAllowed() && this.report.report.value?.report.status !== 'ARCHIVED';
  }

  /** Stops when another report is opened. Returns the stop function. */
  follow(): () => void {
    return reaction(
      () => this.report.requestId,
      () => this.close(),
    );
  }

  /** Nothing is changed; not while something is being sent. */
  cancel(): void {
    if (this.act.sending === null) this.close();
  }

  protected open(id: Id): void {
    this.changingId = id;
    this.act.forgive();
  }

  protected close(): void {
    this.changingId = null;
    this.act.forgive();
  }

  /**
   * Sends a change and reads the report again.
   * @param name of the action, for `act`
   * @returns whether it succeeded; nothing is being changed then
   */
  protected async send(
    name: string,
    id: Id,
    call: (requestId: string) => Promise<unknown>,
  ): Promise<boolean> {
    const { requestId } = this.report;
    if (!requestId) return false;
    const isDone = await this.act.run(name, id, async () => {
      await call(requestId);
      await this.report.refresh();
    });
    if (isDone) this.close();
    return isDone;
  }
}
