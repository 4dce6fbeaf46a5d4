import type { Api } from '@forecourt/api-client';
import type { RequestMatch, Thread } from '@forecourt/contract';
import { listThreads } from '@forecourt/contract/endpoints/messages';
import { searchRequests } from '@forecourt/contract/endpoints/requests';
import { debounce, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import { stillFits, threadFits } from './match.ts';

/** Debounce of the search, in milliseconds. */
export const PALETTE_DEBOUNCE_MS = 180;

/** A shorter text would match nearly everything. */
const MIN_LENGTH = 2;

/** How many matches are shown; more than fit would not help in choosing. */
const LIMIT = 6;
const THREAD_LIMIT = 4;

export interface PaletteStoreOptions {
  api: Pick<Api, keyof typeof PaletteStore.endpoints>;
  /** Id of the branch that is searched; null while it is not known. */
  partnerId(): string | null;
  /** Whether the branch has conversations; without them only requests are searched. */
  hasThreads(): boolean;
}

interface Found {
  query: string;
  matches: readonly RequestMatch[];
  threads: readonly Thread[];
}

/** The palette's text, and the server's matches for it. */
export class PaletteStore {
  static readonly endpoints = { searchRequests, listThreads };
  query = '';
  private readonly found = new Resource<Found>();
  private readonly options: PaletteStoreOptions;
  private readonly search = debounce(() => void this.load(), PALETTE_DEBOUNCE_MS);

  constructor(options: PaletteStoreOptions) {
    this.options = options;
    makeObservable(this, {
      query: observable,
      matches: computed,
      threads: computed,
      isWaiting: computed,
      hasFailed: computed,
      clear: action,
      type: action,
    });
  }

  /** Clears text and matches, so that it opens empty. */
  clear(): void {
    this.query = '';
    this.forget();
  }

  type(query: string): void {
    this.query = query;
    if (this.isLongEnough) this.search();
    else this.forget();
  }

  /** Searches again at once after a failure. */
  retry(): void {
    this.search();
    this.search.flush();
  }

  /** The matches for the current text; of an older response only those that also fit this text. */
  get matches(): readonly RequestMatch[] {
    return this.shown('matches', stillFits);
  }

  /** The conversations with people of that name, or about such a car. */
  get threads(): readonly Thread[] {
    return this.shown('threads', threadFits);
  }

  /** Whether the text was searched for, and neither is there. */
  get isNothingFound(): boolean {
    const { isLongEnough, isWaiting, hasFailed, matches, threads } = this;
    return isLongEnough && !isWaiting && !hasFailed && matches.length + threads.length === 0;
  }

  /** Whether the response for this text is still pending. */
  get isWaiting(): boolean {
    return this.isLongEnough && !this.hasFailed && this.found.value?.query !== this.text;
  }

  get hasFailed(): boolean {
    return this.found.state.status === 'error';
  }

  private shown<Key extends 'matches' | 'threads'>(
    key: Key,
    fits: (one: Found[Key][number], query: string) => boolean,
  ): Found[Key] {
    const found = this.found.value;
    if (!found || !this.isLongEnough) return [];
    if (found.query === this.text) return found[key];
    return found[key].filter((one) => fits(one, this.text)) as unknown as Found[Key];
  }

  private get text(): string {
    return this.query.trim();
  }

  private get isLongEnough(): boolean {
    return this.text.length >= MIN_LENGTH;
  }

  private async load(): Promise<void> {
    const { text: query } = this;
    const { api, hasThreads } = this.options;
    const partner_id = this.options.partnerId();
    if (!partner_id || !this.isLongEnough) return;
    await this.found.load(async (signal) => {
      const [{ matches }, { threads }] = await Promise.all([
        api.searchRequests({ partner_id, q: query, limit: LIMIT }, { signal }),
        hasThreads()
          ? api.listThreads({ partner_id, q: query, limit: THREAD_LIMIT }, { signal })
          : { threads: [] },
      ]);
      return { query, matches, threads };
    });
  }

  private forget(): void {
    this.search.cancel();
    this.found.reset();
  }
}
