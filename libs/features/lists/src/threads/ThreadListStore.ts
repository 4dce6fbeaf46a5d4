import type { Query, ReadStatus, Thread, ThreadStatusEvent } from '@forecourt/contract';
import type { Clock } from '@forecourt/platform';
import { type ListPartner, type ListSource, ListStore } from '../list/ListStore.ts';
import type { ThreadListDefinition } from './definition.ts';
import { belongs } from './threadFilter.ts';
import { type ThreadListApi, threadListEndpoints } from './ThreadListApi.ts';

/** Actions on a thread in its list. */
export type ThreadAction = 'viewReport' | 'markRead' | 'markNew';

export interface ThreadListOptions {
  definition: ThreadListDefinition;
  api: ThreadListApi;
  /** The current partner, with the user's role in it; null while unknown. */
  partner(): ListPartner | null;
  clock?: Clock;
}

/** Threads: read and new, name search, endless list, counts and events. */
export class ThreadListStore extends ListStore<Thread, ReadStatus> {
  static readonly endpoints = threadListEndpoints;
  declare readonly definition: ThreadListDefinition;
  private readonly api: ThreadListApi;

  constructor({ definition, api, partner, clock }: ThreadListOptions) {
    super({ definition, partner, clock, source: threadSource(definition, api) });
    this.api = api;
  }

  /** The partner's unread threads, as counted for the tabs; null while the list shows a search. */
  get unread(): { count: number | undefined } | null {
    const { key } = this.list;
    if (!key || key.search || key.partnerId !== this.partner?.id) return null;
    return { count: this.counts.of('NEW') };
  }

  /** What this user may do with a thread, in menu order. */
  actionsFor({ seller_read_status }: Pick<Thread, 'seller_read_status'>): ThreadAction[] {
    if (!this.maySend) return ['viewReport'];
    return ['viewReport', seller_read_status === 'NEW' ? 'markRead' : 'markNew'];
  }

  /** Handles a thread event from the channel; ignores other lists and partners. */
  handleEvent({ thread }: ThreadStatusEvent): void {
    if (thread.partner_id !== this.partner?.id) return;
    if (!this.definition.initiatedBy.includes(thread.message_initiated_by)) return;
    this.take(thread);
  }

  /**
   * Takes a thread from the server: moves one with a new message to the top, updates others,
   * removes it from the tab where it no longer belongs. An older version is ignored.
   */
  take(thread: Thread): void {
    const known = this.list.find(thread.id);
    const age = known ? known.last_message_at.localeCompare(thread.last_message_at) : 0;
    if (age > 0) return;
    if (known) this.counts.move(known.seller_read_status, thread.seller_read_status);
    if (age < 0) this.list.remove(thread.id);
    this.list.upsert(thread);
    this.counts.refreshSoon();
  }

  /** Marks a thread optimistically; rejects when the server refuses, with everything restored. */
  async mark(id: string, status: ReadStatus): Promise<void> {
    const known = this.list.find(id);
    if (!known || !this.maySend || known.seller_read_status === status) return;
    const change = this.list.tryUpdate(id, (one) => ({ ...one, seller_read_status: status }));
    const uncount = this.counts.move(known.seller_read_status, status);
    try {
      const { thread } = await this.api.updateThread(id, { seller_read_status: status });
      change.keep();
      this.take(thread);
    } catch (error) {
      change.undo();
      uncount();
      throw error;
    }
  }
}

function threadSource(
  { initiatedBy }: ThreadListDefinition,
  api: ThreadListApi,
): ListSource<Thread, ReadStatus> {
  const query = (partnerId: string, search: string): Query<'countThreads'> => ({
    partner_id: partnerId,
    message_initiated_by: [...initiatedBy],
    ...(search && { name: search }),
  });
  return {
    belongs,
    fetchPage: async ({ partnerId, search, status }, { after, limit, signal }) => {
      const answer = await api.listThreads(
        {
          ...query(partnerId, search),
          limit,
          ...(after && { after }),
          ...(status && { seller_read_status: status }),
        },
        { signal },
      );
      return { items: answer.threads, after: answer.metadata.after };
    },
    fetchCounts: async ({ partnerId, search }, signal) =>
      (await api.countThreads(query(partnerId, search), { signal })).counts,
  };
}
