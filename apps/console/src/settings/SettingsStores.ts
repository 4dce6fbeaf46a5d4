import { callsOf } from '@forecourt/api-client';
import { KeptDrafts, SettingsStore } from '@forecourt/feature-settings';
import {
  computed,
  makeObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
  when,
} from 'mobx';
import { may } from '@forecourt/feature-session/permission';
import { settingsDraftsKey } from '@forecourt/platform';
import type { App } from '../app/App.ts';
import type { Staff } from '../stores/Staff.ts';
import { paths } from '../paths.ts';

/** A draft that a colleague shared. */
interface SharedDraft {
  id: string;
  /** Null in links of earlier versions: the branch is the chosen one. */
  branchId: string | null;
}

/** The settings of each visited branch: an unpublished draft survives switching branches. */
export class SettingsStores {
  /** The store of the current branch; null while the branch is unknown. */
  current: SettingsStore | null = null;
  private readonly stores = new Map<string, SettingsStore>();
  private readonly app: App;
  private readonly kept: KeptDrafts;
  private opening: Promise<void> = Promise.resolve();
  /** The draft whose branch was chosen: its address does not choose it again. */
  private followed: string | null = null;

  constructor(app: App, staff: Staff) {
    this.app = app;
    const { storage, session } = app;
    this.kept = new KeptDrafts(storage, () => {
      const { value: user } = session.user;
      return user ? settingsDraftsKey(user.id) : null;
    });
    makeObservable<this, 'stores'>(this, {
      current: observableRef,
      stores: observable,
      isDirty: computed,
    });
    reaction(
      () => this.current?.draftTheme ?? null,
      (theme) => runInAction(() => (staff.draftTheme = theme)),
    );
    staff.follow({ at: paths.settings, refresh: () => this.refresh() });
  }

  /** Whether any branch has unpublished changes or an upload in progress. */
  get isDirty(): boolean {
    return [...this.stores.values()].some(({ draft, isSending }) => draft?.isDirty || isSending);
  }

  /**
   * Shows the settings of the current branch, freshly loaded.
   *
   * @param draft a draft to show, in its own branch; null for none
   */
  open(draft: SharedDraft | null): Promise<void> {
    this.opening = this.show(draft);
    return this.opening;
  }

  /** Loads what is shown again; what is on its way shows first. */
  private async refresh(): Promise<void> {
    await this.opening;
    await this.current?.load();
  }

  private async show(draft: SharedDraft | null): Promise<void> {
    const { branch, config, http, session } = this.app;
    await branch.known();
    const place = draft && this.follow(draft);
    // Drafts are stored per user, so the user has to be known before they are restored.
    await when(() => session.user.value !== undefined || session.user.state.status === 'error');
    const id = branch.current?.id;
    if (!id || !may(branch, 'getSettings')) return;
    const store =
      this.stores.get(id) ??
      new SettingsStore({
        api: callsOf(http, SettingsStore.endpoints),
        partnerId: id,
        mayEdit: may(branch, 'updateSettings'),
        hasWhatsapp: config.channels.includes('WHATSAPP'),
        kept: this.kept,
        onPublished: () => void branch.refresh(),
      });
    runInAction(() => {
      this.stores.set(id, store);
      this.current = store;
    });
    if (!draft || place === 'left') store.closeShared();
    await store.load();
    if (draft && place === 'here') await store.openShared(draft.id);
    if (draft && place === 'foreign') store.shared.refuse(draft.id);
  }

  /**
   * Chooses a draft's branch. @returns whether it is chosen; 'left' when the user has chosen another one
   * since, 'foreign' when it is none of theirs
   */
  private follow({ id, branchId }: SharedDraft): 'here' | 'left' | 'foreign' {
    const { branch } = this.app;
    if (branchId === null || branchId === branch.current?.id) {
      this.followed = id;
      return 'here';
    }
    if (this.followed === id) return 'left';
    if (!branch.partners.value?.some((partner) => partner.id === branchId)) return 'foreign';
    this.followed = id;
    void branch.switchTo(branchId);
    return 'here';
  }
}
