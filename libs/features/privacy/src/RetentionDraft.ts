import type { Api } from '@forecourt/api-client';
import type { Privacy } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

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
  failure: unknown = undefined;
  saving = false;
  private readonly options: RetentionDraftOptions;

  constructor(options: RetentionDraftOptions) {
    this.options = options;
    makeObservable(this, {
      chosen: observable,
      failure: observableRef,
      saving: observable,
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
    this.failure = undefined;
    const id = this.options.partnerId();
    if (months === null || id === null) return this.due.reset();
    const { api } = this.options;
    void this.due.load(async (signal) => (await api.countDue(id, { months }, { signal })).due);
  }

  /** @returns whether it was saved */
  async save(): Promise<boolean> {
    const id = this.options.partnerId();
    if (id === null || this.saving) return false;
    runInAction(() => Object.assign(this, { saving: true, failure: undefined }));
    try {
      const body = { retention_months: this.months };
      const { privacy } = await this.options.api.updatePrivacy(id, body);
      this.saved.set(privacy);
      runInAction(() => (this.chosen = undefined));
      this.options.onSaved();
      return true;
    } catch (error) {
      runInAction(() => (this.failure = error));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  reset(): void {
    this.chosen = undefined;
    this.failure = undefined;
    this.saved.reset();
    this.due.reset();
  }
}
