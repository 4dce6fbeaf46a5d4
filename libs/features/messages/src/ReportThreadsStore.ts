import type { Api } from '@forecourt/api-client';
import {
  type Thread,
  type ThreadDirection,
  type ThreadStatusEvent,
  threadPanelPageSize,
} from '@forecourt/contract';
import { listThreads } from '@forecourt/contract/endpoints/messages';
import { Resource } from '@forecourt/platform';
import { makeObservable, observable, runInAction } from 'mobx';

export interface ReportThreadsOptions {
  api: Pick<Api, keyof typeof ReportThreadsStore.endpoints>;
  /** Who may have started them, and with whom. */
  initiatedBy: readonly ThreadDirection[];
}

/** The conversations about one car: with its buyers, or with its seller. */
export class ReportThreadsStore {
  static readonly endpoints = { listThreads };
  readonly threads = new Resource<readonly Thread[]>();
  leadId: string | null = null;
  private readonly options: ReportThreadsOptions;

  constructor(options: ReportThreadsOptions) {
    this.options = options;
    makeObservable(this, { leadId: observable });
  }

  /** Shows a report's conversations; from memory if they are already shown. */
  async open(leadId: string): Promise<void> {
    if (this.leadId === leadId && this.threads.state.status === 'loaded') return;
    if (this.leadId !== leadId) this.threads.reset();
    runInAction(() => (this.leadId = leadId));
    await this.refresh();
  }

  /** Refetches, because events may have been missed. */
  async refresh(): Promise<void> {
    const { leadId } = this;
    if (leadId === null) return;
    await this.threads.load(async (signal) => {
      const found: Thread[] = [];
      let after: string | null = null;
      do {
        const query = { lead_id: leadId, limit: threadPanelPageSize, ...(after && { after }) };
        const page = await this.options.api.listThreads(
          { ...query, message_initiated_by: [...this.options.initiatedBy] },
          { signal },
        );
        found.push(...page.threads);
        after = page.metadata.after;
      } while (after !== null);
      return found;
    });
  }

  /** Takes a thread from the server: the newest message comes first; older versions are ignored. */
  handleThreadStatus({ thread }: ThreadStatusEvent): void {
    const { value } = this.threads;
    if (thread.lead_id !== this.leadId || !value) return;
    if (!this.options.initiatedBy.includes(thread.message_initiated_by)) return;
    const known = value.find(({ id }) => id === thread.id);
    if (known && known.last_seq > thread.last_seq) return;
    const rest = value.filter(({ id }) => id !== thread.id);
    const threads = [thread, ...rest].sort((one, other) =>
      other.last_message_at.localeCompare(one.last_message_at),
    );
    this.threads.set(threads);
  }
}
