import type { Api } from '@forecourt/api-client';
import type { Dealer, DealerGroup, DistanceUnit } from '@forecourt/contract';
import { CursorList, Resource } from '@forecourt/platform';
import {
  action,
  computed,
  makeObservable,
  observable,
  observableRef,
  runInAction,
  when,
} from 'mobx';
import {
  type DealerFilter,
  type DealerOrder,
  type DealerScope,
  MOST_A_PAGE,
  listQuery,
  matchingQuery,
  noFilter,
} from './dealerFilter.ts';

export interface DealerSearchOptions {
  api: Pick<Api, 'listPartners' | 'listDealerIds' | 'listDealerGroups'>;
  /** Null while it is not known. */
  scope: () => DealerScope | null;
  /** Called with every page. */
  onPage: (dealers: readonly Dealer[]) => void;
  /** Called when the customer's choice is found. */
  onCustomersChoice: (dealer: Dealer) => void;
}

interface ListKey {
  scope: DealerScope;
  filter: DealerFilter;
  sort: DealerOrder;
}

/** The dealers to choose from: what is searched for, page by page, and how many that are in all. */
export class DealerSearch {
  readonly list: CursorList<Dealer, ListKey>;
  /** The ids of all that match and can be invited, loaded or not. */
  readonly matching = new Resource<readonly string[]>();
  readonly groups = new Resource<readonly DealerGroup[]>();
  /** The dealer whom the customer chose; null where it is not among those to choose from. */
  private readonly customersChoice = new Resource<Dealer | null>();
  private findingChoice: Promise<unknown> = Promise.resolve();
  filter: Readonly<DealerFilter> = noFilter;
  /** Null until one is chosen. */
  private chosenOrder: DealerOrder | null = null;
  /** The car has a place, but it is on no map: no distance is known. */
  private isUnplaced = false;
  private readonly options: DealerSearchOptions;

  constructor(options: DealerSearchOptions) {
    this.options = options;
    this.list = new CursorList<Dealer, ListKey>({
      idOf: ({ id }) => id,
      fetchPage: async ({ key, after, signal }) => {
        const query = { ...listQuery(key.scope, key.filter, key.sort), ...(after && { after }) };
        const [{ partners, metadata }] = await Promise.all([
          options.api.listPartners(query, { signal }),
          // it stands first, so that the rows would move if it came later
          this.findingChoice,
        ]);
        options.onPage(partners);
        return { items: partners, after: metadata.after };
      },
    });
    makeObservable<this, 'chosenOrder' | 'isUnplaced'>(this, {
      filter: observableRef,
      chosenOrder: observable,
      isUnplaced: observable,
      isFiltered: computed,
      shown: computed,
      hasPlace: computed,
      orders: computed,
      order: computed,
      reset: action,
      narrow: action,
      sortBy: action,
    });
  }

  /** Whether less than all dealers is shown. */
  get isFiltered(): boolean {
    const { search, group, favorites, near, last } = this.filter;
    return search.trim() !== '' || group !== null || favorites || near || last;
  }

  /** The loaded dealers, the customer's choice first unless something is searched for. */
  get shown(): readonly Dealer[] {
    const { items } = this.list;
    const { value: choice } = this.customersChoice;
    if (!choice || this.isFiltered || items.length === 0) return items;
    return [choice, ...items.filter(({ id }) => id !== choice.id)];
  }

  isCustomersChoice(id: string): boolean {
    return this.options.scope()?.customersChoice?.id === id;
  }

  /** Whether the car's place is known, so that "within 50 miles" means something. */
  get hasPlace(): boolean {
    return this.options.scope()?.near !== undefined;
  }

  /** What distances are shown in. */
  get unit(): DistanceUnit {
    return this.options.scope()?.unit ?? 'mi';
  }

  get orders(): readonly DealerOrder[] {
    const rest = ['LAST_INVITED', 'NAME'] as const;
    return this.hasPlace && !this.isUnplaced ? ['DISTANCE', ...rest] : rest;
  }

  /** The nearest first if distances are known; otherwise by name. */
  get order(): DealerOrder {
    const { orders, chosenOrder } = this;
    if (chosenOrder && orders.includes(chosenOrder)) return chosenOrder;
    return orders.includes('DISTANCE') ? 'DISTANCE' : 'NAME';
  }

  /** Whether dealers are only left out because they are invited already. */
  get isRest(): boolean {
    return this.options.scope()?.notIn !== undefined;
  }

  /** Shows all again. */
  reset(): void {
    this.filter = noFilter;
    this.chosenOrder = null;
    this.isUnplaced = false;
    this.customersChoice.reset();
  }

  /** Shows fewer, or others; what was asked for before is dropped. */
  narrow(part: Partial<DealerFilter>): Promise<void> {
    this.filter = { ...this.filter, ...part };
    return this.load();
  }

  sortBy(order: DealerOrder): Promise<void> {
    this.chosenOrder = order;
    return this.load();
  }

  /** Loads the first page once it is known whose dealers; those in memory are shown at once. */
  async open(): Promise<void> {
    await when(() => this.options.scope() !== null);
    this.findingChoice = this.findCustomersChoice();
    await Promise.all([this.load(), this.loadGroups()]);
  }

  async loadGroups(): Promise<void> {
    const scope = this.options.scope();
    if (!scope) return;
    await this.groups.load(async (signal) => {
      const query = { partner_id: scope.partnerId };
      return (await this.options.api.listDealerGroups(query, { signal })).groups;
    });
  }

  /** Loads what could not be loaded. */
  async retry(): Promise<void> {
    const { list, matching, groups } = this;
    await Promise.all([
      list.retry(),
      matching.state.status === 'error' && this.loadMatching(),
      groups.state.status === 'error' && this.loadGroups(),
    ]);
  }

  /**
   * The ids of all that match and can be invited, loaded again if that failed. Null when they are
   * not known, or when something else is searched for by now.
   */
  async ids(): Promise<readonly string[] | null> {
    const { value, state } = this.matching;
    if (value && state.status === 'loaded') return value;
    const isKept = await this.loadMatching();
    return isKept ? (this.matching.value ?? null) : null;
  }

  private async load(): Promise<void> {
    const scope = this.options.scope();
    if (!scope) return;
    const { filter, order } = this;
    this.matching.reset();
    await Promise.all([
      this.list.open({ scope, filter, sort: order }).then(() => this.lookForPlace()),
      this.loadMatching(),
    ]);
  }

  /** Looks the customer's choice up by its name; without an answer the list is as it is for others. */
  private async findCustomersChoice(): Promise<void> {
    const scope = this.options.scope();
    const wanted = scope?.customersChoice;
    if (!scope || !wanted) return;
    const query = listQuery(scope, { ...noFilter, search: wanted.name }, 'NAME');
    const isKept = await this.customersChoice.load(async (signal) => {
      const { partners } = await this.options.api.listPartners(
        { ...query, limit: MOST_A_PAGE },
        { signal },
      );
      return partners.find(({ id }) => id === wanted.id) ?? null;
    });
    const { value } = this.customersChoice;
    if (isKept && value) this.options.onCustomersChoice(value);
  }

  private async loadMatching(): Promise<boolean> {
    const scope = this.options.scope();
    if (!scope) return false;
    const query = matchingQuery(scope, this.filter);
    return this.matching.load(
      async (signal) => (await this.options.api.listDealerIds(query, { signal })).ids,
    );
  }

  /** Sorted by distance without any known, the dealers stand in no order. */
  private async lookForPlace(): Promise<void> {
    const { list, isFiltered, order } = this;
    const isUnknown = list.items.every((dealer) => dealer.distance_miles === null);
    if (isFiltered || order !== 'DISTANCE' || list.items.length === 0 || !isUnknown) return;
    runInAction(() => (this.isUnplaced = true));
    await this.load();
  }
}
