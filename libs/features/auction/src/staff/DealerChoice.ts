import type { Api } from '@forecourt/api-client';
import type { Dealer } from '@forecourt/contract';
import { CursorList } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';

/** Which dealers an auction is shared with: selected one by one, or all except some. */
export class DealerChoice {
  readonly list: CursorList<Dealer, 'dealers'>;
  /** All are selected, including those not loaded yet, except the ones in `named`. */
  isAll = false;
  /** Selected dealers; with `isAll` the excluded ones. */
  private readonly named = observable.set<string>();

  constructor(api: Pick<Api, 'listPartners'>) {
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

  /** The selection, by id, in a form that can be stored. */
  get chosen(): { all: boolean; ids: readonly string[] } {
    return { all: this.isAll, ids: [...this.named] };
  }

  set chosen({ all, ids }) {
    this.isAll = all;
    this.named.replace(ids);
  }

  /** Loads the first dealers; those already loaded are shown at once and refetched. */
  open(): Promise<void> {
    return this.list.open('dealers');
  }

  has(id: string): boolean {
    return this.named.has(id) !== this.isAll;
  }

  /** How many are selected; null when all are but not all are loaded, so the number is unknown. */
  get count(): number | null {
    if (!this.isAll) return this.named.size;
    return this.list.infinite === 'complete' ? this.list.items.length - this.named.size : null;
  }

  /** No dealer is selected, so nothing can be shared (spec §5). */
  get isNone(): boolean {
    return this.count === 0;
  }

  /** Some are selected and some are not. */
  get isSome(): boolean {
    return this.named.size > 0 && !this.isNone;
  }

  toggle(id: string): void {
    if (!this.named.delete(id)) this.named.add(id);
  }

  /** Selects all or none; with some excluded, selects all again. */
  toggleAll(): void {
    this.isAll = !this.isAll || this.named.size > 0;
    this.named.clear();
  }

  clear(): void {
    this.isAll = false;
    this.named.clear();
  }

  /**
   * The ids to send: undefined for all (spec §7). With some excluded, loads the rest of the list
   * first.
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
