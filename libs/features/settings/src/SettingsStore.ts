import { ApiProblem, hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { SettingsApi } from '@forecourt/api-client/settings';
import type { Flow, FlowSettings, Settings, Theme } from '@forecourt/contract';
import { type Clock, Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { ChangesStore } from './changes/ChangesStore.ts';
import { Draft } from './draft/Draft.ts';
import { DraftKeeper } from './draft/DraftKeeper.ts';
import type { FieldKey, FieldValue } from './draft/fields.ts';
import type { KeptDrafts } from './draft/KeptDrafts.ts';
import { refusalsOf } from './draft/refusals.ts';
import { updateOf } from './draft/update.ts';
import { type FieldProblem, problemOf } from './draft/validate.ts';
import { ImageStore } from './general/ImageStore.ts';
import { LocalesStore } from './general/LocalesStore.ts';

export interface SettingsStoreOptions {
  api: SettingsApi;
  partnerId: string;
  /** Whether the person may change settings at all (design §7: ADMIN); the server asks again. */
  mayEdit: boolean;
  /** Called with what was published: pages that show it load it anew. */
  onPublished?: (settings: Settings) => void;
  /** Where the draft is kept on the device. */
  kept?: KeptDrafts;
  clock?: Clock;
}

/** Why publishing failed; the draft is kept in every case. */
export type PublishFailure = 'offline' | 'forbidden' | 'invalid' | 'full' | 'unexpected';

/** Somebody else published while this draft was made. */
export interface Stale {
  theirs: Settings;
  /** Fields of the draft that they changed as well. */
  conflicts: readonly FieldKey[];
}

/** The settings of a partner: what is saved, what is changed and not published yet, and publishing. */
export class SettingsStore {
  readonly loading = new Resource<Settings>();
  readonly changes: ChangesStore;
  readonly images: { logo: ImageStore; side_image: ImageStore };
  readonly locales: LocalesStore;
  readonly keeper: DraftKeeper;
  draft: Draft | null = null;
  publishing = false;
  failure: PublishFailure | null = null;
  stale: Stale | null = null;
  private chosenFlow: Flow | null = null;
  private refused: ReadonlyMap<FieldKey, FieldProblem> = new Map();
  private readonly options: SettingsStoreOptions;

  constructor(options: SettingsStoreOptions) {
    const { api, partnerId } = options;
    this.options = options;
    this.changes = new ChangesStore({ api, partnerId });
    const target = {
      api,
      partnerId,
      version: () => this.draft?.saved.version,
      take: (settings: Settings) => {
        this.adopt(settings);
        void this.changes.refresh();
        options.onPublished?.(settings);
      },
      onStale: () => this.meetStale(),
    };
    this.images = {
      logo: new ImageStore('logo', target),
      side_image: new ImageStore('side_image', target),
    };
    this.locales = new LocalesStore(target);
    this.keeper = new DraftKeeper({
      partnerId,
      drafts: options.kept,
      clock: options.clock,
      isSending: () => this.isSending,
    });
    makeObservable<this, 'refused' | 'fail' | 'chosenFlow'>(this, {
      chosenFlow: observable,
      chooseFlow: action,
      draft: observableRef,
      publishing: observable,
      failure: observable,
      stale: observableRef,
      refused: observableRef,
      problems: computed,
      isSending: computed,
      draftTheme: computed,
      set: action,
      discard: action,
      fail: action,
      loadTheirs: action,
      postpone: action,
    });
  }

  get partnerId(): string {
    return this.options.partnerId;
  }

  /** The person may not change settings, by their role or by the server's word. */
  get isForbidden(): boolean {
    const { state } = this.loading;
    return !this.options.mayEdit || (state.status === 'error' && hasCode(state.error, 'FORBIDDEN'));
  }

  /** The flow whose texts and sections are shown; none where the partner has no flow at all. */
  get flow(): FlowSettings | undefined {
    const flows = this.draft?.settings.flows ?? [];
    return flows.find(({ flow }) => flow === this.chosenFlow) ?? flows[0];
  }

  chooseFlow(flow: Flow): void {
    this.chosenFlow = flow;
  }

  /** A picture or a translation file is on its way. */
  get isSending(): boolean {
    const { logo, side_image } = this.images;
    return logo.sending || side_image.sending || this.locales.sending !== null;
  }

  /** What is wrong with changed fields, as far as it is known. */
  get problems(): ReadonlyMap<FieldKey, FieldProblem> {
    const edits = this.draft?.edits ?? new Map<FieldKey, FieldValue>();
    return new Map(
      [...edits].flatMap(([key, value]) => {
        const problem = problemOf(key, value) ?? this.refused.get(key);
        return problem ? [[key, problem] as const] : [];
      }),
    );
  }

  /** Colours that are not published yet; null when they are as saved. */
  get draftTheme(): Theme | null {
    return this.draft?.dirtyAreas.has('theme') ? this.draft.settings.theme : null;
  }

  /** Loads the settings, or loads them anew under the draft. */
  async load(): Promise<void> {
    const { api, partnerId, mayEdit } = this.options;
    if (!mayEdit) return;
    const kept = await this.loading.load(
      async (signal) => (await api.getSettings(partnerId, { signal })).settings,
    );
    if (kept && this.loading.value) this.adopt(this.loading.value);
  }

  set(key: FieldKey, value: FieldValue): void {
    this.draft?.set(key, value);
    this.failure = null;
    if (!this.refused.has(key)) return;
    const refused = new Map(this.refused);
    refused.delete(key);
    this.refused = refused;
  }

  /** Gives up every change; undo brings them back. */
  discard(): void {
    this.draft?.reset();
    this.failure = null;
    this.refused = new Map();
  }

  /**
   * Publishes the draft: every public page shows it at once. Nothing of the draft is lost when it fails.
   *
   * @returns whether it was published
   */
  async publish(): Promise<boolean> {
    const { draft, options, publishing } = this;
    if (!draft?.isDirty || publishing) return false;
    if (this.problems.size > 0) {
      this.fail('invalid');
      return false;
    }
    const { edits } = draft;
    const update = updateOf(draft.saved, edits);
    runInAction(() => {
      this.publishing = true;
      this.failure = null;
    });
    try {
      const { settings } = await options.api.updateSettings(options.partnerId, update);
      draft.published(settings, edits);
      runInAction(() => (this.stale = null));
      void this.changes.refresh();
      options.onPublished?.(settings);
      return true;
    } catch (error) {
      if (hasCode(error, 'STALE_SETTINGS')) await this.meetStale();
      else if (isNetworkFailure(error)) this.fail('offline');
      else if (hasCode(error, 'FORBIDDEN')) this.fail('forbidden');
      else if (hasCode(error, 'INSUFFICIENT_STORAGE')) this.fail('full');
      else if (error instanceof ApiProblem && error.errors.length > 0) {
        const refused = refusalsOf(error.errors, update);
        runInAction(() => (this.refused = refused));
        this.fail(refused.size > 0 ? 'invalid' : 'unexpected');
      } else this.fail('unexpected');
      return false;
    } finally {
      runInAction(() => (this.publishing = false));
    }
  }

  /** Goes on with what somebody else published; the draft is given up, undo brings it back. */
  loadTheirs(): void {
    if (!this.stale) return;
    this.draft?.rebase(this.stale.theirs);
    this.draft?.reset();
    this.stale = null;
    void this.changes.refresh();
  }

  /** Goes on editing without an answer; publishing asks again. */
  postpone(): void {
    this.stale = null;
  }

  /** Publishes the draft over what somebody else published; what only they changed stays theirs. */
  async keepMine(): Promise<boolean> {
    if (!this.stale) return false;
    this.draft?.rebase(this.stale.theirs);
    runInAction(() => (this.stale = null));
    return this.publish();
  }

  /** Takes newer settings from the server under the draft, and tells where they part. */
  private adopt(settings: Settings): void {
    runInAction(() => {
      const conflicts = this.draft ? this.draft.rebase(settings) : this.begin(settings);
      if (conflicts.length > 0) this.stale = { theirs: settings, conflicts };
    });
  }

  /** Begins a draft with what was kept of an earlier one. @returns as {@link Draft.resume} */
  private begin(settings: Settings): FieldKey[] {
    const draft = new Draft(settings, this.options.clock);
    const conflicts = this.keeper.resume(draft);
    this.draft = draft;
    return conflicts;
  }

  /** Fetches what somebody else published; the draft and what it was made of stay as they are. */
  private async meetStale(): Promise<void> {
    const { api, partnerId } = this.options;
    const { draft } = this;
    if (!draft) return;
    try {
      const { settings } = await api.getSettings(partnerId);
      if (!draft.isDirty) return this.adopt(settings);
      const conflicts = draft.conflictsWith(settings);
      runInAction(() => (this.stale = { theirs: settings, conflicts }));
    } catch {
      this.fail('offline');
    }
  }

  private fail(failure: PublishFailure): void {
    this.failure = failure;
  }
}
