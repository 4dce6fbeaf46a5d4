import type { Api } from '@forecourt/api-client';
import type { Privacy } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { PrivacyChange } from './PrivacyChange.ts';

export interface RetentionDraftOptions {
  api: Pick<Api, 'getPrivacy' | 'updatePrivacy' | 'countDue'>;
  partnerId: () => string | null;
  /** It was saved and recorded. */
  onSaved: () => void;
}

/** How long a partner keeps customers' data, and what a change would erase. */
export class RetentionDraft {
  readonly saved = new Resource<Privacy>();
  /** How many requests the chosen period would erase now. */
  readonly due = new Resource<number>();
  /** The chosen period; undefined means the saved one. */
  chosen: number | null | undefined = undefined;
  readonly change: PrivacyChange;
  private readonly options: RetentionDraftOptions;

  constructor(options: RetentionDraftOptions) {
    this.options = options;
    this.change = new PrivacyChange({ ...options, saved: this.saved });
    makeObservable(this, {
      chosen: observable,
      months: computed,
      isChanged: computed,
      choose: action,
      reset: action,
    });
  }

  get months(): number | null {
    return this.chosen === undefined ? (this.saved.value?.retention_months ?? null) : this.chosen;
  }

  get isChanged(): boolean {
    return this.saved.value !== undefined && this.months !== this.saved.value.retention_months;
  }

  async load(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    const { api } = this.options;
    await this.saved.load(async (signal) => (await api.getPrivacy(id, { signal })).privacy);
  }

  /** Chooses a period, and fetches what it would erase. */
  choose(months: number | null): void {
    this.chosen = months;
    this.change.clear();
    const id = this.options.partnerId();
    if (months === null || id === null) return this.due.reset();
    const { api } = this.options;
    void this.due.load(async (signal) => (await api.countDue(id, { months }, { signal })).due);
  }

  /** @returns whether it was saved */
  async save(): Promise<boolean> {
    const isSaved = await this.change.save({ retention_months: this.months });
    if (isSaved) runInAction(() => (this.chosen = undefined));
    return isSaved;
  }

  reset(): void {
    this.chosen = undefined;
    this.change.clear();
    this.saved.reset();
    this.due.reset();
  }
}
