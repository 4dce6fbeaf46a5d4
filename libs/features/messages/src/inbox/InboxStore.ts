import type { Api } from '@forecourt/api-client';
import { type Thread, type ThreadStatusEvent, threadPanelPageSize } from '@forecourt/contract';
import { listThreads } from '@forecourt/contract/endpoints/messages';
import { type Clock, CursorList } from '@forecourt/platform';
import type { InfiniteStatus, LoadingStatus } from '@forecourt/platform';
import { computed, makeObservable } from 'mobx';

export interface InboxOptions {
  api: Pick<Api, keyof typeof InboxStore.endpoints>;
  /** The partner whose conversations are shown; null while unknown. */
  partnerId(): string | null;
  clock?: Clock;
}

/** What the inbox shows. */
interface InboxKey {
  partnerId: string;
  search: string;
}

/** All conversations of a partner, with sellers and buyers, sorted by newest message. */
export class InboxStore {
  static readonly endpoints = { listThreads };
  private readonly list: CursorList<Thread, InboxKey>;
  private readonly partnerId: () => string | null;

  constructor({ api, partnerId, clock }: InboxOptions) {
    this.partnerId = partnerId;
    this.list = new CursorList<Thread, InboxKey>({
      fetchPage: async ({ key, after, limit, signal }) => {
        const { search, ...query } = key;
        const page = await api.listThreads(
          {
            partner_id: query.partnerId,
            limit,
            ...(search && { name: search }),
            ...(after && { after }),
          },
          { signal },
        );
        return { items: page.threads, after: page.metadata.after };
      },
      idOf: ({ id }) => id,
      accepts: belongs,
      pageSize: threadPanelPageSize,
      ...(clock && { clock }),
    });
    makeObservable(this, { items: computed, search: computed });
  }

  get items(): readonly Thread[] {
    return this.list.items;
  }

  get status(): LoadingStatus {
    return this.list.status;
  }

  get infinite(): InfiniteStatus {
    return this.list.infinite;
  }

  get search(): string {
    return this.list.key?.search ?? '';
  }

  /** Shows the current partner's conversations; does nothing while the partner is unknown. */
  async open(search = this.search): Promise<void> {
    const partnerId = this.partnerId();
    if (partnerId !== null) await this.list.open({ partnerId, search: search.trim() });
  }

  /** Starts over for the new current partner. */
  async reset(): Promise<void> {
    this.list.clear();
    await this.open('');
  }

  loadMore(): void {
    void this.list.loadMore();
  }

  retry(): void {
    void this.list.retry();
  }

  /** Refetches, because events may have been missed. */
  refresh(): Promise<void> {
    return this.list.refresh();
  }

  /**
   * Handles a thread event from the channel: with a new message it moves to the top, else it is
   * updated in place. An event with fewer messages than known is outdated.
   */
  handleThreadStatus({ thread }: ThreadStatusEvent): void {
    const { key } = this.list;
    if (!key || thread.partner_id !== key.partnerId) return;
    const known = this.list.find(thread.id);
    if (known && known.last_seq > thread.last_seq) return;
    if (known && known.last_seq < thread.last_seq) this.list.remove(thread.id);
    this.list.upsert(thread);
  }
}

/** Whether a thread matches the search, by the server's rules. */
function belongs({ partner_id, info }: Thread, { partnerId, search }: InboxKey): boolean {
  const part = search.toLowerCase();
  return (
    partner_id === partnerId &&
    [info.buyer.name, info.seller.name].some((name) => (name ?? '').toLowerCase().includes(part))
  );
}
