import type { PartnersApi } from '@forecourt/api-client/partners';
import type { Dealer } from '@forecourt/contract';
import { CursorList } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';

/** Which dealers an auction is shared with: chosen one by one, or all of them but a few. */
export class DealerChoice {
  readonly list: CursorList<Dealer, 'dealers'>;
  /** All are chosen, also those that are not loaded, but the ones named. */
  isAll = false;
  /** Chosen dealers; with `isAll` those that are left out. */
  private readonly named = observable.set<string>();

  constructor(api: Pick<PartnersApi, 'listPartners'>) {
    this.list = new CursorList<Dealer, 'dealers'>({
      idOf: ({ id }) => id,
      fetchPage: async ({ after, signal }) => {
        const { partners, metadata } = await api.listPartners(
          { type: 'DEALERSHIP', has_email: true, after: after ?? undefined },
          { signal },
        );
        return { items: partners, after: metadata.after };
      },
    });
    makeObservable(this, {
      isAll: observable,
      count: computed,
      isNone: computed,
      isSome: computed,
      toggle: action,
      toggleAll: action,
      clear: action,
    });
  }

  /** Who is chosen, by id; fit to be kept. */
  get chosen(): { all: boolean; ids: readonly string[] } {
    return { all: this.isAll, ids: [...this.named] };
  }

  set chosen({ all, ids }) {
    this.isAll = all;
    this.named.replace(ids);
  }

  /** Asks for the first dealers; what is loaded is shown at once and fetched again. */
  open(): Promise<void> {
    return this.list.open('dealers');
  }

  has(id: string): boolean {
    return this.named.has(id) !== this.isAll;
  }

  /** How many are chosen; null while all are and not all are loaded, so that nobody has counted. */
  get count(): number | null {
    if (!this.isAll) return this.named.size;
    return this.list.infinite === 'complete' ? this.list.items.length - this.named.size : null;
  }

  /** Nobody is chosen: nothing can be shared (spec §5). */
  get isNone(): boolean {
    return this.count === 0;
  }

  /** Some are chosen and some are not. */
  get isSome(): boolean {
    return this.named.size > 0 && !this.isNone;
  }

  toggle(id: string): void {
    if (!this.named.delete(id)) this.named.add(id);
  }

  /** All, or nobody; with some left out, all again. */
  toggleAll(): void {
    this.isAll = !this.isAll || this.named.size > 0;
    this.named.clear();
  }

  clear(): void {
    this.isAll = false;
    this.named.clear();
  }

  /**
   * The ids to send: undefined for all of them (spec §7). With some left out, the rest of the list is
   * loaded first.
   *
   * @throws Error when the rest could not be loaded
   */
  async ids(): Promise<string[] | undefined> {
    if (!this.isAll) return [...this.named];
    if (this.named.size === 0) return undefined;
    const { list } = this;
    while (list.infinite !== 'complete') {
      if (list.infinite === 'error') await list.retry();
      else await list.loadMore();
      if (list.infinite === 'error') throw new Error('The dealers could not be loaded');
    }
    return runInAction(() => list.items.map(({ id }) => id).filter((id) => !this.named.has(id)));
  }
}
