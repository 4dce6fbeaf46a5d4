import { ApiProblem } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Dealer, DealerContact } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type DealerScope, MOST_A_PAGE } from './dealerFilter.ts';
import { DealerSearch } from './DealerSearch.ts';

export interface DealerChoiceOptions {
  api: Pick<Api, 'listPartners' | 'listDealerIds' | 'listDealerGroups'>;
  /** Whose dealers, and for what; null while it is not known. */
  scope: () => DealerScope | null;
  /** Whether the customer's choice is selected at first. @default false */
  preselects?: boolean;
}

/** Which dealers an auction is shared with. The choice stays while something else is searched for. */
export class DealerChoice {
  readonly search: DealerSearch;
  /** All of the partner's are selected, also those that it adds in the meantime. */
  isAll = false;
  /** The customer's choice was selected, or others in its place: it is not selected once more. */
  isPreselected = false;
  /** Only the selected ones are shown. */
  isReviewing = false;
  /** The names of those that were selected when the review began. */
  readonly reviewed = new Resource<readonly DealerContact[]>();
  /** All that match could not be selected, because no answer came. */
  hasFailed = false;
  /** Names of those that the server refused to invite; they are no longer selected. */
  refused: readonly string[] = [];
  private readonly named = observable.set<string>();
  /** Dealers whose names are known: those seen so far, or of an earlier auction. */
  private readonly known = new Map<string, DealerContact>();
  private readonly options: DealerChoiceOptions;

  constructor(options: DealerChoiceOptions) {
    this.options = options;
    this.search = new DealerSearch({
      ...options,
      onPage: (dealers) => this.learn(dealers),
      onCustomersChoice: (dealer) => this.preselect(dealer),
    });
    makeObservable<this, 'preselect'>(this, {
      isAll: observable,
      isReviewing: observable,
      hasFailed: observable,
      refused: observableRef,
      count: computed,
      isNone: computed,
      matched: computed,
      toggle: action,
      clear: action,
      reset: action,
      preselect: action,
      fill: action,
      drop: action,
      dropRefused: action,
      forgetRefused: action,
      review: action,
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
    return this.search.open();
  }

  has(id: string): boolean {
    return this.named.has(id);
  }

  /** How many are selected. */
  get count(): number {
    return this.named.size;
  }

  /** No dealer is selected, so nothing can be shared (spec §5). */
  get isNone(): boolean {
    return this.count === 0;
  }

  /** How many of those that are searched for can be invited, and how many are; null until known. */
  get matched(): { all: number; selected: number } | null {
    const { value } = this.search.matching;
    if (!value) return null;
    return { all: value.length, selected: value.filter((id) => this.named.has(id)).length };
  }

  toggle(id: string): void {
    if (this.named.delete(id)) this.isAll = false;
    else this.named.add(id);
  }

  /**
   * Selects all that are searched for, also those that are not loaded; if all of them are, none of
   * them.
   */
  async toggleMatching(): Promise<void> {
    const { search } = this;
    runInAction(() => (this.hasFailed = false));
    const ids = await search.ids();
    runInAction(() => {
      if (!ids) this.hasFailed = search.matching.state.status === 'error';
      else if (ids.every((id) => this.named.has(id))) this.drop(ids);
      else {
        for (const id of ids) this.named.add(id);
        this.isAll = !search.isFiltered;
      }
    });
  }

  /** Takes these out. */
  drop(ids: readonly string[]): void {
    for (const id of ids) this.named.delete(id);
    this.isAll = false;
  }

  clear(): void {
    this.isAll = false;
    this.hasFailed = false;
    this.forgetRefused();
    this.named.clear();
  }

  /**
   * Takes out those that a refusal names, because they were deactivated or have opted out in the
   * meantime. @returns whether it names any
   */
  dropRefused(error: unknown): boolean {
    if (!(error instanceof ApiProblem)) return false;
    const dealers = error.errors.flatMap(({ field, dealer }) =>
      field === 'dealers' && dealer ? [dealer] : [],
    );
    if (dealers.length === 0) return false;
    this.drop(dealers.map(({ id }) => id));
    this.refused = dealers.map(({ name }) => name);
    return true;
  }

  forgetRefused(): void {
    this.refused = [];
  }

  /** As it was at first: nobody selected, all shown. */
  reset(): void {
    this.clear();
    this.isPreselected = false;
    this.search.reset();
    this.review(false);
  }

  /** Selects just these. */
  fill(dealers: readonly DealerContact[]): void {
    this.clear();
    this.isPreselected = true;
    this.learn(dealers);
    for (const { id } of dealers) this.named.add(id);
  }

  /** Shows only the selected ones, or all again. */
  review(isWanted: boolean): void {
    this.isReviewing = isWanted;
    this.reviewed.reset();
    if (isWanted) void this.loadReviewed();
  }

  async loadReviewed(): Promise<void> {
    await this.reviewed.load(() => this.selected());
  }

  /** The ids to send: undefined for all (spec §7). */
  ids(): string[] | undefined {
    return this.isAll ? undefined : [...this.named];
  }

  /**
   * The selected dealers with their names, which are loaded if they are not known. One that cannot be
   * invited any more is no longer selected.
   *
   * @throws ApiError when the names could not be loaded
   */
  async selected(): Promise<readonly DealerContact[]> {
    await this.loadNames();
    return runInAction(() => [...this.named].flatMap((id) => this.known.get(id) ?? []));
  }

  private preselect(dealer: Dealer): void {
    this.learn([dealer]);
    if (!this.options.preselects || this.isPreselected) return;
    this.isPreselected = true;
    if (dealer.state === 'ACTIVE') this.named.add(dealer.id);
  }

  private async loadNames(): Promise<void> {
    const unknown = () => [...this.named].filter((id) => !this.known.has(id));
    let after: string | null = null;
    while (runInAction(unknown).length > 0) {
      const { partners, metadata }: Awaited<ReturnType<Api['listPartners']>> =
        await this.options.api.listPartners({
          type: 'DEALERSHIP',
          has_email: true,
          partner_id: this.options.scope()?.partnerId,
          sort: 'NAME',
          limit: MOST_A_PAGE,
          ...(after !== null && { after }),
        });
      this.learn(partners);
      after = metadata.after;
      if (after === null)
        return runInAction(() => unknown().forEach((id) => this.named.delete(id)));
    }
  }

  private learn(dealers: readonly DealerContact[]): void {
    for (const dealer of dealers) this.known.set(dealer.id, dealer);
  }
}
