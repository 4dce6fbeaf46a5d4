import { listCaptureDealers } from '@forecourt/contract/endpoints/capture';
import { checked, type Result } from '../../api/http.ts';
import type { Dealer } from '../../api/types.ts';
import { backoffMs } from '../../queue/index.ts';

/** Pause in typing after which a search is sent (spec §9). */
const TYPING_MS = 800;
/** With no more dealers than these, looking is quicker than typing. */
const FEW = 6;

/** What is known of the partner's dealers. */
export interface DealersView {
  /** Null until the first answer. */
  dealers: readonly Dealer[] | null;
  /** The search that they answer. */
  search: string;
  /** There are more of them. */
  more: boolean;
  /** What the last call came to, and whether it was to add to those that are shown. */
  state: 'idle' | 'loading' | 'failed';
  adding: boolean;
  /** They are many enough to be searched. */
  many: boolean;
}

/** Asks for a page: `?search=…&after=…` as far as there is any of it. */
export type AskForDealers = (query: string) => Promise<Result<unknown>>;

/**
 * The dealers to choose from, page by page; what an older search brings late is dropped. What failed is
 * asked for again with growing pauses: a server that comes back tells no phone.
 */
export class DealerList {
  readonly #ask: AskForDealers;
  readonly #listeners = new Set<() => void>();
  #view: DealersView = {
    dealers: null,
    search: '',
    more: false,
    many: false,
    state: 'loading',
    adding: false,
  };
  #wanted = '';
  #after: string | null = null;
  #asked = 0;
  #failures = 0;
  /** Until typing rests, or until what failed is asked for again. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: AskForDealers) {
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getView = (): DealersView => this.#view;

  /** Fetches the first page of what is searched for, or again what failed. */
  readonly load = (): Promise<void> => this.#fetch(null);

  /** Searches when typing rests. */
  readonly type = (search: string): void => {
    this.#wanted = search;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), TYPING_MS);
  };

  /** Fetches the next page, or again the one that failed. */
  readonly loadMore = (): Promise<void> => {
    const asked = this.#view.state === 'loading';
    return asked || this.#after === null ? Promise.resolve() : this.#fetch(this.#after);
  };

  /** What failed is asked for once more: the network is back, or the customer wants it. */
  readonly retry = (): Promise<void> => {
    if (this.#view.state !== 'failed') return Promise.resolve();
    return this.#view.adding ? this.loadMore() : this.load();
  };

  /** The step has been left. */
  readonly stop = (): void => {
    clearTimeout(this.#timer);
    this.#asked++;
  };

  #fetch(after: string | null): Promise<void> {
    this.#show({ state: 'loading', adding: after !== null });
    return this.#request(after);
  }

  async #request(after: string | null): Promise<void> {
    clearTimeout(this.#timer);
    const search = this.#wanted.trim();
    const number = ++this.#asked;
    const adding = after !== null;
    const query = new URLSearchParams({ ...(search && { search }), ...(after && { after }) });
    const answer = checked(
      await this.#ask(query.size > 0 ? `?${query}` : ''),
      listCaptureDealers.check,
    );
    if (number !== this.#asked) return;
    if (answer.kind !== 'ok') return this.#failed(after);
    this.#failures = 0;
    const { dealers: page, metadata } = answer.data;
    const dealers = adding ? [...(this.#view.dealers ?? []), ...page] : page;
    this.#after = metadata.after;
    const more = metadata.after !== null;
    const many = this.#view.many || more || (search === '' && dealers.length > FEW);
    this.#show({ dealers, search, more, many, state: 'idle' });
  }

  /** Says so, and asks again without a word: a notice that came and went would be read out each time. */
  #failed(after: string | null): void {
    const pause = backoffMs(this.#failures++, Math.random);
    this.#timer = setTimeout(() => void this.#request(after), pause);
    this.#show({ state: 'failed' });
  }

  #show(changes: Partial<DealersView>): void {
    this.#view = { ...this.#view, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
