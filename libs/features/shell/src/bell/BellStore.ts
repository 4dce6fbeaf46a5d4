import type { Api } from '@forecourt/api-client';
import type { Notification } from '@forecourt/contract';
import {
  countUnreadNotifications,
  listNotifications,
  readNotifications,
} from '@forecourt/contract/endpoints/notifications';
import { type Clock, CursorList, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';

export interface BellStoreOptions {
  api: Pick<Api, keyof typeof BellStore.endpoints>;
  /** The current partner; null while unknown. */
  partnerId(): string | null;
  clock?: Clock;
}

/** Notifications fetched at once. */
const PAGE = 20;

interface BellKey {
  partnerId: string;
}

/** What concerns the user in the current branch, and how much of it is unread. */
export class BellStore {
  static readonly endpoints = { countUnreadNotifications, listNotifications, readNotifications };
  readonly list: CursorList<Notification, BellKey>;
  isOpen = false;
  /** Marking all as read did not work. */
  isFailed = false;
  private readonly counted = new Resource<number>();
  private readonly options: BellStoreOptions;

  constructor(options: BellStoreOptions) {
    this.options = options;
    this.list = new CursorList<Notification, BellKey>({
      idOf: ({ id }) => id,
      pageSize: PAGE,
      clock: options.clock,
      fetchPage: async ({ key, after, limit, signal }) => {
        const query = { partner_id: key.partnerId, limit, ...(after && { after }) };
        const answer = await options.api.listNotifications(query, { signal });
        return { items: answer.notifications, after: answer.metadata.after };
      },
    });
    makeObservable(this, {
      isOpen: observable,
      isFailed: observable,
      unread: computed,
      show: action,
      hide: action,
    });
  }

  /** Zero while unknown: nobody is called without need. */
  get unread(): number {
    return this.counted.value ?? 0;
  }

  /** Another branch is open: what is known is not its own. */
  async reset(): Promise<void> {
    this.hide();
    this.counted.reset();
    this.list.clear();
    await this.count();
  }

  /** Fetches the count, and the list if it is shown. */
  async refresh(): Promise<void> {
    await Promise.all([this.count(), this.isOpen ? this.list.refresh() : undefined]);
  }

  show(): void {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return;
    this.isOpen = true;
    this.isFailed = false;
    void this.list.open({ partnerId });
  }

  hide(): void {
    this.isOpen = false;
  }

  /** Marks one as read when it is opened. If that fails it stays unread. */
  async read(id: string): Promise<void> {
    if (this.list.find(id)?.read_at !== null) return;
    try {
      await this.mark([id]);
    } catch {
      await this.refresh();
    }
  }

  /** Marks all as read, also those that are not loaded. */
  async readAll(): Promise<void> {
    this.fail(false);
    try {
      await this.mark();
    } catch {
      this.fail(true);
      await this.refresh();
    }
  }

  /** At once here; the server's count decides. */
  private async mark(ids?: string[]): Promise<void> {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return;
    const marked = this.list.items.filter(
      (one) => one.read_at === null && (ids?.includes(one.id) ?? true),
    );
    const now = new Date(this.options.clock?.now() ?? Date.now()).toISOString();
    for (const { id } of marked) this.list.update(id, (one) => ({ ...one, read_at: now }));
    this.counted.set(ids ? Math.max(0, this.unread - marked.length) : 0);
    const body = { partner_id: partnerId, ...(ids && { ids }) };
    const { unread } = await this.options.api.readNotifications(body);
    if (this.options.partnerId() === partnerId) this.counted.set(unread);
  }

  private readonly fail = action((isFailed: boolean): void => {
    this.isFailed = isFailed;
  });

  private async count(): Promise<void> {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return;
    await this.counted.load(
      async (signal) =>
        (await this.options.api.countUnreadNotifications({ partner_id: partnerId }, { signal }))
          .unread,
    );
  }
}
