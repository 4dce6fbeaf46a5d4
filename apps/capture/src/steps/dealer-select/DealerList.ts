import { isApiError } from '@forecourt/api-client';
import type { DealerPage, DealerQuery } from '../../api/captureApi.ts';
import type { Dealer } from '../../api/types.ts';
import { backoffMs } from '@forecourt/platform/queue';

/** Debounce of the search (spec §9). */
const TYPING_MS = 800;
/** Up to this many dealers, scanning the list is faster than typing. */
const FEW = 6;

/** State of the partner's dealer list. */
export interface DealersView {
  /** Null until the first response. */
  dealers: readonly Dealer[] | null;
  /** The search that the dealers match. */
  search: string;
  /** Whether there are more pages. */
  more: boolean;
  /** State of the last request, and whether it loads the next page. */
  state: 'idle' | 'loading' | 'failed';
  adding: boolean;
  /** Whether there are enough dealers to offer a search. */
  many: boolean;
}

/** Fetches a page of dealers. @throws ApiError */
export type AskForDealers = (query: DealerQuery) => Promise<DealerPage>;

/**
 * The dealers to choose from, page by page; late responses to an older search are dropped. Failed
 * requests are retried with growing pauses: nothing notifies a phone that the server is back.
 */
export class DealerList {
  private readonly ask: AskForDealers;
  private readonly listeners = new Set<() => void>();
  private view: DealersView = {
    dealers: null,
    search: '',
    more: false,
    many: false,
    state: 'loading',
    adding: false,
  };
  private wanted = '';
  private after: string | null = null;
  private asked = 0;
  private failures = 0;
  /** Timer of the debounce or of the retry. */
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: AskForDealers) {
    this.ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getView = (): DealersView => this.view;

  /** Fetches the first page of the search, or retries it. */
  readonly load = (): Promise<void> => this.fetch(null);

  /** Searches after the debounce. */
  readonly type = (search: string): void => {
    this.wanted = search;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load(), TYPING_MS);
  };

  /** Fetches the next page, or retries the one that failed. */
  readonly loadMore = (): Promise<void> => {
    const asked = this.view.state === 'loading';
    return asked || this.after === null ? Promise.resolve() : this.fetch(this.after);
  };

  /** Retries a failed request: the network is back, or the customer asked for it. */
  readonly retry = (): Promise<void> => {
    if (this.view.state !== 'failed') return Promise.resolve();
    return this.view.adding ? this.loadMore() : this.load();
  };

  /** Called when the customer leaves the step. */
  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.asked++;
  };

  private fetch(after: string | null): Promise<void> {
    this.show({ state: 'loading', adding: after !== null });
    return this.request(after);
  }

  private async request(after: string | null): Promise<void> {
    clearTimeout(this.timer);
    const search = this.wanted.trim();
    const number = ++this.asked;
    const adding = after !== null;
    const query = { search: search || undefined, after: after ?? undefined };
    const answer = await this.ask(query).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      return null;
    });
    if (number !== this.asked) return;
    if (!answer) return this.failed(after);
    this.failures = 0;
    const { dealers: page, metadata } = answer;
    const dealers = adding ? [...(this.view.dealers ?? []), ...page] : page;
    this.after = metadata.after;
    const more = metadata.after !== null;
    const many = this.view.many || more || (search === '' && dealers.length > FEW);
    this.show({ dealers, search, more, many, state: 'idle' });
  }

  /**
   * Shows the error and retries silently: a notice that came and went would be announced every
   * time.
   */
  private failed(after: string | null): void {
    const pause = backoffMs(this.failures++, Math.random);
    this.timer = setTimeout(() => void this.request(after), pause);
    this.show({ state: 'failed' });
  }

  private show(changes: Partial<DealersView>): void {
    this.view = { ...this.view, ...changes };
    for (const listener of this.listeners) listener();
  }
}
