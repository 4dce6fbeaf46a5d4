import { ApiProblem, hasCode, isNetworkFailure } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { defaultDialCode, defaultLocale } from '@forecourt/contract';
import type {
  Content,
  Flow,
  FlowSettings,
  Settings,
  SettingsImageKind,
  SettingsUpdate,
  Theme,
} from '@forecourt/contract';
import { getInsightsSteps } from '@forecourt/contract/endpoints/insights';
import {
  cancelScheduledSettings,
  deleteSettingsImage,
  deleteTranslation,
  getScheduledSettings,
  getSettings,
  getSettingsDraft,
  getSettingsVersion,
  listSettingsChanges,
  listSettingsVersions,
  putSettingsImage,
  putTranslation,
  restoreSettings,
  scheduleSettings,
  sendTestMessage,
  shareSettingsDraft,
  updateSettings,
} from '@forecourt/contract/endpoints/settings';
import { type Clock, Resource, serverClock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { ChangesStore } from './changes/ChangesStore.ts';
import { languagesOf } from './content/languages.ts';
import { placeholderProblem } from './content/placeholders.ts';
import { TestStore } from './content/TestStore.ts';
import { Draft } from './draft/Draft.ts';
import { DraftKeeper } from './draft/DraftKeeper.ts';
import {
  areaOf,
  differences,
  type FieldKey,
  type FieldValue,
  flowOf,
  nameOf,
  readField,
  ruleOf,
} from './draft/fields.ts';
import type { KeptDrafts } from './draft/KeptDrafts.ts';
import { refusalsOf } from './draft/refusals.ts';
import { updateOf } from './draft/update.ts';
import { asksNothing, type FieldProblem, problemOf } from './draft/validate.ts';
import { ImageStore } from './general/ImageStore.ts';
import { LocalesStore } from './general/LocalesStore.ts';
import { ScheduleStore } from './schedule/ScheduleStore.ts';
import { LearnedTimes } from './sections/LearnedTimes.ts';
import { SharedDraftStore } from './shared-draft/SharedDraftStore.ts';
import { VersionsStore } from './versions/VersionsStore.ts';

export interface SettingsStoreOptions {
  api: Pick<Api, keyof typeof SettingsStore.endpoints>;
  partnerId: string;
  /** Whether the user may change settings (design §7: ADMIN); the server checks again. */
  mayEdit: boolean;
  /** Whether the operator has set up WhatsApp. @default false */
  hasWhatsapp?: boolean;
  /** Called with the published settings, so that pages that show them can reload them. */
  onPublished?: (settings: Settings) => void;
  /** Where the draft is stored on the device. */
  kept?: KeptDrafts;
  clock?: Clock;
}

/** Why publishing failed; the draft is always kept. */
export type PublishFailure = 'offline' | 'forbidden' | 'invalid' | 'full' | 'unexpected';

/** Another administrator published while this draft was being edited. */
export interface Stale {
  theirs: Settings;
  /** Fields of the draft that the other administrator changed as well. */
  conflicts: readonly FieldKey[];
  /** When the draft was to be published, RFC 3339; null for at once. */
  publishAt: string | null;
}

/** The settings of a partner: what is saved, unpublished changes, and publishing. */
export class SettingsStore {
  static readonly endpoints = {
    cancelScheduledSettings,
    deleteSettingsImage,
    deleteTranslation,
    getInsightsSteps,
    getScheduledSettings,
    getSettings,
    getSettingsDraft,
    getSettingsVersion,
    listSettingsChanges,
    listSettingsVersions,
    putSettingsImage,
    putTranslation,
    restoreSettings,
    scheduleSettings,
    sendTestMessage,
    shareSettingsDraft,
    updateSettings,
  };
  readonly loading = new Resource<Settings>();
  readonly changes: ChangesStore;
  readonly versions: VersionsStore;
  readonly images: Record<SettingsImageKind, ImageStore>;
  readonly locales: LocalesStore;
  readonly tests: TestStore;
  readonly keeper: DraftKeeper;
  readonly learned: LearnedTimes;
  readonly schedule: ScheduleStore;
  readonly shared: SharedDraftStore;
  /** What is shown and edited: the own draft, or a colleague’s. */
  draft: Draft | null = null;
  publishing = false;
  failure: PublishFailure | null = null;
  stale: Stale | null = null;
  /** The own draft, while a colleague’s is shown. */
  private own: Draft | null = null;
  /** Stores the changes of the colleague’s draft that is shown. */
  sharedKeeper: DraftKeeper | null = null;
  readonly hasWhatsapp: boolean;
  private chosenFlow: Flow | null = null;
  private chosenLocale: string | null = null;
  private refused: ReadonlyMap<FieldKey, FieldProblem> = new Map();
  private readonly options: SettingsStoreOptions;

  constructor(options: SettingsStoreOptions) {
    const { api, partnerId } = options;
    this.options = options;
    this.hasWhatsapp = options.hasWhatsapp ?? false;
    this.changes = new ChangesStore({ api, partnerId });
    this.schedule = new ScheduleStore({
      api,
      partnerId,
      clock: options.clock,
      onPublished: () => void this.showPublished(),
    });
    this.shared = new SharedDraftStore({ api, partnerId });
    this.learned = new LearnedTimes({ api, partnerId, clock: options.clock });
    const target = {
      api,
      partnerId,
      version: () => this.draft?.saved.version,
      take: (settings: Settings) => {
        this.adopt(settings);
        this.tellPublished(settings);
      },
      onStale: () => this.meetStale(),
    };
    this.images = {
      logo: new ImageStore('logo', target),
      logo_dark: new ImageStore('logo_dark', target),
      side_image: new ImageStore('side_image', target),
    };
    this.locales = new LocalesStore(target);
    this.versions = new VersionsStore({
      api,
      partnerId,
      version: target.version,
      // the draft stays on top of what was restored, as was said before
      onRestored: (settings) => {
        this.draft?.rebase(settings);
        this.tellPublished(settings);
      },
      onStale: () => this.load(),
    });
    this.tests = new TestStore({
      api,
      partnerId,
      dialCode: () => this.draft?.settings.general.country_code ?? defaultDialCode,
    });
    this.keeper = this.keeperOf(partnerId, () => this.isSending);
    makeObservable<this, 'refused' | 'fail' | 'chosenFlow' | 'chosenLocale' | 'own'>(this, {
      chosenFlow: observable,
      chosenLocale: observable,
      chooseFlow: action,
      chooseLocale: action,
      draft: observableRef,
      own: observableRef,
      sharedKeeper: observableRef,
      hasOwnDraft: computed,
      publishing: observable,
      failure: observable,
      stale: observableRef,
      refused: observableRef,
      problems: computed,
      isSending: computed,
      draftTheme: computed,
      set: action,
      discard: action,
      closeShared: action,
      fail: action,
      loadTheirs: action,
      postpone: action,
    });
  }

  /** The time, in ms. */
  now(): number {
    return (this.options.clock ?? serverClock).now();
  }

  get partnerId(): string {
    return this.options.partnerId;
  }

  /** The user may not change settings, because of their role or by the server's response. */
  get isForbidden(): boolean {
    const { state } = this.loading;
    return !this.options.mayEdit || (state.status === 'error' && hasCode(state.error, 'FORBIDDEN'));
  }

  /** The flow whose texts and sections are shown; none if the partner has no flow. */
  get flow(): FlowSettings | undefined {
    const flows = this.draft?.settings.flows ?? [];
    return flows.find(({ flow }) => flow === this.chosenFlow) ?? flows[0];
  }

  chooseFlow(flow: Flow): void {
    this.chosenFlow = flow;
    this.learn();
  }

  /** The language whose texts of the flow are shown: the chosen one, else the partner's default. */
  get locale(): string {
    const { draft, flow, chosenLocale } = this;
    const codes = draft && flow ? languagesOf(flow, draft.settings) : [];
    return codes.find((code) => code === chosenLocale) ?? codes[0] ?? defaultLocale;
  }

  chooseLocale(code: string): void {
    this.chosenLocale = code;
  }

  /** A picture or a translation file is being uploaded. */
  get isSending(): boolean {
    const images = Object.values(this.images);
    return images.some((image) => image.sending) || this.locales.sending !== null;
  }

  /** Problems with changed fields, as far as known. */
  get problems(): ReadonlyMap<FieldKey, FieldProblem> {
    const edits = this.draft?.edits ?? new Map<FieldKey, FieldValue>();
    return new Map(
      [...edits].flatMap(([key, value]) => {
        const problem =
          problemOf(key, value) ??
          this.allOff(key) ??
          this.inBraces(key, value) ??
          this.refused.get(key);
        return problem ? [[key, problem] as const] : [];
      }),
    );
  }

  private inBraces(key: FieldKey, value: FieldValue): FieldProblem | undefined {
    if (areaOf(key) !== 'content' || typeof value !== 'string') return undefined;
    const flow = this.draft?.settings.flows.find((one) => one.flow === flowOf(key));
    return flow && placeholderProblem(nameOf(key) as keyof Content, value, flow);
  }

  private allOff(key: FieldKey): FieldProblem | undefined {
    if (areaOf(key) !== 'sections' || ruleOf(key)) return undefined;
    const flow = this.draft?.settings.flows.find((one) => one.flow === flowOf(key));
    return flow && asksNothing(flow) ? 'allOff' : undefined;
  }

  /** Unpublished changes of one’s own wait while a colleague’s draft is shown. */
  get hasOwnDraft(): boolean {
    return this.own?.isDirty ?? false;
  }

  /** Unpublished colors; null when they are as saved. */
  get draftTheme(): Theme | null {
    return this.draft?.dirtyAreas.has('theme') ? this.draft.settings.theme : null;
  }

  /** Loads the settings, or reloads them under the draft. */
  async load(): Promise<void> {
    const { api, partnerId, mayEdit } = this.options;
    if (!mayEdit) return;
    void this.schedule.load();
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

  /** Discards all changes; undo restores them. */
  discard(): void {
    this.draft?.reset();
    this.failure = null;
    this.refused = new Map();
  }

  /**
   * Publishes the draft; all public pages show it at once. On failure the draft is kept.
   *
   * @param publishAt at which time instead, RFC 3339; it is in no draft until then
   * @returns whether it was published, or scheduled
   */
  async publish(publishAt: string | null = null): Promise<boolean> {
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
      if (publishAt) {
        const body = { publish_at: publishAt, ...update };
        this.schedule.take(await options.api.scheduleSettings(options.partnerId, body));
        draft.published(draft.saved, edits);
      } else {
        const { settings } = await options.api.updateSettings(options.partnerId, update);
        draft.published(settings, edits);
        this.tellPublished(settings);
      }
      runInAction(() => (this.stale = null));
      if (!draft.isDirty) this.closeShared();
      return true;
    } catch (error) {
      if (hasCode(error, 'STALE_SETTINGS')) await this.meetStale(publishAt);
      else if (isNetworkFailure(error)) this.fail('offline');
      else if (hasCode(error, 'FORBIDDEN')) this.fail('forbidden');
      else if (hasCode(error, 'INSUFFICIENT_STORAGE')) this.fail('full');
      else if (!this.refuse(error, update)) this.fail('unexpected');
      return false;
    } finally {
      runInAction(() => (this.publishing = false));
    }
  }

  /**
   * Makes a link to the draft for colleagues; it, or why there is none, is in `shared.made`.
   *
   * @returns whether there is something to show; false while a field is wrong
   */
  async share(): Promise<boolean> {
    const { draft, shared } = this;
    if (!draft?.isDirty) return false;
    if (this.problems.size > 0) {
      this.fail('invalid');
      return false;
    }
    const update = updateOf(draft.saved, draft.edits);
    await shared.make(update);
    const { state } = shared.made;
    return state.status !== 'error' || !this.refuse(state.error, update);
  }

  /** Shows a colleague’s draft in place of the own one, which is kept. */
  async openShared(id: string): Promise<void> {
    const { draft, options } = this;
    if (!draft) return;
    const { settings, version } = (await this.shared.open(id)) ?? {};
    if (!settings || !version) return;
    const { saved } = draft;
    const planned = new Map(
      differences(saved, settings).map((key) => [key, readField(settings, key)]),
    );
    const base = version === saved.version ? saved : await this.versionOf(version);
    // left meanwhile
    if (this.shared.id !== id) return;
    const opened = new Draft(saved, options.clock);
    opened.assign(planned);
    const keeper = this.keeperOf(`${options.partnerId}/${id}`, () => false);
    const since = keeper.resume(opened);
    const conflicts = keeper.resumed
      ? since
      : [...planned.keys()].filter((key) => base && readField(base, key) !== readField(saved, key));
    runInAction(() => {
      this.own ??= draft;
      this.draft = opened;
      this.sharedKeeper = keeper;
      if (conflicts.length > 0) this.stale = { theirs: saved, conflicts, publishAt: null };
    });
  }

  /** Shows the own draft again, on top of what is published by now. */
  closeShared(): void {
    const { draft, own } = this;
    this.shared.close();
    if (!draft || !own) return;
    this.sharedKeeper?.forget();
    this.sharedKeeper = null;
    const conflicts = own.rebase(draft.saved);
    this.draft = own;
    this.own = null;
    this.failure = null;
    this.refused = new Map();
    this.stale = conflicts.length > 0 ? { theirs: own.saved, conflicts, publishAt: null } : null;
  }

  /** @param key of the draft, in what is stored on the device */
  private keeperOf(key: string, isSending: () => boolean): DraftKeeper {
    const { kept: drafts, clock } = this.options;
    return new DraftKeeper({ key, drafts, clock, isSending });
  }

  /** The settings of an earlier version; null when they can’t be had. */
  private async versionOf(version: number): Promise<Settings | null> {
    const { api, partnerId } = this.options;
    const answer = await api.getSettingsVersion(partnerId, version).catch(() => null);
    return answer?.settings ?? null;
  }

  /** Marks the fields that the server refused. @returns whether it refused any */
  private refuse(error: unknown, update: SettingsUpdate): boolean {
    const errors = error instanceof ApiProblem ? error.errors : [];
    const refused = refusalsOf(errors, update);
    if (refused.size === 0) return false;
    runInAction(() => (this.refused = refused));
    this.fail('invalid');
    return true;
  }

  /**
   * Continues with the other administrator's settings; the draft is discarded, undo restores it.
   */
  loadTheirs(): void {
    if (!this.stale) return;
    this.draft?.rebase(this.stale.theirs);
    this.draft?.reset();
    this.stale = null;
    this.refreshHistory();
  }

  /** Continues editing without a decision; publishing asks again. */
  postpone(): void {
    this.stale = null;
  }

  /**
   * Publishes or schedules the draft over the other administrator's changes; fields only they changed
   * are kept.
   */
  async keepMine(): Promise<boolean> {
    if (!this.stale) return false;
    const { theirs, publishAt } = this.stale;
    this.draft?.rebase(theirs);
    runInAction(() => (this.stale = null));
    return this.publish(publishAt);
  }

  /**
   * Does not publish the change that waits, and puts it on top of the draft.
   *
   * @param planned the settings with that change
   * @returns whether it is the draft's
   */
  async takeBack(planned: Settings): Promise<boolean> {
    const { draft, schedule } = this;
    if (!draft || !(await schedule.cancel())) return false;
    const keys = differences(draft.saved, planned);
    draft.assign(new Map(keys.map((key) => [key, readField(planned, key)])));
    return true;
  }

  /** A scheduled change was published: shows it as what a colleague published. */
  private async showPublished(): Promise<void> {
    await this.load();
    if (this.draft) this.tellPublished(this.draft.saved);
  }

  /** Settings were published: what shows them reloads. */
  private tellPublished(settings: Settings): void {
    this.refreshHistory();
    this.options.onPublished?.(settings);
  }

  private refreshHistory(): void {
    void this.changes.refresh();
    void this.versions.refresh();
  }

  /** Puts newer settings from the server under the draft, and reports conflicts. */
  private adopt(settings: Settings): void {
    runInAction(() => {
      const conflicts = this.draft ? this.draft.rebase(settings) : this.begin(settings);
      if (conflicts.length > 0) this.stale = { theirs: settings, conflicts, publishAt: null };
    });
    this.learn();
  }

  /** Loads how long customers take in the flow that is shown. */
  private learn(): void {
    const { flow, draft } = this;
    if (flow && draft) void this.learned.load(flow.flow, draft.saved.general.time_zone);
  }

  /** Starts a draft with the stored changes of an earlier one. @returns as {@link Draft.resume} */
  private begin(settings: Settings): FieldKey[] {
    const draft = new Draft(settings, this.options.clock);
    const conflicts = this.keeper.resume(draft);
    this.draft = draft;
    return conflicts;
  }

  /** Fetches the other administrator's settings; the draft and its base stay unchanged. */
  private async meetStale(publishAt: string | null = null): Promise<void> {
    const { api, partnerId } = this.options;
    const { draft } = this;
    if (!draft) return;
    try {
      const { settings } = await api.getSettings(partnerId);
      if (!draft.isDirty) return this.adopt(settings);
      const conflicts = draft.conflictsWith(settings);
      runInAction(() => (this.stale = { theirs: settings, conflicts, publishAt }));
    } catch {
      this.fail('offline');
    }
  }

  private fail(failure: PublishFailure): void {
    this.failure = failure;
  }
}
