import { ApiProblem, type Api, hasCode } from '@forecourt/api-client';
import type {
  Flow,
  SavedView,
  SavedViewDisplay,
  SavedViewList,
  SavedViewQuery,
} from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import {
  createSavedView,
  listSavedViews,
  removeSavedView,
  updateSavedView,
} from '@forecourt/contract/endpoints/views';
import { Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ListPartner } from '../list/ListStore.ts';

export interface SavedViewsOptions {
  api: Pick<Api, keyof typeof SavedViews.endpoints>;
  /** The current partner, with the user's role in it; null while unknown. */
  partner(): ListPartner | null;
  /** Makes an idempotency key; by default a random UUID. */
  newKey?(): string;
}

/** The list that a view is of. */
export interface ViewedList {
  list: SavedViewList;
  request_type: Flow;
}

/** Why a view was not saved. */
export type ViewProblem = 'missing' | 'duplicate' | 'full' | 'gone' | 'failed';

/** A view that is not saved yet. */
interface NewView {
  of: ViewedList;
  query: SavedViewQuery;
  /** How its rows may look for everybody; absent where they look as usual. */
  display?: SavedViewDisplay | undefined;
  view?: undefined;
}

/** What is asked about a view: the name of a new one, or another name. */
export type ViewQuestion = NewView | { view: SavedView };

/** The views that the branch saved of its lists, and the question what one is called. */
export class SavedViews {
  static readonly endpoints = { createSavedView, listSavedViews, removeSavedView, updateSavedView };
  readonly all = new Resource<readonly SavedView[]>();
  asked: ViewQuestion | null = null;
  name = '';
  /** Whether the new view says how its rows look. */
  withDisplay = true;
  problem: ViewProblem | null = null;
  isSaving = false;
  private loadedFor: string | null = null;
  private readonly options: SavedViewsOptions;

  constructor(options: SavedViewsOptions) {
    this.options = options;
    makeObservable(this, {
      asked: observableRef,
      name: observable,
      withDisplay: observable,
      problem: observable,
      isSaving: observable,
      known: computed,
      ask: action,
      type: action,
      includeDisplay: action,
      close: action,
    });
  }

  /** Whether this user may save, change and remove views. */
  get maySave(): boolean {
    const partner = this.options.partner();
    return partner !== null && can(partner.role, 'createSavedView');
  }

  /** Those of the current branch, by name; undefined until they are loaded. */
  get known(): readonly SavedView[] | undefined {
    const views = this.all.value;
    return views && this.loadedFor === this.options.partner()?.id
      ? [...views].sort((one, other) => one.name.localeCompare(other.name))
      : undefined;
  }

  /** The views of a list. */
  of({ list, request_type }: ViewedList): readonly SavedView[] {
    return (this.known ?? []).filter(
      (one) => one.list === list && one.request_type === request_type,
    );
  }

  find(id: string | undefined): SavedView | undefined {
    return this.known?.find((one) => one.id === id);
  }

  /** Fetches them; those of before stay visible meanwhile, unless of another branch. */
  async load(): Promise<void> {
    const partner = this.options.partner();
    if (!partner) return;
    if (this.loadedFor !== partner.id) this.all.reset();
    this.loadedFor = partner.id;
    await this.all.load(
      async (signal) =>
        (await this.options.api.listSavedViews({ partner_id: partner.id }, { signal })).views,
    );
  }

  /** Asks for the name of a new view, or for another one. */
  ask(question: ViewQuestion): void {
    this.asked = question;
    this.name = question.view?.name ?? '';
    this.withDisplay = true;
    this.problem = null;
  }

  type(name: string): void {
    this.name = name;
    this.problem = null;
  }

  includeDisplay(isIncluded: boolean): void {
    this.withDisplay = isIncluded;
  }

  close(): void {
    if (this.isSaving) return;
    this.asked = null;
    this.problem = null;
  }

  /** Saves what was asked about under the typed name. Null where it failed; `problem` says why. */
  async save(): Promise<SavedView | null> {
    const { asked, name } = this;
    if (!asked || this.isSaving) return null;
    if (name.trim() === '') {
      runInAction(() => (this.problem = 'missing'));
      return null;
    }
    const view = await this.write(() =>
      asked.view
        ? this.update(asked.view.id, { name })
        : this.create(asked.of, name, this.queryOf(asked)),
    );
    if (view) this.close();
    return view;
  }

  /**
   * Makes a view show something else.
   *
   * @throws ApiError if the server refuses
   */
  async change(id: string, query: SavedViewQuery): Promise<SavedView> {
    return this.update(id, { query });
  }

  /**
   * Removes a view, for everybody in the branch.
   *
   * @throws ApiError if the server refuses; one that a colleague removed is gone as well
   */
  async remove(id: string): Promise<void> {
    try {
      await this.options.api.removeSavedView(id);
    } catch (error) {
      if (!hasCode(error, 'NOT_FOUND')) throw error;
    }
    this.put(id, null);
  }

  /**
   * Saves a removed view again; it gets another id.
   *
   * @throws ApiError if the server refuses
   */
  restore({ name, query, ...of }: SavedView): Promise<SavedView> {
    return this.create(of, name, query);
  }

  private queryOf({ query, display }: NewView): SavedViewQuery {
    return display && this.withDisplay ? { ...query, display } : query;
  }

  private async create(
    { list, request_type }: ViewedList,
    name: string,
    query: SavedViewQuery,
  ): Promise<SavedView> {
    const { api, partner, newKey = () => crypto.randomUUID() } = this.options;
    const partner_id = partner()?.id ?? '';
    const body = { partner_id, list, request_type, name: name.trim(), query };
    const { view } = await api.createSavedView(body, { idempotencyKey: newKey() });
    this.put(view.id, view);
    return view;
  }

  private async update(
    id: string,
    change: { name?: string; query?: SavedViewQuery },
  ): Promise<SavedView> {
    const { api, newKey = () => crypto.randomUUID() } = this.options;
    const { view } = await api.updateSavedView(id, change, { idempotencyKey: newKey() });
    this.put(id, view);
    return view;
  }

  private put(id: string, view: SavedView | null): void {
    // others are unknown yet
    if (!this.all.value) return void this.load();
    const others = this.all.value.filter((one) => one.id !== id);
    this.all.set(view ? [...others, view] : others);
  }

  private async write(call: () => Promise<SavedView>): Promise<SavedView | null> {
    runInAction(() => {
      this.isSaving = true;
      this.problem = null;
    });
    try {
      return await call();
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
      return null;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }
}

function problemOf(error: unknown): ViewProblem {
  if (error instanceof ApiProblem && error.errorOf('name') === 'DUPLICATE') return 'duplicate';
  if (hasCode(error, 'LIMIT_REACHED')) return 'full';
  return hasCode(error, 'NOT_FOUND') ? 'gone' : 'failed';
}
