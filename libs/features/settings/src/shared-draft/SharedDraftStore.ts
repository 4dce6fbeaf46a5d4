import { type Api, hasCode } from '@forecourt/api-client';
import type { SettingsDraft, SettingsUpdate } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';

export interface SharedDraftStoreOptions {
  api: Pick<Api, 'getSettingsDraft' | 'shareSettingsDraft'>;
  partnerId: string;
}

/**
 * What the page says of the draft at its address: shown, gone, no longer fitting the settings, not
 * loaded, or of a branch that the user can’t open.
 */
export type SharedDraftState = 'shown' | 'gone' | 'unfit' | 'failed' | 'foreign';

/** Drafts with a link for colleagues: making one of the own draft, and opening a colleague’s. */
export class SharedDraftStore {
  /** The link that is being made. */
  readonly made = new Resource<SettingsDraft>();
  /** The draft at the address of the page. */
  readonly opened = new Resource<SettingsDraft>();
  /** Its id; null when the address has none. */
  id: string | null = null;
  private isForeign = false;
  private readonly options: SharedDraftStoreOptions;

  constructor(options: SharedDraftStoreOptions) {
    this.options = options;
    makeObservable<this, 'isForeign'>(this, {
      id: observable,
      isForeign: observable,
      state: computed,
      refuse: action,
      close: action,
    });
  }

  /** Null when there is nothing to say. */
  get state(): SharedDraftState | null {
    const { state } = this.opened;
    if (this.id === null) return null;
    if (this.isForeign) return 'foreign';
    if (state.status === 'error') return hasCode(state.error, 'NOT_FOUND') ? 'gone' : 'failed';
    if (state.status !== 'loaded') return null;
    return state.value.settings ? 'shown' : 'unfit';
  }

  /** Keeps an update on the server. A failure is in `made`. */
  async make(update: SettingsUpdate): Promise<void> {
    const { api, partnerId } = this.options;
    await this.made.load(
      async (signal) => (await api.shareSettingsDraft(partnerId, update, { signal })).draft,
    );
  }

  /** Loads a colleague’s draft. @returns it; null while it can’t be shown, as `state` says */
  async open(id: string): Promise<SettingsDraft | null> {
    const { api, partnerId } = this.options;
    runInAction(() => {
      this.id = id;
      this.isForeign = false;
    });
    const isKept = await this.opened.load(
      async (signal) => (await api.getSettingsDraft(partnerId, id, { signal })).draft,
    );
    return isKept ? (this.opened.value ?? null) : null;
  }

  /** Says that the draft is of a branch that the user can’t open. */
  refuse(id: string): void {
    this.id = id;
    this.isForeign = true;
  }

  close(): void {
    this.opened.reset();
    this.id = null;
    this.isForeign = false;
  }
}
