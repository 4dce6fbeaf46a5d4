import type { Api } from '@forecourt/api-client';
import type { RequestMatch } from '@forecourt/contract';
import { searchRequests } from '@forecourt/contract/endpoints/requests';
import { debounce, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import { stillFits } from './match.ts';

/** Debounce of the search, in milliseconds. */
export const PALETTE_DEBOUNCE_MS = 180;

/** A shorter text would match nearly everything. */
const MIN_LENGTH = 2;

/** How many matches are shown; more than fit would not help in choosing. */
const LIMIT = 12;

export interface PaletteStoreOptions {
  api: Pick<Api, keyof typeof PaletteStore.endpoints>;
  /** Id of the branch that is searched; null while it is not known. */
  partnerId(): string | null;
}

interface Found {
  query: string;
  matches: readonly RequestMatch[];
}

/** The palette's text, and the server's matches for it. */
export class PaletteStore {
  static readonly endpoints = { searchRequests };
  query = '';
  private readonly found = new Resource<Found>();
  private readonly options: PaletteStoreOptions;
  private readonly search = debounce(() => void this.load(), PALETTE_DEBOUNCE_MS);

  constructor(options: PaletteStoreOptions) {
    this.options = options;
    makeObservable(this, {
      query: observable,
      matches: computed,
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
    const found = this.found.value;
    if (!found || !this.isLongEnough) return [];
    if (found.query === this.text) return found.matches;
    return found.matches.filter((match) => stillFits(match, this.text));
  }

  /** Whether the response for this text is still pending. */
  get isWaiting(): boolean {
    return this.isLongEnough && !this.hasFailed && this.found.value?.query !== this.text;
  }

  get hasFailed(): boolean {
    return this.found.state.status === 'error';
  }

  private get text(): string {
    return this.query.trim();
  }

  private get isLongEnough(): boolean {
    return this.text.length >= MIN_LENGTH;
  }

  private async load(): Promise<void> {
    const { text: query } = this;
    const partnerId = this.options.partnerId();
    if (!partnerId || !this.isLongEnough) return;
    await this.found.load(async (signal) => {
      const { matches } = await this.options.api.searchRequests(
        { partner_id: partnerId, q: query, limit: LIMIT },
        { signal },
      );
      return { query, matches };
    });
  }

  private forget(): void {
    this.search.cancel();
    this.found.reset();
  }
}
