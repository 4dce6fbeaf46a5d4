import type { Api } from '@forecourt/api-client';
import type { ReadStatus, ThreadDirection, ThreadStatusEvent } from '@forecourt/contract';
import { countThreads } from '@forecourt/contract/endpoints/messages';
import type { Clock } from '@forecourt/platform';
import { ListCounts } from '../list/ListCounts.ts';

export interface UnreadThreadsOptions {
  api: Pick<Api, keyof typeof UnreadThreads.endpoints>;
  /** Which kinds of threads count, by who started them with whom. */
  initiatedBy: readonly ThreadDirection[];
  /** The partner whose threads are counted; null while unknown. */
  partnerId(): string | null;
  clock?: Clock;
}

/** The number of threads with unread messages, for the menu and the page's title. */
export class UnreadThreads {
  static readonly endpoints = { countThreads };
  private readonly counts: ListCounts<ReadStatus>;
  private readonly options: UnreadThreadsOptions;

  constructor(options: UnreadThreadsOptions) {
    this.options = options;
    const { api, initiatedBy, clock } = options;
    this.counts = new ListCounts(async ({ partnerId }, signal) => {
      const query = { partner_id: partnerId, message_initiated_by: [...initiatedBy] };
      return (await api.countThreads(query, { signal })).counts;
    }, clock);
  }

  /** Undefined while unknown. */
  get count(): number | undefined {
    return this.counts.of('NEW');
  }

  /** Counts for the current partner; without one there is nothing to count. */
  async load(): Promise<void> {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return this.counts.clear();
    await this.counts.open({ partnerId, search: '' });
  }

  /** Refetches the count, because events may have been missed. */
  refresh(): void {
    this.counts.refreshSoon();
  }

  handleEvent({ thread }: ThreadStatusEvent): void {
    if (this.options.initiatedBy.includes(thread.message_initiated_by)) this.refresh();
  }
}
